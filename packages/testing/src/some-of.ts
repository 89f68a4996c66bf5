import { FULL } from './full.ts'

/**
 * Every entry under `npm test -- --full`, otherwise one of each `step`. Another `turn` begins at another entry, so that tests
 * that count their turns choose all entries equally often.
 */
export const someOf = <T>(entries: readonly T[], step: number, turn = 0, full = FULL): T[] =>
  full ? [...entries] : entries.filter((_, i) => i % step === turn % step)
