import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { issuesOf } from './error-message.ts'

type FormFields<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'setError'>

/** Shows the issues of a rejected form at their fields. Returns false if an issue has no field, or there are none. */
export function showIssues<T extends FieldValues>(form: FormFields<T>, error: unknown): boolean {
  const issues = issuesOf(error)
  const values = form.getValues()
  const fieldIssues = issues.filter(issue => issue.path in values)
  for (const [index, issue] of fieldIssues.entries()) {
    form.setError(issue.path as Path<T>, { message: issue.message }, { shouldFocus: index === 0 })
  }
  return issues.length > 0 && fieldIssues.length === issues.length
}
