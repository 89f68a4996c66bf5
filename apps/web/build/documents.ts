import { readFile } from 'node:fs/promises'
import type { Locale } from '@kahani/messages/languages'
import type { Plugin, Rolldown } from 'vite'
import { defaultMetadata, fillIndex, manifestName, preloadedFonts } from './locale.ts'

interface Screen {
  /** Its first segment names the document. */
  path: string
  /** The file of its component, below `src/features`. */
  module: string
  /** A font that only this screen needs at once, without its extension. */
  font?: string
}

/** The exports of `src/app/prerender.tsx`. */
export interface Prerenderer {
  PRERENDERED: Screen[]
  PRELOADED: (Screen & { early?: string })[]
  prerenderPage(path: string): Promise<{ metadata: string; content: string }>
  /** The content of the root element. */
  prerenderScreen(path: string): Promise<string>
  /** The content of the root element while the browser loads the app. */
  prerenderSpinner(): string
}

interface Document {
  /** The attributes of the links to scripts that the first one does not import. */
  links: typeof AFTER_DATA | typeof AFTER_PAINT
  screen?: Screen
  styles: string
  metadata: string
  root: string
}

/** Lets fonts and the data of the page pass the scripts, of which there are more bytes. */
const AFTER_DATA = 'rel="modulepreload" fetchpriority="low"'

/** Makes `src/lib/load-app.ts` preload the scripts, after the page is shown. */
const AFTER_PAINT = 'data-preload="modulepreload"'

const documentName = (path: string) => (path === '/' ? 'index' : path.slice(1))

/**
 * Adds the documents of a locale to its build: `pages/{name}.html` for prerendered pages, `shells/{name}.html` for screens that
 * the browser renders, and `shell.html` for all others.
 */
export const documents = (locale: Locale, prerenderer: Prerenderer): Plugin => ({
  name: 'documents',
  // After Vite has completed its files.
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const index = await readFile(new URL('../index.html', import.meta.url), 'utf8')
    const findFile = (name: string, matches: (file: Rolldown.OutputChunk | Rolldown.OutputAsset) => boolean) =>
      Object.values(bundle).find(matches)?.fileName ?? this.error(`${name} has no file of its own`)
    const findScript = (name: string) => findFile(name, file => file.type === 'chunk' && file.name === name)
    const [app, first] = [findScript('index'), findScript('first')]

    /** The files that a script needs, the script last. A file imports only those before it. */
    const withImports = (fileName: string, importers: string[] = []): string[] => {
      const path = [...importers, fileName]
      // They could not be run one by one.
      if (importers.includes(fileName)) this.error(`Scripts import each other: ${path.join(', ')}`)
      const file = bundle[fileName]
      const imports = file?.type === 'chunk' ? file.imports : []
      return [...new Set([...imports.flatMap(imported => withImports(imported, path)), fileName])]
    }
    const appFiles = withImports(app)
    const missing = withImports(first).filter(file => file !== first)
    if (missing.length > 0)
      this.error(`FIRST of chunk-groups.ts lacks modules: a page would wait for ${missing.join(', ')}`)
    const screenFiles = ({ module }: Screen) =>
      withImports(
        findFile(module, file => file.type === 'chunk' && !!file.facadeModuleId?.endsWith(`/features/${module}`)),
      ).filter(file => !appFiles.includes(file))

    const fonts = Object.keys(bundle).filter(file => preloadedFonts(locale).test(file))
    const fontLink = (file: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
    const screenFont = (font: string) =>
      findFile(font, file => file.fileName.startsWith(`assets/${font}-`) && file.fileName.endsWith('.woff2'))

    const write = (name: string, { links, screen, styles, metadata, root }: Document) => {
      const scriptLink = (file: string) => `<link ${links} crossorigin href="/${file}">`
      const head = [
        `<script type="module" crossorigin src="/${first}"></script>`,
        ...appFiles.filter(file => file !== app && file !== first).map(scriptLink),
        styles,
        ...fonts.map(fontLink),
        `<link rel="manifest" href="/${manifestName(locale)}">`,
        metadata,
        ...(screen ? screenFiles(screen) : []).map(scriptLink),
        scriptLink(app),
        screen?.font ? fontLink(screenFont(screen.font)) : '',
      ]
      const source = fillIndex(index, { locale, head: head.join(''), root })
      this.emitFile({ type: 'asset', fileName: `documents/${locale}/${name}.html`, source })
    }

    const styleSheet = findFile('The style sheet', file => file.fileName.endsWith('.css'))
    // Its request would delay the first paint. Part of it would not be enough: fonts that two style sheets declare replace each
    // other while the page is read.
    const inlineStyles = `<style>${(bundle[styleSheet] as Rolldown.OutputAsset).source}</style>`

    const spinner = `<div data-spinner>${prerenderer.prerenderSpinner()}</div>`
    const shell = (earlyScreen = '') => ({
      metadata: defaultMetadata(locale),
      root: `<div id="root" data-shell>${spinner}${earlyScreen}</div>`,
    })
    const linkedStyles = `<link rel="stylesheet" crossorigin href="/${styleSheet}">`
    write('shell', { ...shell(), links: AFTER_DATA, styles: linkedStyles })
    const screens: Prerenderer['PRELOADED'] = [...prerenderer.PRERENDERED, ...prerenderer.PRELOADED]
    for (const screen of screens) {
      // Nothing of it works before the app runs.
      const content = screen.early && (await prerenderer.prerenderScreen(screen.early))
      write(`shells/${documentName(screen.path)}`, {
        ...shell(content && `<div data-early-screen hidden inert>${content}</div>`),
        links: content ? AFTER_PAINT : AFTER_DATA,
        screen,
        styles: inlineStyles,
      })
    }
    for (const screen of prerenderer.PRERENDERED) {
      const { metadata, content } = await prerenderer.prerenderPage(screen.path)
      const root = `<div id="root">${content}</div>`
      const name = `pages/${documentName(screen.path)}`
      write(name, { links: AFTER_PAINT, screen, styles: inlineStyles, metadata, root })
    }
  },
})
