import { expect, test } from 'vitest'
import { validationOutcome } from './validation-outcome.ts'

test('the outcome of a check counts errors and warnings and names their rules', () => {
  const critical = { rule: 'image-alt', severity: 'critical', count: 2 } as const
  const minor = { rule: 'empty-heading', severity: 'minor', count: 1 } as const
  const warning = { rule: 'OPF-090', severity: 'warning', count: 1 } as const
  expect(validationOutcome({ violations: [] })).toEqual({ text: 'No errors, no warnings', rules: [] })
  expect(validationOutcome({ violations: [minor, warning] }).text).toBe('2 warnings')
  expect(validationOutcome({ violations: [critical, minor] })).toEqual({
    text: '2 errors, 1 warning',
    rules: ['image-alt (2 times)', 'empty-heading'],
  })
  expect(validationOutcome({ violations: null })).toEqual({ text: 'This check gave no result', rules: [] })
})
