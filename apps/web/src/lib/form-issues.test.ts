import { describe, expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { showIssues } from './form-issues.ts'

const rejection = (...paths: string[]) => {
  const issues = paths.map(path => ({ path, message: `Wrong ${path}` }))
  const body = JSON.stringify({ code: 'bad_input', message: 'Please look at the form', issues })
  return new ApiError({ status: 400, statusText: 'Bad Request', body })
}

/** A fake form, and the errors that were set on it. */
function fakeForm(values: Record<string, string>) {
  const shown: [string, string | undefined, boolean | undefined][] = []
  const form = {
    getValues: () => values,
    setError: (path: string, error: { message?: string }, options?: { shouldFocus?: boolean }) =>
      void shown.push([path, error.message, options?.shouldFocus]),
  }
  return { form: form as unknown as Parameters<typeof showIssues>[0], shown }
}

describe('the issues of a rejected form', () => {
  test('appear at their fields, and the first field gets the focus', () => {
    const { form, shown } = fakeForm({ username: 'ab', email: 'x' })
    expect(showIssues(form, rejection('username', 'email'))).toBe(true)
    expect(shown).toEqual([
      ['username', 'Wrong username', true],
      ['email', 'Wrong email', false],
    ])
  })

  test('must be shown elsewhere if one has no field', () => {
    const { form, shown } = fakeForm({ username: 'ab' })
    expect(showIssues(form, rejection('username', 'captcha'))).toBe(false)
    expect(shown.map(([path]) => path)).toEqual(['username'])
  })

  test('do not exist in any other error', () => {
    const { form, shown } = fakeForm({ username: 'ab' })
    expect(showIssues(form, new TypeError('username'))).toBe(false)
    expect(shown).toEqual([])
  })
})
