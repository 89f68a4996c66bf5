import { type AgeBand, WORDS_PER_PAGE } from '@kahani/contracts/options'
import type { Random } from '@kahani/random/random'
import { countWords } from '@kahani/wishes/count-words'
import type { Conditional, Line, Page, Sentence } from '../format/prose.ts'
import { fill, readMarks, type Wording } from './wording.ts'

/** A source of choices. */
type Choice = Pick<Random, 'pick'>
/** What a sentence counts against a variant: 1 if an earlier story of the child has it, else 0. */
export type SentenceCost = (sentence: string) => number

export interface RenderedPage {
  text: string
  /** The nouns in brackets, which the picture of the page shows. */
  seen: string[]
}

/** The sentences of a printed text, each with its closing quotation mark. */
export const printedSentences = (text: string): string[] => text.split(/(?<=[.!?…]”?)\s+/).filter(Boolean)

/** One rendering of a line or of a page. Of the variants that fit, the one with the highest `score` is used. */
interface Variant {
  text: string
  words: number
  score: number
  /** Of all its sentences. */
  cost: number
}

/** Slots that stand for a choice of the family. A sentence with one of them scores higher. */
const CHOICE_SLOT = /\{(friend|friends|company|other|kin|pet|petNoun|petIntro|petOwn|hero|role|theme|value|message)\}/i
/** A sentence with all who come along scores higher still. */
const COMPANY_SLOT = /\{(company|friends)\}/i
/** Variants below this share of the word range are used only if no longer one has the same score. */
const COMFORTABLE_SHARE = 0.3

/**
 * Renders a page within the word limits of its age band, choosing among the variants with the highest score those with the
 * lowest cost. Sentences are never cut: if no variant fits, the one nearest to the limits is used.
 */
export function renderPage(
  page: Page,
  band: AgeBand,
  wording: Wording,
  random: Choice,
  costOf?: SentenceCost,
): RenderedPage {
  return readMarks(choosePage(page, band, wording, random, costOf))
}

function choosePage(page: Page, band: AgeBand, wording: Wording, random: Choice, costOf?: SentenceCost): string {
  const [minWords, maxWords] = WORDS_PER_PAGE[band]
  const withCost = (variant: Variant, costOf: SentenceCost) => ({
    ...variant,
    cost: printedSentences(readMarks(variant.text).text).reduce((sum, sentence) => sum + costOf(sentence), 0),
  })
  const lines = page
    .map(line => lineVariants(line, wording))
    .map(variants => (costOf ? variants.map(variant => withCost(variant, costOf)) : variants))
  const variants = combine(lines.filter(each => each.length > 0))

  const fitting = variants.filter(variant => variant.words >= minWords && variant.words <= maxWords)
  if (fitting.length === 0) {
    const distance = (variant: Variant) => Math.max(minWords - variant.words, variant.words - maxWords)
    return variants.reduce((best, variant) => (distance(variant) < distance(best) ? variant : best)).text
  }
  const maxScore = Math.max(...fitting.map(variant => variant.score))
  const best = fitting.filter(variant => variant.score === maxScore)
  const comfortable = best.filter(variant => variant.words >= minWords + (maxWords - minWords) * COMFORTABLE_SHARE)
  const chosen = comfortable.length > 0 ? comfortable : best
  const lowest = Math.min(...chosen.map(({ cost }) => cost))
  return random.pick(chosen.filter(({ cost }) => cost === lowest)).text
}

/** All renderings of a page that are within the word limits of its age band. */
export function listRenderings(page: Page, band: AgeBand, wording: Wording): RenderedPage[] {
  const [minWords, maxWords] = WORDS_PER_PAGE[band]
  return combine(page.map(line => lineVariants(line, wording)).filter(each => each.length > 0))
    .filter(({ words }) => words >= minWords && words <= maxWords)
    .map(({ text }) => readMarks(text))
}

const OMITTED: Variant = { text: '', words: 0, score: 0, cost: 0 }

function combine(lines: readonly (readonly Variant[])[]): Variant[] {
  return lines.reduce<Variant[]>(
    (variants, line) => variants.flatMap(start => line.map(next => join(start, next))),
    [OMITTED],
  )
}

const join = (start: Variant, next: Variant): Variant => ({
  text: start.text === '' || next.text === '' ? start.text + next.text : `${start.text} ${next.text}`,
  words: start.words + next.words,
  score: start.score + next.score,
  cost: start.cost + next.cost,
})

function lineVariants(line: Line, wording: Wording): Variant[] {
  if (typeof line === 'object' && 'maybe' in line) return [OMITTED, ...sentenceVariants(line.maybe, wording)]
  if (typeof line === 'object' && 'ifRoom' in line) {
    const included = sentenceVariants(line.ifRoom, wording).map(variant => ({ ...variant, score: variant.score + 1 }))
    return [OMITTED, ...included]
  }
  return sentenceVariants(line as Sentence | Conditional, wording)
}

function sentenceVariants(line: Sentence | Conditional, wording: Wording): Variant[] {
  const sentence = isConditional(line) ? resolveConditional(line, wording) : line
  if (sentence === undefined) return []
  return (typeof sentence === 'string' ? [sentence] : sentence).flatMap(template => {
    const text = fill(template, wording)
    return text === null ? [] : [{ text, words: countWords(text), score: scoreOf(template), cost: 0 }]
  })
}

const scoreOf = (template: string) => Number(CHOICE_SLOT.test(template)) + Number(COMPANY_SLOT.test(template))

const isConditional = (line: Sentence | Conditional): line is Conditional =>
  typeof line === 'object' && !Array.isArray(line)

function resolveConditional(line: Conditional, wording: Wording): Sentence | undefined {
  const { else: otherwise, ...choice } = line
  const [[slot, sentence] = ['']] = Object.entries(choice)
  return wording.get(slot) === '' ? otherwise : sentence
}
