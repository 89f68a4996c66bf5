import { describe, expect, test } from 'vitest'
import { changePasswordFormSchema, signUpFormSchema } from './account-forms.ts'

const issuesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('sign up', () => {
  test('every wrong field is told at once, the differing confirmation too', () => {
    const form = { username: 'ab', email: 'nobody', password: '12345', confirmPassword: '54321' }
    expect(issuesOf(signUpFormSchema.safeParse(form))).toEqual({
      username: 'Username must be at least 3 characters',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
      confirmPassword: 'Passwords do not match',
    })
  })

  test('a filled form passes', () => {
    const form = { username: 'meera', email: 'meera@example.com', password: 'moonlit', confirmPassword: 'moonlit' }
    expect(signUpFormSchema.safeParse(form).success).toBe(true)
  })
})

describe('change password', () => {
  test('an empty form asks for each of the three', () => {
    const form = { currentPassword: '', newPassword: '', confirmPassword: '' }
    expect(issuesOf(changePasswordFormSchema.safeParse(form))).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'New password must be at least 6 characters',
      confirmPassword: 'Please confirm your new password',
    })
  })

  test('a differing confirmation is told at the confirmation', () => {
    const form = { currentPassword: 'sunrise', newPassword: 'moonlit', confirmPassword: 'moonlight' }
    expect(issuesOf(changePasswordFormSchema.safeParse(form))).toEqual({ confirmPassword: 'Passwords do not match' })
  })
})
