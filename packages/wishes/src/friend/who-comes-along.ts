import type { Pet } from '@kahani/contracts/options'
import { findRelatives } from '../message/kin.ts'
import { findPet, findSerious, type Serious } from '../message/serious.ts'
import type { Companion } from './companion.ts'

/** Whether somebody is the one who has died, is ill or does harm: by the name, as a grown-up, or as the only sister. */
function isSame(
  { name, adult }: Companion,
  serious: Serious | null,
  friendName: string,
  sentences: readonly string[],
): boolean {
  const isNamed = (sentence: string) => {
    const said = findSerious(sentence)
    return said?.kind === serious?.kind && said?.who?.body == null && hasWord(sentence, name)
  }
  if (serious !== null && adult === null && sentences.some(isNamed)) return true
  const { who = null } = serious ?? {}
  if (who === null) return false
  if (name === who.word) return true
  if (adult !== null) return adult.elders.some(elder => who.elders.includes(elder))
  const [relative] = findRelatives(friendName)
  return who.gender !== null && who.body === null && relative?.kin.gender === who.gender
}

/** Whether somebody can come along: who has died, is ill, does harm, is a baby or stays somewhere else can't. */
export const canComeAlong = (
  who: Companion,
  serious: Serious | null,
  friendName: string,
  sentences: readonly string[],
) => !isSame(who, serious, friendName, sentences) && !isElsewhere(who, sentences)

/** "vivaan is 3 months old", "Kiaan won't be coming with us": somebody who can't come along. */
const isElsewhere = ({ name, adult }: Companion, sentences: readonly string[]) =>
  adult === null && sentences.some(sentence => hasWord(sentence, name) && ELSEWHERE.test(sentence))
const ELSEWHERE =
  /\bmonths?[- ]old\b|\bnew ?born\b|\bbaby\b|\b(?:won't|will not|cannot|can't|not) (?:be )?com(?:e|ing)\b|\bstay(?:s|ing)? behind\b|\b(?:will|to) stay (?:here|there|back)\b/i

/** Whether the pet of the form is the one that has died: no other takes its place. */
export const isLostPet = (pet: Pet, serious: Serious | null, entered: readonly string[]) =>
  serious?.kind === 'death' && serious.who?.body === null && entered.some(text => findPet(text) === pet.toLowerCase())

const hasWord = (text: string, word: string) =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `.includes(` ${word.toLowerCase()} `)
