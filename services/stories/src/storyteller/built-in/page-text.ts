import { type AgeBand, WORDS_A_PAGE } from '@kahani/contracts/options'
import { countWords } from '../count-words.ts'
import type { Conditional, Line, Page, UserError } from './arc.ts'
import type { Chooser } from './seeded.ts'
import { fill, type Wording } from './wording.ts'

/** One way to tell a line, or a page of lines. Of ways that fit, the one with the most `worth` is told. */
interface Way {
  text: string
  words: number
  worth: number
}

/** Slots that stand for a choice of the family's: what shows one is worth telling. */
const CHOSEN = /\{(friend|pet|petNoun|petIntro|hero|role|theme|value|message)\}/i
/** Below this share of a band's range a page is told only where no fuller one is as good. */
const COMFORT = 0.3

/**
 * A page as running text: of all ways to tell its lines that keep to the band's number of words, one of those that have the
 * most to tell. No sentence is ever cut. Where no way fits, the nearest is told.
 */
export function tellPage(page: Page, band: AgeBand, wording: Wording, chooser: Chooser): string {
  const [fewest, most] = WORDS_A_PAGE[band]
  const ways = combine(page.map(line => waysOf(line, wording)).filter(each => each.length > 0))

  const fitting = ways.filter(way => way.words >= fewest && way.words <= most)
  if (fitting.length === 0) {
    const distance = (way: Way) => Math.max(fewest - way.words, way.words - most)
    return ways.reduce((best, way) => (distance(way) < distance(best) ? way : best)).text
  }
  const worth = Math.max(...fitting.map(way => way.worth))
  const best = fitting.filter(way => way.worth === worth)
  const comfortable = best.filter(way => way.words >= fewest + (most - fewest) * COMFORT)
  return chooser.pick(comfortable.length > 0 ? comfortable : best).text
}

const UNTOLD: Way = { text: '', words: 0, worth: 0 }

function combine(lines: readonly (readonly Way[])[]): Way[] {
  return lines.reduce<Way[]>((told, line) => told.flatMap(before => line.map(next => join(before, next))), [UNTOLD])
}

const join = (before: Way, next: Way): Way => ({
  text: before.text === '' || next.text === '' ? before.text + next.text : `${before.text} ${next.text}`,
  words: before.words + next.words,
  worth: before.worth + next.worth,
})

function waysOf(line: Line, wording: Wording): Way[] {
  if (typeof line === 'object' && 'maybe' in line) return [UNTOLD, ...tellings(line.maybe, wording)]
  if (typeof line === 'object' && 'ifRoom' in line) {
    return [UNTOLD, ...tellings(line.ifRoom, wording).map(way => ({ ...way, worth: way.worth + 1 }))]
  }
  return tellings(line, wording)
}

function tellings(line: UserError | Conditional, wording: Wording): Way[] {
  const sentence = isConditional(line) ? branch(line, wording) : line
  if (sentence === undefined) return []
  return (typeof sentence === 'string' ? [sentence] : sentence).flatMap(template => {
    const text = fill(template, wording)
    return text === null ? [] : [{ text, words: countWords(text), worth: CHOSEN.test(template) ? 1 : 0 }]
  })
}

const isConditional = (line: UserError | Conditional): line is Conditional =>
  typeof line === 'object' && !Array.isArray(line)

function branch(line: Conditional, wording: Wording): UserError | undefined {
  const [slot, told] = 'friend' in line ? (['friend', line.friend] as const) : (['pet', line.pet] as const)
  return wording.get(slot) === '' ? line.else : told
}
