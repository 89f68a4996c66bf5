import { accountMessages as messages } from '@kahani/messages/en/accounts'
import { z } from 'zod'
import { received } from './received.ts'
import { hasInvisibleCharacters, mixesScripts, normalizeUsername } from './usernames.ts'

export const usernameSchema = z
  .string()
  .transform(normalizeUsername)
  .pipe(
    z
      .string()
      .min(3, messages.usernameTooShort)
      .max(60, messages.usernameTooLong)
      .refine(name => !hasInvisibleCharacters(name), messages.usernameCharacters)
      .refine(name => !mixesScripts(name), messages.usernameScripts),
  )
export const emailSchema = z.string().trim().max(254, messages.emailInvalid).pipe(z.email(messages.emailInvalid))
/** Passwords are not trimmed. The maximum bounds the cost of hashing. */
const PASSWORD_MAX = 1_024
export const passwordSchema = z.string().min(6, messages.passwordTooShort).max(PASSWORD_MAX, messages.passwordTooLong)
const newPasswordSchema = z.string().min(6, messages.newPasswordTooShort).max(PASSWORD_MAX, messages.passwordTooLong)

export const signUpSchema = z.object({ username: usernameSchema, email: emailSchema, password: passwordSchema })
export type SignUp = z.infer<typeof signUpSchema>

/** Six digits of an authenticator app, or a recovery code. */
export const secondFactorCodeSchema = z.string().trim().min(6, messages.codeInvalid).max(64, messages.codeInvalid)

export const signInSchema = z.object({
  username: z.string().trim().min(1, messages.usernameRequired),
  password: z.string().min(1, messages.passwordRequired).max(PASSWORD_MAX, messages.passwordTooLong),
  /** Of the authenticator app, or a recovery code. Without it, an account with a second factor gets 401 `second_factor_needed`. */
  code: secondFactorCodeSchema.optional(),
})
export type SignIn = z.infer<typeof signInSchema>

/** The form of a signed-in user. */
export const changePasswordSchema = z.object({
  currentPassword: z.string().min(1, messages.currentPasswordRequired).max(PASSWORD_MAX, messages.passwordTooLong),
  newPassword: newPasswordSchema,
})
export type ChangePassword = z.infer<typeof changePasswordSchema>

/** A secret from a link in an email. */
const emailTokenSchema = z.string().min(1).max(200)

/** The form of a visitor with the link from the email. */
export const resetPasswordSchema = z.object({ token: emailTokenSchema, newPassword: newPasswordSchema })
export type ResetPassword = z.infer<typeof resetPasswordSchema>

/** Body of `POST /api/reset-password`: either form. */
export const newPasswordRequestSchema = z
  .object({
    token: emailTokenSchema.optional(),
    currentPassword: changePasswordSchema.shape.currentPassword.optional(),
    newPassword: newPasswordSchema,
  })
  .refine(body => body.token !== undefined || body.currentPassword !== undefined, {
    path: ['currentPassword'],
    message: messages.currentPasswordRequired,
  })

export const forgotPasswordSchema = z.object({ email: emailSchema })
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>

/**
 * With a new password, which ends all sessions, or in a session of the account: otherwise 403 `other_session`. The link of a new
 * address works in a session of its account only: otherwise 403 `sign_in_to_confirm`.
 */
export const verifyEmailSchema = z.object({ token: emailTokenSchema, newPassword: newPasswordSchema.optional() })
export type VerifyEmail = z.infer<typeof verifyEmailSchema>

/** Body of `PUT /api/account/username`. Requires a confirmed identity. */
export const changeUsernameSchema = signUpSchema.pick({ username: true })
export type ChangeUsername = z.infer<typeof changeUsernameSchema>

/**
 * Body of `PUT /api/account/email-change`. Requires a confirmed identity. The address replaces that of the account when the link
 * is opened that it receives; nothing shows whether it has an account. `DELETE` cancels the change, and
 * `POST /api/account/email-change/resend` sends another link.
 */
export const changeEmailSchema = signUpSchema.pick({ email: true })
export type ChangeEmail = z.infer<typeof changeEmailSchema>

/** Response of `GET /api/account/email-change`: the address that awaits its confirmation. */
export const emailChangeSchema = z.object({
  pending: z.object({ email: z.string(), expiresAt: z.iso.datetime() }).nullable(),
})

/** An account is `premium` from its first paid credits until all its packages and gifts were refunded. */
export const SUBSCRIPTION_STATUSES = ['free', 'premium'] as const

/** Response of `GET /api/me`, `POST /api/signup` and `POST /api/login`. */
export const userSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  emailVerified: z.boolean(),
  /** False for an account that signs in with Google only. */
  hasPassword: z.boolean(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  printedCopiesRemaining: z.number().int(),
  /** Further copies that can't be used while the payment of their package is disputed. Absent if there are none. */
  printedCopiesHeld: z.number().int().optional(),
})
export type User = z.infer<typeof userSchema>

/** An id of 0 is of an account that is not known: nothing of it is kept on the device. */
export const receivedUserSchema = received(userSchema, {
  ...{ id: 0, isAdmin: false, emailVerified: true, hasPassword: true },
  ...{ subscriptionStatus: 'free', printedCopiesRemaining: 0, printedCopiesHeld: undefined },
})

/** A signed-in device. Times are ISO 8601; `lastUsedAt` is accurate to an hour. */
export const deviceSchema = z.object({
  /** Identifies the session in `DELETE /api/sessions/{id}`; not the session id, which is a secret. */
  id: z.string(),
  /** Browser and operating system, such as "Chrome on Android"; null if unknown. */
  name: z.string().nullable(),
  /** The network that it signed in from, such as 203.0.113.0/24. */
  network: z.string(),
  current: z.boolean(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
})
export type Device = z.infer<typeof deviceSchema>
export const deviceParamsSchema = z.object({ id: z.string().min(1).max(64) })
/** Response of `GET /api/sessions`, most recently used first. */
export const devicesSchema = z.object({ devices: z.array(deviceSchema) })

export const messageSchema = z.object({ message: z.string() })
