import type { GoogleSignInErrorCode } from '@kahani/contracts/google'

/** Google sign-in was refused. `code` is shown to the user; `message` is for the log and contains nothing of the answer. */
export class GoogleSignInError extends Error {
  override readonly name = 'GoogleSignInError'
  readonly code: GoogleSignInErrorCode

  constructor(code: GoogleSignInErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
