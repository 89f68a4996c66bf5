import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

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
  prerenderPage(path: string): Promise<string>
  /** The content of the root element. */
  prerenderScreen(path: string): Promise<string>
  /** The content of the root element while the browser loads the app. */
  prerenderSpinner(): string
}

type Output = Rolldown.RolldownOutput['output']

interface DocumentsOptions {
  /** The assets of the locale. */
  client: Output
  prerenderer: Prerenderer
  /**
   * Receives `pages/{name}.html` for prerendered pages, `shells/{name}.html` for screens that the browser renders, and
   * `shell.html` for all others.
   */
  folder: string
}

const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)+/
const ROOT = '<div id="root"></div>'
const EARLY = /<script [^>]*data-early[^>]*><\/script>\s*/
const RELATION = 'rel="modulepreload"'
const PRELOAD = /<link rel="modulepreload"[^>]* href="\/([^"]+)"[^>]*>/g
const ENTRY = /<script type="module"(?![^>]* data-early)[^>]* src="([^"]+)"><\/script>/

/** Changes the links to files that the first script does not need. */
const replacePreloads = (html: string, first: Rolldown.OutputChunk, attributes: string) =>
  html.replace(PRELOAD, (link, fileName) =>
    first.imports.includes(fileName) ? link : link.replace(RELATION, attributes),
  )

/** Makes `src/app/start.ts` load the scripts, after the page is shown. */
const deferScripts = (html: string, start: Rolldown.OutputChunk) =>
  deferPreloads(html.replace(EARLY, `<script type="module" src="/${start.fileName}"></script>`), start)

/** Makes `src/lib/load-app.ts` preload the files of the app, after the page is shown. */
const deferPreloads = (html: string, first: Rolldown.OutputChunk) =>
  replacePreloads(html, first, 'data-preload="modulepreload"')

/** Lets fonts and the data of the page pass the scripts, of which there are more bytes. */
const afterData = (html: string, early: Rolldown.OutputChunk) =>
  replacePreloads(html, early, `${RELATION} fetchpriority="low"`)

const documentName = (path: string) => (path === '/' ? 'index' : path.slice(1))

/** Writes the documents of a locale. */
export async function writeDocuments({ client, prerenderer, folder }: DocumentsOptions): Promise<void> {
  const indexHtml = client.find(file => file.fileName.endsWith('index.html'))
  if (indexHtml?.type !== 'asset') throw new Error('The build has no index.html')
  // `src/lib/load-app.ts` runs it.
  const index = String(indexHtml.source).replace(ENTRY, '')
  const spinner = `<div data-spinner>${prerenderer.prerenderSpinner()}</div>`
  const shell = (earlyScreen = '') =>
    index.replace(ROOT, () => `<div id="root" data-shell>${spinner}${earlyScreen}</div>`)
  const write = async (name: string, html: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), html)
  }
  const [early, start] = [findScript(client, 'early'), findScript(client, 'start')]
  await write('shell.html', afterData(withHead(shell(), appLinks(client)), early))
  const screens: Prerenderer['PRELOADED'] = [...prerenderer.PRERENDERED, ...prerenderer.PRELOADED]
  for (const screen of screens) {
    // Nothing of it works before the app runs.
    const content = screen.early && (await prerenderer.prerenderScreen(screen.early))
    const html = withHead(
      shell(content && `<div data-early-screen hidden inert>${content}</div>`),
      appLinks(client, screen),
    )
    const styled = inlineStyles(content ? deferPreloads(html, early) : afterData(html, early), client)
    rejectInlineCode(screen.path, styled)
    await write(`shells/${documentName(screen.path)}.html`, styled)
  }
  for (const screen of prerenderer.PRERENDERED) {
    const content = page(index, await prerenderer.prerenderPage(screen.path))
    const html = inlineStyles(deferScripts(withHead(content, appLinks(client, screen)), start), client)
    rejectInlineCode(screen.path, html)
    await write(`pages/${documentName(screen.path)}.html`, html)
  }
}

function findScript(client: Output, name: string): Rolldown.OutputChunk {
  const found = client.find(file => file.type === 'chunk' && file.name === name)
  if (found?.type !== 'chunk') throw new Error(`The build has no script ${name}`)
  return found
}

const withHead = (html: string, elements: string) => html.replace('</head>', () => `${elements}</head>`)

/** Puts a prerendered page into index.html, and its metadata in place of the defaults. */
function page(index: string, prerendered: string): string {
  const metadata = HOISTED.exec(prerendered)?.[0] ?? ''
  const withoutDefaults = index.replace(/<title data-static>[^<]*<\/title>|<meta data-static [^>]*>/g, '')
  return withHead(withoutDefaults, metadata).replace(
    ROOT,
    () => `<div id="root">${prerendered.slice(metadata.length)}</div>`,
  )
}

/**
 * Links to the files that are not in index.html: those of a screen, and the entry of the app, which is the last. A file imports
 * only those before it.
 */
function appLinks(output: Output, screen?: Screen): string {
  const chunks = new Map(output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const collect = (fileName: string, found: Set<string>, importers: string[] = []): Set<string> => {
    const path = [...importers, fileName]
    // They could not be run one by one.
    if (importers.includes(fileName)) throw new Error(`Scripts import each other: ${path.join(', ')}`)
    if (found.has(fileName)) return found
    for (const imported of chunks.get(fileName)?.imports ?? []) collect(imported, found, path)
    return found.add(fileName)
  }
  const { fileName: entry } = findScript(output, 'index')
  const linked = collect(entry, new Set())
  const ofScreen = screen ? [...collect(fileOf(screen, output), new Set())].filter(file => !linked.has(file)) : []
  return [...ofScreen, entry]
    .map(file => `<link ${RELATION} crossorigin href="/${file}">`)
    .join('')
    .concat(screen?.font ? fontPreload(output, screen.font) : '')
}

function fileOf({ module }: Screen, output: Output): string {
  const found = output.find(file => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/features/${module}`))
  if (!found) throw new Error(`${module} has no file of its own`)
  return found.fileName
}

function fontPreload(output: Output, font: string): string {
  const found = output.find(({ fileName }) => fileName.startsWith(`assets/${font}-`) && fileName.endsWith('.woff2'))
  if (!found) throw new Error(`The build has no font ${font}`)
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${found.fileName}">`
}

/**
 * Inlines the style sheet, whose request would delay the first paint. Part of it would not be enough: fonts that two style
 * sheets declare replace each other while the page is read.
 */
function inlineStyles(html: string, output: Output): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g, (_link, fileName) => {
    const file = output.find(candidate => candidate.fileName === fileName)
    if (file?.type !== 'asset') throw new Error(`${fileName} is not part of the build`)
    return `<style>${file.source}</style>`
  })
}

/** The content security policy forbids inline scripts and style attributes. */
function rejectInlineCode(path: string, html: string): void {
  const found = / style="[^"]*"|<script(?![^>]* (?:src=|type="application\/ld\+json"))[^>]*>/.exec(html)
  if (found) throw new Error(`${path} contains inline code: ${found[0]}`)
}
