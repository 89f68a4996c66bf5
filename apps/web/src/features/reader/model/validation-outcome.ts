import { isError, type Validation } from '@kahani/contracts/book-checks'
import { bookCheckMessages as messages } from '@kahani/messages/en/book-checks'

/** What a validator found, in plain words, and the names of the violated rules. */
export function validationOutcome({ violations }: Pick<Validation, 'violations'>): { text: string; rules: string[] } {
  if (violations === null) return { text: messages.noResult, rules: [] }
  const countOf = (counted: typeof violations) => counted.reduce((sum, { count }) => sum + count, 0)
  const errors = countOf(violations.filter(isError))
  return {
    text: messages.outcome(errors, countOf(violations) - errors),
    rules: violations.map(({ rule, count }) => messages.rule(rule, count)),
  }
}
