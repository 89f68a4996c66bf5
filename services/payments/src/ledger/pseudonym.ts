import { randomInt } from 'node:crypto'

const MAX = 2 ** 48 - 1

/**
 * A random id that replaces the user id of an erased account everywhere in this schema, and is stored nowhere else: the
 * rows of a former customer still belong together, and lead to nobody. It is negative, so no account ever has it.
 */
export const newPseudonym = (): number => -randomInt(1, MAX)
export const isPseudonym = (userId: number): boolean => userId < 0
