import { COVER } from '@kahani/contracts/illustration'
import { AGE_BANDS, type AgeBand } from '@kahani/contracts/options'
import type { Book } from '@kahani/contracts/stories-internal'
import { FULL } from '@kahani/testing/full'
import type { RenderEdition } from '../src/editions.ts'
import { createBookModel } from '../src/layout/create-book-model.ts'
import { bitmapsInMemory } from './pictures-in-memory.ts'
import { sampleBook, samplePicture } from './sample-book.ts'

interface HardStory {
  age: AgeBand
  name: string
  texts: string[]
}

/** The first two are the hardest. */
const HARD_STORIES: HardStory[] = [
  { age: '2-3', name: 'Zoë <b>&"आरव" 🦄', texts: ['“Look!” said Zoë & <i>Aarav</i> ]]>.', '&amp; so did आरव 👩‍🚀.'] },
  { age: '7-9', name: 'زارا خان', texts: ['زارا نے چاند کو دیکھا۔', 'Zara said: «شب بخیر».', 'چاند مسکرایا۔'] },
  {
    age: '4-6',
    name: 'Wolfeschlegelsteinhausenbergerdorff the Ninth and Tamarindos',
    texts: ["Line one's end.\nLine two.", 'It was --> “home”.'],
  },
  { age: '10-12', name: 'தமிழ்ச்செல்வி', texts: ['தமிழ்ச்செல்வி நிலாவைப் பார்த்தாள்.', 'அவள் சிரித்தாள்.'] },
  { age: '4-6', name: 'শ্রেয়সী ক্ষৌণীশ', texts: ['শ্রেয়সী চাঁদের দিকে তাকাল।', 'স্বপ্ন দেখল।'] },
]
/** With `--full`, every name in every age band. */
export const STORIES = FULL ? HARD_STORIES.flatMap(story => AGE_BANDS.map(age => ({ ...story, age }))) : HARD_STORIES

export function hardBook({ age, name, texts }: HardStory, id: number): Book {
  const story = { characterAge: age, characterName: name, title: `The Moon Boat of ${name}` }
  const book = sampleBook(id, story, [...texts, 'This page has lost its picture.', ''])
  return {
    ...book,
    pages: book.pages.map(page => ({ ...page, altText: `${name}, picture ${page.pageNumber}` })),
    dedication: `For ${name}\n<3 & kisses`,
  }
}

/** Renders a book of which one picture failed for good. */
export async function renderBook(render: RenderEdition, book: Book) {
  const withoutPicture = book.pages.length - 2
  const bitmaps = await Promise.all(
    book.pages
      .filter(({ pageNumber }) => pageNumber !== withoutPicture)
      .map(async ({ pageNumber }) => [pageNumber, await samplePicture(pageNumber)] as const),
  )
  // The covers of half of the books show the title in the picture.
  const pictures = bitmapsInMemory(bitmaps, book.story.id % 2 === 1 ? [COVER] : [])
  const { file } = await render({ book, pictures }, { signal: new AbortController().signal, setProgress: () => {} })
  return { file, model: createBookModel(book, new Set(bitmaps.map(([pageNumber]) => pageNumber))) }
}
