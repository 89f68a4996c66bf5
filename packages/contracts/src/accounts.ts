import { accountMessages as messages } from '@kahani/messages/en/accounts'
import { z } from 'zod'

export const usernameSchema = z.string().trim().min(3, messages.usernameTooShort).max(60, messages.usernameTooLong)
export const emailSchema = z.string().trim().max(254, messages.emailInvalid).pipe(z.email(messages.emailInvalid))
/** Passwords are not trimmed. The maximum bounds the cost of hashing. */
export const passwordSchema = z.string().min(6, messages.passwordTooShort).max(256, messages.passwordTooLong)

export const signUpSchema = z.object({ username: usernameSchema, email: emailSchema, password: passwordSchema })
export type SignUp = z.infer<typeof signUpSchema>

export const signInSchema = z.object({
  username: z.string().trim().min(1, messages.usernameRequired),
  password: z.string().min(1, messages.passwordRequired).max(256, messages.passwordTooLong),
})
export type SignIn = z.infer<typeof signInSchema>

export const changePasswordSchema = z.object({
  currentPassword: z.string().min(1, messages.currentPasswordRequired).max(256, messages.passwordTooLong),
  newPassword: z.string().min(6, messages.newPasswordTooShort).max(256, messages.passwordTooLong),
})
export type ChangePassword = z.infer<typeof changePasswordSchema>

/** An account is `premium` once it has received paid credits. */
export const SUBSCRIPTION_STATUSES = ['free', 'premium'] as const

/** Response of `GET /api/me`, `POST /api/signup` and `POST /api/login`. */
export const userSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  printedCopiesRemaining: z.number().int(),
})
export type User = z.infer<typeof userSchema>

export const messageSchema = z.object({ message: z.string() })
