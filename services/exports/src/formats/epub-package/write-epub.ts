import { createHash } from 'node:crypto'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { EPub, type Options } from 'epub-gen-memory'
import { PAGE_PX } from '../../layout/geometry.ts'
import { documentPath, type EpubBook, type EpubDocument, fontPath, picturePath } from './epub-book.ts'
import { navigationDocument } from './navigation-document.ts'
import { packEpub } from './pack-epub.ts'
import { packageDocument } from './package-document.ts'

/**
 * Generates the documents of an EPUB. Their markup is complete: epub-gen-memory would remove attributes of SVG from it, and
 * fetch pictures and fonts from the network or from temporary files.
 */
class Generator extends EPub {
  constructor(options: Options, documents: readonly EpubDocument[], identifier: string) {
    const chapters = documents.map(document => ({
      filename: documentPath(document),
      title: isolateRightToLeft(document.title),
      excludeFromToc: !document.inContents,
      content: '',
    }))
    super(options, chapters)
    this.uuid = identifier
    for (const [i, { markup, type }] of documents.entries()) {
      const chapter = this.content[i]
      if (chapter) chapter.content = `<body${type ? ` epub:type="${type}"` : ''}>\n${markup}\n</body>`
    }
  }
  protected override async downloadAllImages() {}
  protected override async downloadAllFonts() {}

  /** @returns their texts by path */
  async generate(): Promise<Map<string, string>> {
    await this.render()
    const files = new Map<string, string>()
    for (const [path, file] of Object.entries(this.zip.files)) {
      if (!file.dir && path !== 'mimetype') files.set(path, await file.async('string'))
    }
    return files
  }
}

/** An EJS template. */
const documentTemplate = (layout: EpubBook['layout']) => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="<%= lang %>" xml:lang="<%= lang %>">
<head>
<title><%= title %></title>
<meta charset="utf-8"/>
${layout === 'pre-paginated' ? `<meta name="viewport" content="width=${PAGE_PX}, height=${PAGE_PX}"/>\n` : ''}<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<%- content %>
</html>
`

/** A UUID of version 8 that identifies what a reader sees, so that the same book has the same identifier. */
function identifierOf({ documents, pictures }: EpubBook): string {
  const hash = createHash('sha256').update(JSON.stringify(documents))
  for (const data of pictures.values()) hash.update(data)
  const bytes = hash.digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return `urn:uuid:${bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`
}

/** Writes an EPUB 3.3 file. The same book results in the same bytes. */
export async function writeEpub(book: EpubBook): Promise<Buffer> {
  const { model, layout, documents, stylesheet, fonts, pictures } = book
  const identifier = identifierOf(book)
  const options: Options = {
    version: 3,
    title: isolateRightToLeft(model.title),
    author: PRODUCT_NAME,
    lang: model.language,
    css: stylesheet,
    tocInTOC: false,
    numberChaptersInTOC: false,
    chapterXHTML: documentTemplate(layout),
    contentOPF: packageDocument(book, identifier),
    tocXHTML: navigationDocument(book),
  }
  const files = new Map<string, string | Buffer>(await new Generator(options, documents, identifier).generate())
  for (const [name, data] of pictures) files.set(`OEBPS/${picturePath(name)}`, data)
  for (const { fileName, data } of fonts.files) files.set(`OEBPS/${fontPath(fileName)}`, data)
  return packEpub(files, model.createdAt)
}
