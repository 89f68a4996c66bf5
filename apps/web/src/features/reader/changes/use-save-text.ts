import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../../../lib/api-error.ts'
import { errorMessage, issuesOf } from '../../../lib/error-message.ts'

/** What is stored instead of the version that was changed; null for any other error. */
export function conflictOf<T>(error: unknown, schema: z.ZodType<T>): T | null {
  if (!(error instanceof ApiError) || error.body?.code !== 'edit_conflict') return null
  return schema.safeParse(error.body.current).data ?? null
}

interface SaveOptions<T> {
  save: (text: T) => Promise<T>
  schema: z.ZodType<T>
  onSaved: (saved: T) => void
}

/** Saves a text, or finds out that another device has changed it. */
export function useSaveText<T>({ save, schema, onSaved }: SaveOptions<T>) {
  const [conflict, setConflict] = useState<T | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: save,
    onSuccess: onSaved,
    onError: failure => setConflict(stored => conflictOf(failure, schema) ?? stored),
  })
  const issues = issuesOf(error)
  return {
    save: mutate,
    saving: isPending,
    /** What another device has saved. */
    conflict,
    /** The message of a field that was rejected. */
    issueOf: (field: string) => issues.find(({ path }) => path === field)?.message,
    /** Any other reason why it is not saved. */
    problem: error && !conflictOf(error, schema) && (conflict || issues.length === 0) ? errorMessage(error) : null,
  }
}
