import type { Book } from '@kahani/contracts/stories-internal'
import { escapeHtml } from '@kahani/service-kit/html'
import sharp from 'sharp'
import type { IllustratedBook } from '../src/editions.ts'
import { packEpub } from '../src/formats/epub-package/pack-epub.ts'
import { PAGE_PX } from '../src/layout/geometry.ts'
import { withJfifHeader } from '../src/pictures/encode-pictures.ts'
import { PICTURE_XMP } from './sample-book.ts'

// What a converter for flowing text would change: no line height, margins on all paragraphs, headings in the middle of a page.
const CSS = `
  body { margin: 0 }
  .page { position: relative; width: ${PAGE_PX}px; height: ${PAGE_PX}px; overflow: hidden }
  img { position: absolute; left: 0; top: 0; width: ${PAGE_PX}px; height: ${PAGE_PX}px }
  h1 { position: absolute; left: 48px; top: 640px; margin: 0; font: 700 60px/1 serif }
  p { position: absolute; left: 80px; top: 560px; width: 624px; margin: 0 16px; font: 500 34px/1.1 serif; color: #2b2140 }`

const pageName = (pageNumber: number) => `page-${String(pageNumber).padStart(2, '0')}`

const page = (
  { story }: Book,
  { pageNumber, text, altText }: Book['pages'][number],
) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
  <head>
    <title>${escapeHtml(story.title)}</title>
    <meta name="viewport" content="width=${PAGE_PX}, height=${PAGE_PX}"/>
    <link rel="stylesheet" type="text/css" href="book.css"/>
  </head>
  <body>
    <div class="page">
      <img src="${pageName(pageNumber)}.jpg" alt="${escapeHtml(altText)}"/>
      ${pageNumber === 0 ? `<h1>${escapeHtml(story.title)}</h1>` : `<p>${escapeHtml(text)}</p>`}
    </div>
  </body>
</html>`

function packageDocument({ story, pages }: Book): string {
  const names = pages.map(({ pageNumber }) => pageName(pageNumber))
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">urn:kahani:story:${story.id}</dc:identifier>
    <dc:title>${escapeHtml(story.title)}</dc:title>
    <dc:creator>${escapeHtml(story.characterName)}</dc:creator>
    <dc:language>en</dc:language>
    <meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>
    <meta property="rendition:layout">pre-paginated</meta>
    <meta name="cover" content="${names[0]}-jpg"/>
    <meta name="fixed-layout" content="true"/>
    <meta name="original-resolution" content="${PAGE_PX}x${PAGE_PX}"/>
  </metadata>
  <manifest>
    <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="css" href="book.css" media-type="text/css"/>
    ${names
      .map(
        (name, index) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>
    <item id="${name}-jpg" href="${name}.jpg" media-type="image/jpeg"${index === 0 ? ' properties="cover-image"' : ''}/>`,
      )
      .join('\n    ')}
  </manifest>
  <spine>${names.map(name => `<itemref idref="${name}"/>`).join('')}</spine>
</package>`
}

const navigation = ({ pages }: Book) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
  <head><title>Contents</title></head>
  <body><nav epub:type="toc"><ol>${pages
    .map(({ pageNumber }) => `<li><a href="${pageName(pageNumber)}.xhtml">Page ${pageNumber}</a></li>`)
    .join(
      '',
    )}</ol></nav><nav epub:type="landmarks"><ol><li><a epub:type="cover" href="${pageName(0)}.xhtml">Cover</a></li></ol></nav></body>
</html>`

const CONTAINER = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`

export const sampleJpeg = async (bitmap: Buffer) =>
  withJfifHeader(await sharp(bitmap).jpeg().withXmp(PICTURE_XMP).toBuffer())

/** A small fixed-layout EPUB: a full-page picture per page, and an absolutely positioned text. */
export async function sampleFixedEpub({ book, pictures }: IllustratedBook): Promise<Buffer> {
  const files = new Map<string, string | Buffer>([
    ['META-INF/container.xml', CONTAINER],
    ['book/package.opf', packageDocument(book)],
    ['book/nav.xhtml', navigation(book)],
    ['book/book.css', CSS],
  ])
  for (const entry of book.pages) files.set(`book/${pageName(entry.pageNumber)}.xhtml`, page(book, entry))
  for (const [pageNumber, { bitmap }] of await pictures.sources())
    files.set(`book/${pageName(pageNumber)}.jpg`, await sampleJpeg(bitmap))
  return packEpub(files, new Date('2026-01-01'))
}
