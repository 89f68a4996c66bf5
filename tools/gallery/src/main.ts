import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { bookPage, indexPage, pictureFile, sheetFile } from './book-page.ts'
import { contactSheet } from './contact-sheet.ts'
import { printDigests } from './digests.ts'
import { renderFocusSheets } from './focus-sheet.ts'
import { GALLERY } from './gallery-briefs.ts'
import { draftBook, illustrateBook } from './make-book.ts'
import { printDistances } from './print-distances.ts'
import { makeSampleBook } from './sample-book.ts'
import { renderSitePictures } from './site-pictures/site-pictures.ts'
import { renderSketches } from './sketches.ts'
import { makeStyleReferences } from './styles/style-references.ts'
import { drawStoryTrace } from './traces/story-trace.ts'

/** Of the illustrator that sends them to a provider. */
const STYLE_REFERENCES = join(import.meta.dirname, '../../../services/illustrations/src/illustrator/openai/styles')
/** Of the landing page that shows it. */
const SAMPLE_BOOK = join(import.meta.dirname, '../../../apps/web/src/features/landing/book')
const SHEET = { columns: 4, tilePx: 420, gapPx: 8 }

/** Renders the books of the gallery, or those that are named, into a folder of web pages. */
async function renderGallery(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: join(import.meta.dirname, '../../../.data/gallery') },
      size: { type: 'string', default: '1024' },
    },
    allowPositionals: true,
  })
  const chosen = GALLERY.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  if (chosen.length === 0) {
    throw new Error(`There is no such book. Books: ${GALLERY.map(({ name }) => name).join(', ')}`)
  }
  await mkdir(values.out, { recursive: true })
  const books = []
  for (const book of chosen) {
    const drafted = draftBook(book)
    const pictures = await illustrateBook(drafted, Number(values.size))
    for (const [index, picture] of pictures.entries()) {
      await sharp(picture)
        .webp({ quality: 84 })
        .toFile(join(values.out, pictureFile(book.name, index)))
    }
    await writeFile(join(values.out, sheetFile(book.name)), await contactSheet(pictures, SHEET))
    await writeFile(join(values.out, `${book.name}.html`), bookPage(book, drafted))
    books.push({ book, title: drafted.draft.title })
    process.stdout.write(`${drafted.draft.title}\n`)
  }
  await writeFile(join(values.out, 'index.html'), indexPage(books))
  process.stdout.write(`Open ${join(values.out, 'index.html')}\n`)
}

const [command, ...rest] = process.argv.slice(2)
if (command === 'distances') await printDistances(Number(rest[0] ?? 200))
else if (command === 'digests') await printDigests(Number(rest[0] ?? 500))
else if (command === 'sketches') await renderSketches(rest[0] ?? 'docs/gallery/sketches')
else if (command === 'focus') await renderFocusSheets('.data/focus', rest.length > 0 ? rest.map(Number) : [0, 3, 6, 9])
else if (command === 'trace') await drawStoryTrace(rest[0] ?? 'docs/pictures/trace-of-a-story.svg')
else if (command === 'site-pictures') await renderSitePictures(rest)
else if (command === 'sample-book') await makeSampleBook(rest[0] ?? SAMPLE_BOOK)
else if (command === 'styles') await makeStyleReferences(rest[0] ?? STYLE_REFERENCES)
else await renderGallery(process.argv.slice(2))
