import type { PeopledBrief } from '@kahani/contracts/brief'
import type { PictureBrief, ToldTale } from '@kahani/contracts/illustration'
import { type AgeBand, WORDS_PER_PAGE } from '@kahani/contracts/options'
import type { RewriteKind } from '@kahani/contracts/rewrites'
import { createRandom } from '@kahani/random/random'
import { countWords } from '@kahani/wishes/count-words'
import { containsName } from '../drafts/draft-texts.ts'
import type { Page } from '../format/prose.ts'
import { asidesOf } from '../rewrites/asides.ts'
import { condense, splitClauses } from '../rewrites/condense.ts'
import { isBetter, MEASURES } from '../rewrites/measures.ts'
import { referBack } from '../wording/refer-back.ts'
import { listRenderings } from '../wording/render-page.ts'
import { missingDepiction } from './depictions.ts'
import { introducePet } from './introduce-pet.ts'
import type { PlannedPage } from './plan-pages.ts'
import { replanStory, type StoryPlan } from './plan-story.ts'

export interface PageRewrite {
  /** From 1. */
  pageNumber: number
  /** The texts of all pages, as the family has them. */
  pages: readonly string[]
  /** The picture of the page, which stays true. */
  picture: PictureBrief
  kind: Exclude<RewriteKind, 'own'>
  /** Of the story; not of the earlier ones. */
  told: ToldTale
  /** Earlier wordings of the page, which are not used again. */
  earlier: readonly string[]
}

/**
 * Another wording of a page: another variant of its prose, with a sentence more, or with less. It speaks of everybody and everything that
 * the family chose and the page has, and of nothing that its picture lacks. Null if there is none of the kind.
 */
export function rewritePage(brief: PeopledBrief, seed: number, rewrite: PageRewrite): string | null {
  const { pageNumber, pages, kind, told, earlier } = rewrite
  const current = pages[pageNumber - 1]
  const plan = replanStory(brief, seed, told)
  const planned = plan?.pages[pageNumber - 1]
  if (!plan || !planned || current === undefined) return null

  const used = new Set([current, ...earlier])
  const wordings = listWordings(plan, planned, rewrite).filter(text => !used.has(text))
  const measure = MEASURES[kind]
  // After a rewrite, another one of the same kind need not be more of it.
  const original = kind === 'shorter' ? current : plan.render(planned).text
  const better = [current, original]
    .map(before => wordings.filter(text => isBetter(kind, text, before)))
    .find(each => each.length > 0)
  if (better === undefined) return null
  const most = Math.max(...better.map(measure))
  return createRandom(`${seed}/${pageNumber}/${earlier.length}`).pick(better.filter(text => measure(text) === most))
}

/** All wordings of a page that can take the place of the present one. */
function listWordings(
  plan: StoryPlan,
  planned: PlannedPage,
  { pageNumber, pages, picture, kind }: PageRewrite,
): string[] {
  const { brief, wording, tale } = plan
  const age = brief.characterAge
  const at = pageNumber - 1
  const current = pages[at] ?? ''
  const kept = keptWords(plan, current, pages.toSpliced(at, 1))
  const asides = tale.isQuiet || kind === 'shorter' || kind === 'simpler' ? [] : asidesOf(kind, age, planned.key)
  const page = asides.length > 0 ? withAsides(planned, asides) : planned.page
  const isShown = (noun: string) => missingDepiction(noun, picture, planned.depictions) === undefined
  const names = ['name', 'friend', 'other', 'another', 'kin'].map(slot => wording.get(slot) ?? '').filter(Boolean)
  const texts = listRenderings(page, age, wording)
    .filter(({ seen }) => seen.every(isShown))
    .map(rendered => referBack(rendered, age, wording).text)
    .flatMap(text => {
      if (kind !== 'shorter' && kind !== 'simpler') return text
      const both = [text, condense(text)]
      return kind === 'shorter' ? both : [...both, ...both.map(each => splitClauses(each, names))]
    })
    .map(text => introducePet(pages.with(at, text), age, wording)[at] ?? text)
  return [...new Set(texts)].filter(
    text => fits(text, age) && !SAYS_TWICE.test(text) && kept.every(word => containsName(text, word)),
  )
}

/** “One.” said Asha. “Two.” said Asha. */
const SAYS_TWICE = /\b(said [\p{L}\p{M}]+)\. “[^”]*” \1/u

function fits(text: string, age: AgeBand): boolean {
  const [minWords, maxWords] = WORDS_PER_PAGE[age]
  const words = countWords(text)
  return words >= minWords && words <= maxWords
}

/** Sentences at the beginning of the way home, at the end of other pages. */
const withAsides = ({ key, page }: PlannedPage, asides: readonly string[]): Page =>
  key === 'homeward' ? [{ maybe: asides }, ...page] : [...page, { maybe: asides }]

/** Words of a page that stay: who comes along, what the family says to the child, and what it chose if no other page has it. */
function keptWords({ wording }: StoryPlan, current: string, others: readonly string[]): string[] {
  const wordsOf = (slots: readonly string[]) => slots.map(slot => wording.get(slot) ?? '').filter(word => word !== '')
  const pet = wording.get('pet')?.startsWith('the ') ? 'petNoun' : 'pet'
  const always = wordsOf(['friend', 'other', 'another', 'kin', pet, 'message', 'echo'])
  const once = wordsOf(['role', 'hero', 'theme', 'value']).filter(
    word => !others.some(text => containsName(text, word)),
  )
  return [...always, ...once].filter(word => containsName(current, word))
}
