import { storyBriefSchema } from '@kahani/contracts/brief'
import { type World, worldSchema } from '../format/prose.ts'
import type { TextCheck } from '../format/read-prose.ts'
import { allAlternatives, pairFault } from './alternatives.ts'
import { marksOf, wordingOf } from './wording.ts'

const OF_WORLD = Object.keys(worldSchema.shape)
/** The placeholders of a story that has everything. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(
  wordingOf(
    storyBriefSchema.parse({ characterName: 'Asha', characterAge: '7-9', characterGender: 'girl', pet: 'Dog' }),
    { world: { ...Object.fromEntries(OF_WORLD.map(slot => [slot, slot])), guideIs: 'it' } as World, about: null },
  ).keys(),
)
const OUTSIDE_WORLD: ReadonlySet<string> = new Set([...PLACEHOLDERS].filter(slot => !OF_WORLD.includes(slot)))

/** Checks texts of tales and turns: placeholders have to exist, nouns to have depictions, brackets to be closed. */
export const checkWith =
  (depictions: object): TextCheck =>
  (text, path) =>
    faultOf(text, path[0] === 'world' ? OUTSIDE_WORLD : PLACEHOLDERS, depictions)

/** Checks texts about a family's message, which have the placeholders that their telling lists as `words`. */
export const checkTelling: TextCheck = (text, [name = ''], file) => {
  const { words = [] } = (file as Record<string, { words?: string[] }>)[name] ?? {}
  return faultOf(text, new Set([...PLACEHOLDERS, ...words]), {})
}

/** Checks texts of quiet tales: `relative` and `childsRelative` are whom the child misses. */
export const checkQuiet =
  (depictions: object): TextCheck =>
  text =>
    faultOf(text, new Set([...PLACEHOLDERS, 'relative', 'childsRelative']), depictions)

/** Checks texts that have placeholders of their own beside those of every story. */
export const checkWithSlots =
  (slots: readonly string[]): TextCheck =>
  text =>
    faultOf(text, new Set([...PLACEHOLDERS, ...slots]), {})

function faultOf(text: string, placeholders: ReadonlySet<string>, depictions: object): string | undefined {
  const { slots, nouns } = marksOf(text)
  const slot = slots.find(each => !placeholders.has(each))
  const noun = nouns.find(each => !(each in depictions))
  if (slot !== undefined) return `There is no placeholder {${slot}} here`
  if (noun !== undefined) return `The noun [${noun}] has no depiction in the storyboard`
  const fault = pairFault(text)
  if (fault !== undefined) return fault
  return /[{}[\]]/.test(allAlternatives(text).replace(/\{\w+\}|\[[^[\]]*\]/g, ''))
    ? 'A bracket has no partner'
    : undefined
}
