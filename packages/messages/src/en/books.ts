import { PRODUCT_NAME } from '../product.ts'

const indianDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
const englishList = new Intl.ListFormat('en-GB')

/** Texts of a downloaded or printed book, apart from its story. */
export const bookMessages = {
  dedication: (name: string) => `A story for ${name}`,
  forChild: (name: string) => `For ${name}`,
  belongsTo: 'This book belongs to',
  castTitle: 'Who is in this story',
  /** Alternative texts of portraits beside a name, by what somebody is in the story. */
  portraits: {
    child: 'The child of the story',
    companion: 'One who comes along',
    grownUp: 'A grown-up',
    pet: 'The pet',
    guide: 'One who is met on the way',
  },
  theEnd: 'The End',
  goodNight: (name: string) => `Good night, ${name}.`,
  madeForOn: (name: string, createdAt: Date) => `This book was made for ${name} on ${indianDate.format(createdAt)}.`,
  madeWith: `Made with ${PRODUCT_NAME}`,
  /** How the words and the pictures were made: with AI, or else by a program. */
  origin: ({ text, pictures }: { text: boolean; pictures: boolean }) => {
    if (text && pictures) return 'Written and illustrated with AI'
    if (text) return 'Written with AI, illustrated by a computer program'
    if (pictures) return 'Written by a computer program, illustrated with AI'
    return 'Written and illustrated by a computer program, without AI'
  },
  typefaces: (names: readonly string[]) =>
    `The letters are ${englishList.format(names)}, free typefaces under the SIL Open Font License 1.1.`,
  readingAloudTitle: 'Reading it aloud',
  readingAloud: {
    '2-3':
      'Sit so close that you both see the picture. Read slowly, let small fingers point, and make every sound twice. When you hear “Again!”, begin again: at this age a story is learned by heart before it is understood.',
    '4-6':
      'Look at the picture together before you read the words. Give everybody a voice, even a silly one, and wait a moment before you turn the page, so that there is time to guess. Let the last page be the quietest of all.',
    '7-9':
      'Take turns if you like: a page for you, a page for your child. Slow down where it gets exciting, and don’t stop to explain a word that the story explains by itself. Afterwards ask: what would you have done?',
    '10-12':
      'Nobody is too old to be read to. Read in your own voice, a few pages each evening, and leave the questions to your child. On nights when you are tired, let the book be read to you.',
  },
  ages: {
    '2-3': 'A story for children of 2 and 3',
    '4-6': 'A story for children from 4 to 6',
    '7-9': 'A story for children from 7 to 9',
    '10-12': 'A story for children from 10 to 12',
  },
  coverOf: (title: string) => `Cover of ${title}`,
  /** On the spine of a printed book. */
  spine: (title: string, name: string) => `${title} · ${name}`,
  /** On the pages that fill a printed book, in this order. */
  drawingPrompts: [
    'Draw your favourite part of the story',
    'Draw what happens the next day',
    'Draw somebody who makes you smile',
    'Draw a place you would love to visit',
    'Draw yourself in this story',
    'Draw a friend for this book',
    'Draw what you dreamed about',
    'Draw anything you like',
  ],
  /** Alternative text of a picture whose cover is lettered: it shows the title. */
  letteredCover: (title: string, description: string) => `${title}. ${description}`,
  /** Alternative text of a picture without a description. */
  pictureOf: (pageNumber: number) => `Picture of page ${pageNumber}`,
  /** Entries of the table of contents. */
  contents: {
    cover: 'Cover',
    titlePage: 'Title page',
    halfTitle: 'Half title',
    backCover: 'Back cover',
    page: (number: number, firstWords: string) => `${number}. ${firstWords}`,
  },
} as const
