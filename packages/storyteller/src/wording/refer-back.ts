import type { AgeBand } from '@kahani/contracts/options'
import { capitalize } from '@kahani/wishes/grammar'
import { printedSentences, type RenderedPage } from './render-page.ts'
import type { Wording } from './wording.ts'

const OTHERS = ['friend', 'other', 'another', 'kin', 'guideName', 'elder', 'pet', 'relative']

/**
 * A page that refers to the child as the sentence before allows: the name does not begin two sentences in a row, and after
 * somebody else has been named the pet is "Asha’s dog" instead of "her dog". Pages for the youngest repeat names on purpose.
 */
export function referBack(page: RenderedPage, age: AgeBand, wording: Wording): RenderedPage {
  if (age === '2-3') return page
  const word = (slot: string) => wording.get(slot) ?? ''
  const others = OTHERS.map(word).filter(Boolean)
  const told: string[] = []
  for (const sentence of printedSentences(page.text)) {
    const before = told.at(-1) ?? ''
    const isAboutChild = !others.some(name => before.includes(name))
    const pet = capitalize(word('petIntro'))
    const lastOf = (names: readonly string[]) => Math.max(...names.map(name => told.join(' ').lastIndexOf(name)))
    if (isAboutChild && [before, sentence].every(each => beginsWith(each, word('name')))) {
      told.push(withPronoun(word('he'), sentence.slice(word('name').length)))
    } else if (pet !== '' && sentence.startsWith(pet) && lastOf(others) > lastOf([word('name')])) {
      told.push(word('petOwn') + sentence.slice(pet.length))
    } else told.push(sentence)
  }
  return { ...page, text: told.join(' ') }
}

const withPronoun = (pronoun: string, rest: string): string =>
  capitalize(pronoun) + (pronoun === 'they' ? rest.replace(/^ was\b/, ' were') : rest)

/** Whether a sentence begins with a name alone and a verb that changes at most from “was” to “were”, and nobody speaks in it. */
const beginsWith = (sentence: string, name: string) =>
  sentence.startsWith(`${name} `) && !/^(and|is|has|does) |[“”]/.test(sentence.slice(name.length + 1))
