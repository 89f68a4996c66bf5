import { accountMessages as says } from '@kahani/messages/en/accounts'
import { HttpError } from '@kahani/service-kit/http-error'

const about = (path: string, message: string) => ({ issues: [{ path, message }] })

export const usernameTaken = () =>
  new HttpError(409, 'username_taken', says.usernameTaken, about('username', says.usernameTaken))
export const emailTaken = () => new HttpError(409, 'email_taken', says.emailTaken, about('email', says.emailTaken))
export const wrongCredentials = () => new HttpError(401, 'wrong_credentials', says.wrongCredentials)
export const wrongCurrentPassword = () =>
  new HttpError(403, 'wrong_password', says.currentPasswordWrong, about('currentPassword', says.currentPasswordWrong))
