import { createHash } from 'node:crypto'
import { COVER } from '@kahani/contracts/illustration'
import { AGE_BANDS, CHARACTER_TYPES, GENDERS, PETS, PRIMARY_VALUES, THEMES } from '@kahani/contracts/options'
import { drawPicture } from '@kahani/illustrator/draw-picture'
import { drawSheet } from '@kahani/illustrator/draw-sheet'
import { loadLetteringFonts } from '@kahani/lettering/lettering-fonts'
import { paint } from '@kahani/painting/paint'
import { hashText, seededRandom } from '@kahani/random/seeded-random'
import { draftBook } from './make-book.ts'

/** Digests of books: two versions of the storyteller and the illustrator that print the same lines make the same books. */

const NAMES = ['Asha', 'Rohan Mehta', 'आशा देवी', 'Zoë', 'Kailas', 'Maheshwaran']
const CUSTOM_CHARACTERS = ['a doctor', 'my sister', 'Jhansi Ki Rani', 'train driver']
const CUSTOM_THEMES = ['trains', 'the Taj Mahal', 'my grandfather’s farm', 'Cooking with Nani', 'dinosaurs.']
const MESSAGES = [
  '',
  '',
  '',
  'We love you to the moon and back. Love, Papa',
  'please make it about cricket',
  'He has a wobbly tooth',
  'we are moving to Pune and she is nervous',
  'Her grandfather passed away last month',
  'Tomorrow is his fifth birthday!',
  'She got a baby brother yesterday and is jealous',
  'He is scared of the dark. Be brave, my little lion.',
  'She starts school on Monday',
  'He came first in the chess tournament',
  'She has fever and stays in bed',
  'Tomorrow is Diwali and he is very excited',
  'We are going to Goa by train next week',
  'She loves mangoes and drawing',
]
const PAINTED_WIDTH_PX = 96
const BAND = AGE_BANDS.length * THEMES.length

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** A brief that depends only on its number. Ages and themes alternate, everything else is random. */
function numberedBrief(number: number) {
  const next = seededRandom(hashText(`digest/${number}`))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  return {
    characterName: pick(NAMES),
    characterAge: AGE_BANDS[number % AGE_BANDS.length] as (typeof AGE_BANDS)[number],
    characterGender: pick(GENDERS),
    characterType: pick(CHARACTER_TYPES),
    customCharacter: pick(CUSTOM_CHARACTERS),
    theme: THEMES[Math.floor((number % BAND) / AGE_BANDS.length)] as (typeof THEMES)[number],
    customTheme: pick(CUSTOM_THEMES),
    friendName: pick(['', 'Kabir', 'Zoya Khan', 'Sam']),
    pet: pick(PETS),
    primaryValue: pick(PRIMARY_VALUES),
    customValue: pick(['patience', 'telling the truth']),
    specialMessage: pick(MESSAGES),
  }
}

/** Prints a line for each of `count` books, with digests of its text, its drawings and one painted picture, and one for all. */
export async function printDigests(count: number): Promise<void> {
  await loadLetteringFonts()
  const all = createHash('sha256')
  for (let number = 0; number < count; number++) {
    const { draft, request, briefs } = draftBook({ brief: numberedBrief(number), seed: number * 7919 })
    const pages = briefs.map((brief, index) =>
      drawPicture(request, { pageNumber: COVER + index, key: '', brief, softened: false }),
    )
    const { signal } = new AbortController()
    const page = pages[number % pages.length] ?? ''
    const { pixels } = await paint(page, { widthPx: PAINTED_WIDTH_PX, signal })
    const drawings = digest([drawSheet(request), ...pages].join('\n'))
    const line = [number, digest(JSON.stringify(draft)), drawings, digest(pixels), draft.title].join(' ')
    all.update(`${line}\n`)
    process.stdout.write(`${line}\n`)
  }
  process.stdout.write(`${count} books: ${all.digest('hex')}\n`)
}
