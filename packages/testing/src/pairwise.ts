import { FULL } from './full.ts'

type Factors = Readonly<Record<string, readonly unknown[]>>
export type Combination<F extends Factors> = { [K in keyof F]: F[K][number] }

/**
 * Combinations in which every pair of values of two factors occurs at least once. Greedy and deterministic: each
 * combination starts from an uncovered pair and takes, factor by factor, the value that covers the most uncovered pairs.
 */
export function pairwise<F extends Factors>(factors: F): Combination<F>[] {
  const values: (readonly unknown[])[] = Object.values(factors)
  const names = Object.keys(factors)
  const uncovered = allPairs(values)
  const usage = values.map(options => options.map(() => 0))
  const rows: number[][] = []

  for (const pair of uncovered) {
    const row: (number | undefined)[] = values.map(() => undefined)
    for (const [factor, option] of parsePair(pair)) row[factor] = option
    for (const factor of values.keys()) row[factor] ??= bestOption(factor, row, uncovered, usage[factor] ?? [])
    const complete = row as number[]
    for (const [factor, option] of complete.entries()) {
      const counts = usage[factor]
      if (counts) counts[option] = (counts[option] ?? 0) + 1
      for (let other = 0; other < factor; other += 1)
        uncovered.delete(pairKey(other, complete[other] ?? 0, factor, option))
    }
    rows.push(complete)
  }
  return rows.map(
    row => Object.fromEntries(row.map((option, factor) => [names[factor], values[factor]?.[option]])) as Combination<F>,
  )
}

/** Every combination under `npm test -- --full`, otherwise every pair. */
export const combinations = <F extends Factors>(factors: F): Combination<F>[] =>
  FULL ? everyCombination(factors) : pairwise(factors)

export const everyCombination = <F extends Factors>(factors: F): Combination<F>[] =>
  Object.entries(factors).reduce<object[]>(
    (all, [name, options]) => all.flatMap(combination => options.map(option => ({ ...combination, [name]: option }))),
    [{}],
  ) as Combination<F>[]

/** `first` is the factor with the lower index. */
const pairKey = (first: number, firstOption: number, second: number, secondOption: number) =>
  `${first}:${firstOption},${second}:${secondOption}`

const parsePair = (key: string) =>
  key.split(',').map(part => part.split(':').map(Number) as [factor: number, option: number])

function allPairs(values: (readonly unknown[])[]): Set<string> {
  const pairs = new Set<string>()
  for (const [second, secondOptions] of values.entries())
    for (const [first, firstOptions] of values.slice(0, second).entries())
      for (const firstOption of firstOptions.keys())
        for (const secondOption of secondOptions.keys()) pairs.add(pairKey(first, firstOption, second, secondOption))
  return pairs
}

/** The option that covers the most uncovered pairs; of several, the one used least so far. */
function bestOption(factor: number, row: (number | undefined)[], uncovered: Set<string>, usage: number[]): number {
  let best = { option: 0, gain: -1, used: 0 }
  for (const [option, used] of usage.entries()) {
    let gain = 0
    for (const [other, otherOption] of row.entries()) {
      if (otherOption === undefined) continue
      const key =
        other < factor ? pairKey(other, otherOption, factor, option) : pairKey(factor, option, other, otherOption)
      if (uncovered.has(key)) gain += 1
    }
    if (gain > best.gain || (gain === best.gain && used < best.used)) best = { option, gain, used }
  }
  return best.option
}
