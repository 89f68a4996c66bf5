const SEND_EMAIL = 'https://www.googleapis.com/auth/gmail.send'
/** The scopes that the fake knows. */
export const SCOPES = ['openid', 'email', 'profile', SEND_EMAIL]
export const allowsEmail = (scope: string) => scope.split(' ').includes(SEND_EMAIL)
