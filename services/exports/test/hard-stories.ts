import { COVER } from '@kahani/contracts/illustration'
import { AGE_BANDS, type AgeBand } from '@kahani/contracts/options'
import type { FocusBox } from '@kahani/contracts/picture-focus'
import type { Book } from '@kahani/contracts/stories-internal'
import { FULL } from '@kahani/testing/full'
import type { RenderEdition } from '../src/editions.ts'
import { createBookModel } from '../src/layout/create-book-model.ts'
import { withTypefaces } from '../src/layout/page-texts.ts'
import { bitmapsInMemory } from './pictures-in-memory.ts'
import { sampleBook, samplePicture } from './sample-book.ts'

interface HardStory {
  age: AgeBand
  name: string
  texts: string[]
  message?: string
}

/** The widest letter, in the longest name. */
export const WIDE_NAME = 'W'.repeat(40)
/** 500 characters in 23 lines, with four stanzas. */
export const POEM = `Little one, the lamp is low,
the stars have come to say
that all the things you long to know
can wait for another day.

The river hums, the crickets sing,
the mango leaves are still;
the moon has found its silver ring
behind the sleeping hill.

Your kite is folded on the chair,
your shoes are by the door;
the wind has combed the peepal’s hair
and sings its song no more.

So close your eyes and count to ten:
one, two,
three, four,
five, six,
and then,
my own,
my love,
good night, goodnight again.`

/** The first two are the hardest. */
const HARD_STORIES: HardStory[] = [
  { age: '2-3', name: 'Zoë <b>&"आरव" 🦄', texts: ['“Look!” said Zoë & <i>Aarav</i> ]]>.', '&amp; so did आरव 👩‍🚀.'] },
  {
    age: '7-9',
    name: 'زارا خان',
    texts: [
      'زارا خان, یوسف and 2 cats sailed. Zara said: «شب بخیر، زارا!» 12 times.',
      'زارا نے چاند کو دیکھا۔',
      'چاند مسکرایا۔',
    ],
    message: 'پیاری زارا خان، شب بخیر 🌙!\n\nزارا خان, sleep well (7 times)!',
  },
  {
    age: '4-6',
    name: WIDE_NAME,
    texts: [`Line one's end, ${WIDE_NAME}.\nLine two.`, 'It was --> “home”.'],
    message: POEM,
  },
  { age: '10-12', name: 'தமிழ்ச்செல்வி', texts: ['தமிழ்ச்செல்வி நிலாவைப் பார்த்தாள்.', 'אמא, אבא and שרה כהן laughed.'] },
  {
    age: '4-6',
    name: 'শ্রেয়সী ক্ষৌণীশ',
    texts: [
      'শ্রেয়সী চাঁদের দিকে তাকাল।',
      'Нурлан, Αλέξανδρος, 张小明, 田中さくら, 김민준, สมชาย, තරුෂි, ᱥᱟᱱᱛᱟᱲᱤ and ꯃꯩꯇꯩ slept.',
    ],
  },
]
/** With `--full`, every name in every age band. */
export const STORIES = FULL ? HARD_STORIES.flatMap(story => AGE_BANDS.map(age => ({ ...story, age }))) : HARD_STORIES

export function hardBook({ age, name, texts, message = `For ${name}\n<3 & kisses` }: HardStory, id: number): Book {
  const story = { characterAge: age, characterName: name, title: `The Moon Boat of ${name}` }
  const book = sampleBook(id, story, [...texts, 'This page has lost its picture.', ''])
  return {
    ...book,
    pages: book.pages.map(page => ({ ...page, altText: `${name}, picture ${page.pageNumber}` })),
    dedication: message,
    cast: [
      { figure: 'child', name },
      { figure: 'guide', name: 'the <owl> আলো' },
    ],
  }
}

const FACES: readonly FocusBox[] = [
  { part: 'face', who: 'child', box: { x: 0.1, y: 0.4, width: 0.2, height: 0.2 } },
  { part: 'face', who: 'guide', box: { x: 0.7, y: 0.4, width: 0.2, height: 0.2 } },
]

/** Renders a book of which one picture failed for good. */
export async function renderBook(render: RenderEdition, book: Book) {
  const withoutPicture = book.pages.length - 2
  const bitmaps = await Promise.all(
    book.pages
      .filter(({ pageNumber }) => pageNumber !== withoutPicture)
      .map(async ({ pageNumber }) => [pageNumber, await samplePicture(pageNumber)] as const),
  )
  // The pictures of half of the covers show the title already.
  const pictures = bitmapsInMemory(bitmaps, book.story.id % 2 === 1 ? [COVER] : [], FACES)
  const { file } = await render({ book, pictures }, { signal: new AbortController().signal, setProgress: () => {} })
  const model = await withTypefaces(createBookModel(book, await pictures.described()))
  return { file, model }
}
