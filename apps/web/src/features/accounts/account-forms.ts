import { changePasswordSchema, resetPasswordSchema, signUpSchema } from '@kahani/contracts/accounts'
import { accountMessages as messages } from '@kahani/messages/en/accounts'
import { z } from 'zod'

/** The sign-up form, with the password confirmation that is not sent. */
export const signUpFormSchema = signUpSchema
  .extend({ confirmPassword: z.string() })
  .refine(form => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: messages.passwordsDiffer,
    when: ({ value }) => haveStrings(value, 'password', 'confirmPassword'),
  })

const confirmation = { confirmPassword: z.string().min(6, messages.confirmNewPassword) }

interface NewPasswordForm {
  newPassword: string
  confirmPassword: string
}
const isConfirmed = (form: NewPasswordForm) => form.newPassword === form.confirmPassword
const differs: Parameters<typeof changePasswordSchema.refine>[1] = {
  path: ['confirmPassword'],
  message: messages.passwordsDiffer,
  when: ({ value, issues }) =>
    haveStrings(value, 'newPassword', 'confirmPassword') &&
    !issues.some(issue => issue.path?.[0] === 'confirmPassword'),
}

/** The form of a signed-in user, with the password confirmation that is not sent. */
export const changePasswordFormSchema = changePasswordSchema.extend(confirmation).refine(isConfirmed, differs)

/** The form that an emailed link opens. */
export const resetPasswordFormSchema = resetPasswordSchema
  .pick({ newPassword: true })
  .extend(confirmation)
  .refine(isConfirmed, differs)

/** Both fields are strings. By default zod checks a rule of two fields only if all other fields are valid. */
function haveStrings(value: unknown, one: string, other: string): boolean {
  const fields = z.looseObject({ [one]: z.string(), [other]: z.string() })
  return fields.safeParse(value).success
}
