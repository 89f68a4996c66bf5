import { type AgeBand, WORDS_PER_PAGE } from '@kahani/contracts/options'
import { countWords } from '@kahani/wishes/count-words'
import { z } from 'zod'
import type { Page } from '../format/prose.ts'
import { readProse } from '../format/read-prose.ts'
import type { Beat } from '../format/storyboard.ts'
import { checkWithSlots } from '../wording/check-texts.ts'
import { printedSentences, renderPage } from '../wording/render-page.ts'
import type { Wording } from '../wording/wording.ts'

const text = z.string().min(1)
const keepsakesSchema = z.record(z.string(), z.strictObject({ '2-3': text, '4-6': text, else: text }))
let keepsakes: z.output<typeof keepsakesSchema> | undefined
const readKeepsakes = () => {
  keepsakes ??= readProse('keepsakes', keepsakesSchema, checkWithSlots([]))
  return keepsakes
}

const first = { pick: <T>([entry]: readonly T[]): T => entry as T }

/**
 * The pages of a story with what is left of an earlier tale: on the last page, or on the first one if only that has room; of the
 * youngest, the other way round. `tale` is the name of a tale or a frame.
 */
export function withKeepsake(
  pages: Readonly<Record<Beat, Page>>,
  tale: string | undefined,
  age: AgeBand,
  wording: Wording,
): Readonly<Record<Beat, Page>> {
  const keepsake = tale === undefined ? undefined : readKeepsakes()[tale]
  if (keepsake === undefined) return pages
  const lines = age === '2-3' ? [keepsake['2-3']] : age === '4-6' ? [keepsake['4-6']] : [keepsake.else, keepsake['4-6']]
  const beats = age === '2-3' ? (['home', 'bed'] as const) : (['bed', 'home'] as const)
  const places = lines.flatMap(line => beats.map(beat => ({ beat, page: [line, ...pages[beat]] })))
  const place = places.find(({ page }) => hasRoom(page, age, wording))
  return place === undefined ? pages : { ...pages, [place.beat]: place.page }
}

/** The tale, or its frame, of which a story has something; undefined if of none. */
export const keepsakeIn = (hasSentence: (sentence: string) => boolean): string | undefined =>
  Object.entries(readKeepsakes()).find(([, lines]) =>
    Object.values(lines).some(line => printedSentences(line).every(hasSentence)),
  )?.[0]

const hasRoom = (page: Page, age: AgeBand, wording: Wording) =>
  countWords(renderPage(page, age, wording, first).text) <= WORDS_PER_PAGE[age][1]
