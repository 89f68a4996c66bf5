import type { ToldTale } from '@kahani/contracts/illustration'
import type { PrimaryValue } from '@kahani/contracts/options'
import { leastTold } from './least-told.ts'
import type { Tale, Turn } from './library.ts'

/** Turns that a first story can have; the others follow when these have been told. */
const FIRST_TURNS = 2

export interface NamedTurn {
  turn: Turn
  /** "kindness/1" */
  name: string
}

/** The turns of a value in a tale that the child was not told, or longest ago. */
export function newTurns(tale: Tale, value: PrimaryValue, told: readonly ToldTale[]): readonly NamedTurn[] {
  const turns = namedTurns(tale, value)
  const names = told.map(({ turn }) => turn)
  const first = turns.slice(0, FIRST_TURNS).filter(({ name }) => !names.includes(name))
  return first.length > 0 ? first : leastTold(turns, ({ name }) => name, names)
}

/** The turn of a name; undefined if the value has no such turn any more. */
export const findTurn = (tale: Tale, value: PrimaryValue, name: string): NamedTurn | undefined =>
  namedTurns(tale, value).find(turn => turn.name === name)

const namedTurns = (tale: Tale, value: PrimaryValue): NamedTurn[] =>
  tale.turns(value).map((turn, index) => ({ turn, name: `${value}/${index}` }))
