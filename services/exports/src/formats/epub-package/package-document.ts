import { IPTC_EXTENSION } from '@kahani/pictures/source-xmp'
import { COVER_NAME, documentPath, type EpubBook, fontPath, picturePath } from './epub-book.ts'
import { packageMetadata, pictureId } from './package-metadata.ts'

/** Vocabularies of metadata that EPUB has not reserved a prefix for. */
const PREFIXES = `Iptc4xmpExt: ${IPTC_EXTENSION} ibooks: http://vocabulary.itunes.apple.com/rdf/ibooks/vocabulary-extensions-1.0/`

const propertiesOf = (properties?: string) => (properties ? ` properties="${properties}"` : '')
const item = (id: string, href: string, mediaType: string, properties?: string) =>
  `<item id="${id}" href="${href}" media-type="${mediaType}"${propertiesOf(properties)}/>`

/** Renders the package document: metadata, files and reading order. */
export function packageDocument(book: EpubBook, identifier: string): string {
  const { model, documents, pictures, fonts } = book
  const manifest = [
    item('ncx', 'toc.ncx', 'application/x-dtbncx+xml'),
    item('navigation', 'toc.xhtml', 'application/xhtml+xml', 'nav'),
    item('stylesheet', 'style.css', 'text/css'),
    ...documents.map(document =>
      item(document.name, documentPath(document), 'application/xhtml+xml', document.properties),
    ),
    ...[...pictures.keys()].map(name =>
      item(pictureId(name), picturePath(name), 'image/jpeg', name === COVER_NAME ? 'cover-image' : ''),
    ),
    ...fonts.files.map(({ fileName }, i) => item(`font-${i + 1}`, fontPath(fileName), 'font/ttf')),
  ]
  const spine = documents.map(({ name, spread }) => `<itemref idref="${name}"${propertiesOf(spread)}/>`)
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="identifier" prefix="${PREFIXES}" xml:lang="${model.language}">
${packageMetadata(book, identifier)}
<manifest>
${manifest.join('\n')}
</manifest>
<spine toc="ncx">
${spine.join('\n')}
</spine>
</package>
`
}
