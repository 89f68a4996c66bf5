import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { toastError } from '../../lib/error-toast.ts'
import { showIssues } from '../../lib/form-issues.ts'

interface FormErrorTexts {
  /** The title of the toast. */
  title: string
  /** The text for a response without a message. */
  fallback: string
  /** The text for a network error. By default it asks to check the connection. */
  unexpected?: string
}

/** Shows why an account form was rejected: the issues at their fields, and, as the specification asks, a toast as well. */
export function showFormError<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'getValues' | 'setError'>,
  error: unknown,
  { title, fallback, unexpected }: FormErrorTexts,
): void {
  showIssues(form, error)
  toastError(title, error, fallback, unexpected)
}
