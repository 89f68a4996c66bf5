import { describe, expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { showIssues } from './form-issues.ts'

const refusal = (...paths: string[]) => {
  const issues = paths.map(path => ({ path, message: `Wrong ${path}` }))
  const body = JSON.stringify({ code: 'bad_input', message: 'Please look at the form', issues })
  return new ApiError({ status: 400, statusText: 'Bad Request', body })
}

/** As much of a form as is needed, and what was set on it. */
function formOf(values: Record<string, string>) {
  const shown: [string, string | undefined, boolean | undefined][] = []
  const form = {
    getValues: () => values,
    setError: (path: string, error: { message?: string }, options?: { shouldFocus?: boolean }) =>
      void shown.push([path, error.message, options?.shouldFocus]),
  }
  return { form: form as unknown as Parameters<typeof showIssues>[0], shown }
}

describe('the issues of a refused form', () => {
  test('are put at their fields, with the focus on the first', () => {
    const { form, shown } = formOf({ username: 'ab', email: 'x' })
    expect(showIssues(form, refusal('username', 'email'))).toBe(true)
    expect(shown).toEqual([
      ['username', 'Wrong username', true],
      ['email', 'Wrong email', false],
    ])
  })

  test('are still to be told elsewhere where one has no field', () => {
    const { form, shown } = formOf({ username: 'ab' })
    expect(showIssues(form, refusal('username', 'captcha'))).toBe(false)
    expect(shown.map(([path]) => path)).toEqual(['username'])
  })

  test('are none in any other error', () => {
    const { form, shown } = formOf({ username: 'ab' })
    expect(showIssues(form, new TypeError('username'))).toBe(false)
    expect(shown).toEqual([])
  })
})
