import { withoutWhitespace } from './read-pdf.ts'
import { readZip } from './read-zip.ts'

export interface EpubContent {
  /** The documents of the spine. */
  documents: { href: string; markup: string }[]
  /** Where the entries of the table of contents lead to. */
  contents: string[]
  /** Text of each document of the spine, without whitespace. */
  pages: string[]
  /** Alternative texts of the pictures, in reading order. */
  altTexts: string[]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decode = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (_, hex?: string, decimal?: string, name = '') => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[name] ?? '')
  })

const attribute = (element: string, name: string) => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '')

const textOf = (document: string) => decode(/<body[\s\S]*<\/body>/.exec(document)?.[0].replace(/<[^>]*>/g, '') ?? '')

/** Reads the spine of an EPUB. */
export async function readEpub(file: Buffer): Promise<EpubContent> {
  const files = await readZip(file)
  const read = (path: string) => String(files.get(path) ?? '')
  const packagePath = attribute(read('META-INF/container.xml'), 'full-path')
  const packageDocument = read(packagePath)
  const items = packageDocument.match(/<item\s[^>]*>/g) ?? []
  const hrefs = new Map(items.map(item => [attribute(item, 'id'), attribute(item, 'href')]))
  const spine = packageDocument.match(/<itemref\s[^>]*>/g) ?? []
  const folder = packagePath.slice(0, packagePath.lastIndexOf('/') + 1)
  const documents = spine.map(ref => {
    const href = hrefs.get(attribute(ref, 'idref')) ?? ''
    return { href, markup: read(folder + href) }
  })
  const [navigation = ''] = items.filter(item => attribute(item, 'properties') === 'nav')
  const [contents = ''] = /<nav epub:type="toc"[\s\S]*?<\/nav>/.exec(read(folder + attribute(navigation, 'href'))) ?? []
  return {
    documents,
    contents: (contents.match(/<a\s[^>]*>/g) ?? []).map(link => attribute(link, 'href')),
    pages: documents.map(({ markup }) => withoutWhitespace(textOf(markup))),
    altTexts: documents.flatMap(({ markup }) => markup.match(/<img\s[^>]*>/g) ?? []).map(img => attribute(img, 'alt')),
  }
}
