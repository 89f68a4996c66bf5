import { storyBriefSchema } from '@kahani/contracts/brief'
import { type TaleProse, type TurnsProse, taleSchema, turnsSchema, type World, worldSchema } from '../format/prose.ts'
import { readProse, type TextCheck } from '../format/read-prose.ts'
import { marksOf, wordingOf } from '../wording/wording.ts'

const OF_WORLD = Object.keys(worldSchema.shape)
/** The placeholders of a story that has everything. */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  ...wordingOf(
    storyBriefSchema.parse({ characterName: 'Asha', characterAge: '7-9', characterGender: 'girl', pet: 'Dog' }),
    { ...Object.fromEntries(OF_WORLD.map(slot => [slot, slot])), guideIs: 'it' } as World,
  ).keys(),
])
const OUTSIDE_WORLD: ReadonlySet<string> = new Set([...PLACEHOLDERS].filter(slot => !OF_WORLD.includes(slot)))
const OF_PICTURES: ReadonlySet<string> = new Set([...PLACEHOLDERS, 'beside'])

/** Checks that the placeholders of texts exist, that their nouns have depictions, and that brackets are closed. */
export const checkWith =
  (depictions: object): TextCheck =>
  (text, path) => {
    const known = path.includes('pictures') ? OF_PICTURES : path[0] === 'world' ? OUTSIDE_WORLD : PLACEHOLDERS
    const { slots, nouns } = marksOf(text)
    const slot = slots.find(each => !known.has(each))
    const noun = nouns.find(each => !(each in depictions))
    if (slot !== undefined) return `There is no placeholder {${slot}} here`
    if (noun !== undefined) return `The noun [${noun}] has no depiction in the storyboard`
    return /[{}[\]]/.test(text.replace(/\{\w+\}|\[[^[\]]*\]/g, '')) ? 'A bracket has no partner' : undefined
  }

export const readTale = (name: string, depictions: object): TaleProse =>
  readProse(`tales/${name}`, taleSchema, checkWith(depictions))

export const readTurns = (value: string, depictions: object): TurnsProse =>
  readProse(`turns/${value}`, turnsSchema, checkWith(depictions))
