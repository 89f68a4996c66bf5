import { accountMessages as says } from '@kahani/contracts/texts/accounts'
import { Failure } from '@kahani/service-kit/failure'

const about = (path: string, message: string) => ({ issues: [{ path, message }] })

export const usernameTaken = () =>
  new Failure(409, 'username_taken', says.usernameTaken, about('username', says.usernameTaken))
export const emailTaken = () => new Failure(409, 'email_taken', says.emailTaken, about('email', says.emailTaken))
export const wrongCredentials = () => new Failure(401, 'wrong_credentials', says.wrongCredentials)
export const wrongCurrentPassword = () =>
  new Failure(403, 'wrong_password', says.currentPasswordWrong, about('currentPassword', says.currentPasswordWrong))
