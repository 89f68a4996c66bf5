import { changePasswordSchema, signUpSchema } from '@kahani/contracts/accounts'
import { accountMessages as messages } from '@kahani/messages/en/accounts'
import { z } from 'zod'

/** What the forms ask beyond what they send: the password once more. */
export const signUpFormSchema = signUpSchema
  .extend({ confirmPassword: z.string() })
  .refine(form => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: messages.passwordsDiffer,
    when: ({ value }) => hasTwo(value, 'password', 'confirmPassword'),
  })

export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmPassword: z.string().min(6, messages.confirmNewPassword) })
  .refine(form => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: messages.passwordsDiffer,
    when: ({ value, issues }) =>
      hasTwo(value, 'newPassword', 'confirmPassword') && !issues.some(issue => issue.path?.[0] === 'confirmPassword'),
  })

/** By default a rule over two fields waits until every other rule is met; this one should speak up at once. */
function hasTwo(value: unknown, one: string, other: string): boolean {
  const fields = z.looseObject({ [one]: z.string(), [other]: z.string() })
  return fields.safeParse(value).success
}
