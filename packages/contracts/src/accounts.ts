import { accountMessages as says } from '@kahani/messages/en/accounts'
import { z } from 'zod'

export const usernameSchema = z.string().trim().min(3, says.usernameTooShort).max(60, says.usernameTooLong)
export const emailSchema = z.string().trim().max(254, says.emailInvalid).pipe(z.email(says.emailInvalid))
/** Passwords are taken as they are typed: no trimming. 256 characters bound the cost of hashing. */
export const passwordSchema = z.string().min(6, says.passwordTooShort).max(256, says.passwordTooLong)

export const signUpSchema = z.object({ username: usernameSchema, email: emailSchema, password: passwordSchema })
export type SignUp = z.infer<typeof signUpSchema>

export const signInSchema = z.object({
  username: z.string().trim().min(1, says.usernameRequired),
  password: z.string().min(1, says.passwordRequired).max(256, says.passwordTooLong),
})
export type SignIn = z.infer<typeof signInSchema>

export const changePasswordSchema = z.object({
  currentPassword: z.string().min(1, says.currentPasswordRequired).max(256, says.passwordTooLong),
  newPassword: z.string().min(6, says.newPasswordTooShort).max(256, says.passwordTooLong),
})
export type ChangePassword = z.infer<typeof changePasswordSchema>

/** `premium` once an account was ever granted paid credits, else `free`. */
export const SUBSCRIPTION_STATUSES = ['free', 'premium'] as const

/** Answer of `GET /api/me`, `POST /api/signup` and `POST /api/login`. */
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
