import { ebookMessages } from '@kahani/messages/en/ebooks'
import { escapeHtml } from '@kahani/service-kit/html'
import type { BookFonts } from '../../fonts/book-fonts.ts'
import type { BookModel } from '../../layout/book-model.ts'
import { packEpub } from '../pack-epub.ts'
import { type Chapter, pageId, pictureFileName } from './chapters.ts'
import { IPTC_PREFIX, packageMetadata } from './package-metadata.ts'

export interface EpubContents {
  model: BookModel
  chapters: readonly Chapter[]
  fonts: BookFonts
  pictures: ReadonlyMap<number, Buffer>
  identifier: string
}

/** @throws Error if the text doesn't contain the pattern, as after an update of epub-gen-memory */
function replace(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`expected a generated file with ${pattern}`)
  return text.replace(pattern, () => replacement)
}

/** Replaces the metadata, marks the cover, and removes what EPUB 3 has no use for. */
function repairPackage(generated: string, { model, identifier }: EpubContents): string {
  const cover = model.pages.find(page => page.kind === 'cover')?.picture ?? null
  const coverItem = new RegExp(`<item id="([^"]+)" href="images/${cover === null ? '' : pictureFileName(cover)}"`)
  const coverId = coverItem.exec(generated)?.[1] ?? null
  let text = replace(generated, /<metadata[\s\S]*<\/metadata>/, packageMetadata(model, identifier, coverId))
  text = replace(text, / prefix="/, ` prefix="${IPTC_PREFIX} `)
  text = replace(text, /xml:lang="en"/, `xml:lang="${model.language}"`)
  // The table of contents is for the menus of reading programs, not a page of the book.
  text = replace(text, /<itemref idref="toc" \/>/, '')
  text = replace(text, /<guide>[\s\S]*<\/guide>/, '')
  return coverId === null ? text : replace(text, coverItem, `${coverItem.exec(text)?.[0]} properties="cover-image"`)
}

/** Adds landmarks, a page list and roles to the navigation document. */
function repairNavigation(generated: string, { chapters }: EpubContents): string {
  const { landmarks, pageList } = ebookMessages
  const hrefOf = (kind: Chapter['kind']) => `${chapters.find(chapter => chapter.kind === kind)?.name}.xhtml`
  const item = (href: string, label: string, type = '') =>
    `<li><a${type && ` epub:type="${type}"`} href="${href}">${escapeHtml(label)}</a></li>`
  const nav = (type: string, title: string, items: string[], role = '') =>
    `<nav epub:type="${type}"${role} hidden="hidden"><h2>${escapeHtml(title)}</h2>\n<ol>\n${items.join('\n')}\n</ol></nav>\n`
  const added = [
    nav('landmarks', landmarks.title, [
      item(hrefOf('cover'), landmarks.cover, 'cover'),
      item(hrefOf('story'), landmarks.story, 'bodymatter'),
    ]),
    nav(
      'page-list',
      pageList,
      chapters.flatMap(({ name, pageNumber }) =>
        pageNumber === null ? [] : item(`${name}.xhtml#${pageId(pageNumber)}`, String(pageNumber)),
      ),
      ' role="doc-pagelist"',
    ),
  ]
  const text = replace(generated, /epub:type="toc"/, 'epub:type="toc" role="doc-toc"')
  return replace(text, /<\/body>/, `${added.join('')}</body>`)
}

/**
 * Completes an EPUB of epub-gen-memory: with metadata, navigation, pictures and fonts, and without anything that differs
 * from one run to the next.
 */
export function repairEpub(documents: ReadonlyMap<string, string>, contents: EpubContents): Promise<Buffer> {
  const { model, fonts, pictures } = contents
  const files = new Map<string, string | Buffer>()
  for (const [path, text] of documents) {
    if (path === 'OEBPS/content.opf') files.set(path, repairPackage(text, contents))
    else if (path === 'OEBPS/toc.xhtml') files.set(path, repairNavigation(text, contents))
    else files.set(path, text)
  }
  for (const { fileName, data } of fonts.files) files.set(`OEBPS/fonts/${fileName}`, data)
  for (const [pageNumber, data] of pictures) files.set(`OEBPS/images/${pictureFileName(pageNumber)}`, data)
  return packEpub(files, model.createdAt)
}
