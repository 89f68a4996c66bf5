import { isError, type Violation } from '@kahani/contracts/book-checks'

export type FoundViolation = Omit<Violation, 'count'>

/** Counts violations by rule and severity: errors first, then by rule. */
export function countViolations(found: readonly FoundViolation[]): Violation[] {
  const groups = Map.groupBy(found, ({ rule, severity }) => `${rule} ${severity}`)
  const violations = [...groups.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, count: 1 + more.length }] : [],
  )
  return violations.sort((a, b) => Number(isError(b)) - Number(isError(a)) || a.rule.localeCompare(b.rule, 'en'))
}
