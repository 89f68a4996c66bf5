import { accountMessages as messages } from '@kahani/messages/en/accounts'
import { HttpError } from '@kahani/service-kit/http-error'

const about = (path: string, message: string) => ({ issues: [{ path, message }] })

export const usernameTaken = () =>
  new HttpError(409, 'username_taken', messages.usernameTaken, about('username', messages.usernameTaken))
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
