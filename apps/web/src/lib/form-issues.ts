import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'

type FormFields<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'setError'>

/**
 * Puts the issues of a refused form at its fields. Answers whether every issue found its field; if not, the error is
 * still to be shown elsewhere.
 */
export function showIssues<T extends FieldValues>(form: FormFields<T>, error: unknown): boolean {
  const issues = error instanceof ApiError ? (error.failure?.issues ?? []) : []
  const known = form.getValues()
  const mine = issues.filter(issue => issue.path in known)
  for (const [index, issue] of mine.entries()) {
    form.setError(issue.path as Path<T>, { message: issue.message }, { shouldFocus: index === 0 })
  }
  return issues.length > 0 && mine.length === issues.length
}
