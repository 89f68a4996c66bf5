import { accountMessages as messages } from '@kahani/messages/en/accounts'
import { administrationMessages } from '@kahani/messages/en/administration'
import { gmailMessages } from '@kahani/messages/en/gmail'
import { newsletterMessages } from '@kahani/messages/en/newsletter'
import { HttpError } from '@kahani/service-kit/http-error'
import type { WeakPassword } from './passwords/password-policy.ts'

const about = (path: string, message: string) => ({ issues: [{ path, message }] })

export const usernameTaken = () =>
  new HttpError(409, 'username_taken', messages.usernameTaken, about('username', messages.usernameTaken))
/** 400: it could be taken for the product or its support. */
export const usernameReserved = () =>
  new HttpError(400, 'username_reserved', messages.usernameReserved, about('username', messages.usernameReserved))
/** 400: it is an email address, and not that of its account. */
export const usernameIsAddress = () =>
  new HttpError(400, 'username_is_address', messages.usernameIsAddress, about('username', messages.usernameIsAddress))
export const emailTaken = () =>
  new HttpError(409, 'email_taken', messages.emailTaken, about('email', messages.emailTaken))
export const wrongCredentials = () => new HttpError(401, 'wrong_credentials', messages.wrongCredentials)
export const wrongCurrentPassword = () =>
  new HttpError(
    403,
    'wrong_password',
    messages.currentPasswordWrong,
    about('currentPassword', messages.currentPasswordWrong),
  )
export const isWrongPassword = (error: unknown) =>
  error instanceof HttpError && ['wrong_credentials', 'wrong_password', 'wrong_code'].includes(error.code)
export const wrongPassword = () =>
  new HttpError(403, 'wrong_password', messages.currentPasswordWrong, about('password', messages.currentPasswordWrong))
/** The password was right. */
export const secondFactorNeeded = () => new HttpError(401, 'second_factor_needed', messages.codeNeeded)
export const wrongCode = () => new HttpError(403, 'wrong_code', messages.codeWrong, about('code', messages.codeWrong))
export const passkeyFailed = (cause?: unknown) =>
  new HttpError(403, 'passkey_failed', messages.passkeyFailed, { cause })
export const passkeyExists = () => new HttpError(409, 'passkey_exists', messages.passkeyExists)
/** An administrator whose password is from before they were one. */
export const administratorPassword = (minLength: number) =>
  new HttpError(403, 'administrator_password', messages.administratorPassword(minLength))
export const noPassword = () => new HttpError(403, 'no_password', messages.passwordNotSet)
/** @param field the form field of the password */
export function weakPassword(field: 'password' | 'newPassword', weakness: WeakPassword) {
  const message = weakness === 'common' ? messages.passwordCommon : messages.passwordPersonal
  return new HttpError(400, 'weak_password', message, about(field, message))
}
/** @param minLength in characters */
export function passwordTooShort(minLength: number) {
  const message = messages.administratorPasswordTooShort(minLength)
  return new HttpError(400, 'weak_password', message, about('newPassword', message))
}
export const wrongUsername = () =>
  new HttpError(400, 'wrong_username', messages.usernameWrong, about('username', messages.usernameWrong))
export const signInAgain = () => new HttpError(403, 'sign_in_again', messages.signInAgain)
export const lastAdministrator = () => new HttpError(409, 'last_administrator', messages.lastAdministrator)
export const ownRole = () => new HttpError(409, 'own_role', administrationMessages.ownRole)
export const linkExpired = () => new HttpError(400, 'link_expired', messages.linkExpired)
export const otherSession = () => new HttpError(403, 'other_session', messages.otherSession)
export const emailUnchanged = () =>
  new HttpError(400, 'email_unchanged', messages.emailUnchanged, about('email', messages.emailUnchanged))
/** The link of a new address was opened elsewhere than in a session of its account. */
export const signInToConfirm = () => new HttpError(403, 'sign_in_to_confirm', messages.signInToConfirm)
/** The link of a new address has expired, or the change was cancelled or replaced. */
export const changeExpired = () => new HttpError(400, 'change_expired', messages.changeExpired)
export const jobNotFailed = () => new HttpError(409, 'job_not_failed', administrationMessages.jobNotFailed)
export const confirmLinkInvalid = () => new HttpError(400, 'link_expired', newsletterMessages.confirmLinkInvalid)
export const unsubscribeLinkInvalid = () =>
  new HttpError(400, 'link_invalid', newsletterMessages.unsubscribeLinkInvalid)
export const idempotencyKeyReused = () => new HttpError(409, 'idempotency_key_reused', newsletterMessages.keyReused)
export const gmailNotConfigured = () => new HttpError(409, 'gmail_not_configured', gmailMessages.notConfigured)
