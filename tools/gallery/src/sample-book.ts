import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { GALLERY, type GalleryBook } from './gallery-briefs.ts'
import { draftBook, illustrateBook } from './make-book.ts'

const SAMPLE = 'advait'
/** Whose cover is shown where a visitor's child will be. */
const EXAMPLE: Omit<GalleryBook, 'name'> = {
  seed: 35,
  brief: {
    ...{ characterName: 'Kabir', characterAge: '4-6', characterGender: 'boy', characterType: 'pirate' },
    theme: 'underwater',
  },
}
/** Of a phone, and of large screens and phones with sharp ones, in px. */
const WIDTHS = [480, 960] as const
const WEBP = { quality: 78, effort: 6, smartSubsample: true }
/** Half as large. Of the one picture that a phone has to load before anything else. */
const AVIF = { quality: 38, effort: 9 }

/**
 * Makes the book that the landing page shows: each picture in two widths, of which 0 is the cover, what is shown of it when it is
 * closed (`book.json`), and its pages. Then the example of a cover.
 */
export async function makeSampleBook(folder: string): Promise<void> {
  const book = GALLERY.find(({ name }) => name === SAMPLE) as GalleryBook
  const drafted = draftBook(book)
  const { title, cover, pages } = drafted.draft
  await mkdir(join(folder, 'pictures'), { recursive: true })
  const [small, large] = WIDTHS
  for (const [index, picture] of (await illustrateBook(drafted, large)).entries()) {
    if (index === 0)
      await sharp(picture)
        .resize(small)
        .avif(AVIF)
        .toFile(join(folder, 'pictures', `0-${small}.avif`))
    for (const width of WIDTHS) {
      const file = join(folder, 'pictures', `${index}-${width}.webp`)
      await sharp(picture).resize(width).webp(WEBP).toFile(file)
    }
  }
  const texts = pages.map(({ text, picture }) => ({ text, picture: picture.altText }))
  const { characterName: hero, characterAge: age } = book.brief
  await writeJson(join(folder, 'book.json'), { title, hero, age, cover: cover.altText, firstPage: texts[0] })
  await writeJson(join(folder, 'pages.json'), texts)

  const example = draftBook(EXAMPLE)
  const [picture] = await illustrateBook({ ...example, briefs: [example.draft.cover] }, small)
  await sharp(picture).webp(WEBP).toFile(join(folder, 'example-of-a-cover.webp'))
}

const writeJson = (file: string, value: object) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
