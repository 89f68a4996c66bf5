import { describe, expect, test } from 'vitest'
import { changePasswordFormSchema, resetPasswordFormSchema, signUpFormSchema } from './account-forms.ts'

const issuesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('sign up', () => {
  test('reports every invalid field at once, including a different confirmation', () => {
    const form = { username: 'ab', email: 'nobody', password: '12345', confirmPassword: '54321' }
    expect(issuesOf(signUpFormSchema.safeParse(form))).toEqual({
      username: 'Username must be at least 3 characters',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
      confirmPassword: 'Passwords do not match',
    })
  })

  test('accepts a valid form', () => {
    const form = { username: 'meera', email: 'meera@example.com', password: 'moonlit', confirmPassword: 'moonlit' }
    expect(signUpFormSchema.safeParse(form).success).toBe(true)
  })
})

describe('change password', () => {
  test('an empty form requires all three fields', () => {
    const form = { currentPassword: '', newPassword: '', confirmPassword: '' }
    expect(issuesOf(changePasswordFormSchema.safeParse(form))).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'New password must be at least 6 characters',
      confirmPassword: 'Please confirm your new password',
    })
  })

  test('reports a different confirmation at its field', () => {
    const form = { currentPassword: 'sunrise', newPassword: 'moonlit', confirmPassword: 'moonlight' }
    expect(issuesOf(changePasswordFormSchema.safeParse(form))).toEqual({ confirmPassword: 'Passwords do not match' })
  })
})

describe('reset password', () => {
  test('requires a new password and its confirmation, and no current password', () => {
    const form = { newPassword: '12345', confirmPassword: '' }
    expect(issuesOf(resetPasswordFormSchema.safeParse(form))).toEqual({
      newPassword: 'New password must be at least 6 characters',
      confirmPassword: 'Please confirm your new password',
    })
    expect(resetPasswordFormSchema.safeParse({ newPassword: 'moonlit', confirmPassword: 'moonlit' }).success).toBe(true)
  })

  test('reports a different confirmation at its field', () => {
    const form = { newPassword: 'moonlit', confirmPassword: 'moonlight' }
    expect(issuesOf(resetPasswordFormSchema.safeParse(form))).toEqual({ confirmPassword: 'Passwords do not match' })
  })
})
