import type { StoryBrief } from '@kahani/contracts/brief'
import { WORDS_PER_PAGE } from '@kahani/contracts/options'
import { countWords } from '@kahani/wishes/count-words'
import type { Telling } from '@kahani/wishes/situation'
import type { Line, Page, TaleProse } from '../format/prose.ts'
import { renderPage } from '../wording/render-page.ts'
import { fill, type Wording, withWords } from '../wording/wording.ts'
import { proseOf } from './prose-of-telling.ts'

/** A situation in the words of one story. */
export interface Opening {
  /** First line of the first page. */
  opening: Line
  /** Line on the way home. */
  echo: Line[]
  wording: Wording
}

/** Variants that are shorter than this share of the longest one that fits are not used. */
const RICH_SHARE = 0.6
const first = { pick: <T>([entry]: readonly T[]): T => entry as T }

/**
 * Puts a situation at the beginning of a story; null if it does not fit there: the page has no room, the story has the
 * grown-up at home who is away, or it is set at another festival.
 */
export function openStory(
  brief: StoryBrief,
  telling: Telling,
  tale: Pick<TaleProse, 'world' | 'pages'>,
  plain: Wording,
): Opening | null {
  const band = brief.characterAge
  const home = tale.pages[band].home
  if (telling.absent?.includes(tale.world.elder) || isOtherFestival(telling.festival, home)) return null

  // The words of the telling are for its own lines only: they don't replace those of the story.
  const words = Object.entries(telling.words).map(([slot, text]) => [slot, fill(text, plain) ?? ''] as const)
  const own = withWords(plain, Object.fromEntries(words))
  const prose = proseOf(telling, band)
  const fitting = prose.openings.flatMap(line => {
    const text = fill(line.replaceAll('{when}', telling.words.when ?? ''), own)
    if (text === null) return []
    const page = renderPage(['{opening}', ...home], band, withWords(plain, { opening: text }), first)
    return countWords(page.text) <= WORDS_PER_PAGE[band][1] ? [{ text, length: countWords(text) }] : []
  })
  if (fitting.length === 0) return null

  const longest = Math.max(...fitting.map(({ length }) => length))
  const rich = fitting.filter(({ length }) => length >= longest * RICH_SHARE)
  const openings = rich.map(({ text }, index) => [`opening${index}`, text] as const)
  const echo = fill(prose.echo, own) ?? ''
  return {
    opening: openings.map(([slot]) => `{${slot}}`),
    echo: [{ ifRoom: '{echo}' }],
    wording: withWords(plain, { ...Object.fromEntries(openings), echo }),
  }
}

/** The day of the year that a story is set on, if any, with the festivals that fit it. */
const SET_ON = [
  { day: /Diwali/, festivals: ['Diwali', 'Deepavali'] },
  { day: /kite day|fourteenth of January/i, festivals: ['Sankranti', 'Makar Sankranti', 'Lohri', 'Pongal', 'Bihu'] },
]

/** Whether a story with this first page is set on the day of another festival. */
export const isOtherFestival = (festival: string | undefined, home: Page): boolean =>
  festival !== undefined &&
  SET_ON.some(({ day, festivals }) => day.test(JSON.stringify(home)) && !festivals.includes(festival))
