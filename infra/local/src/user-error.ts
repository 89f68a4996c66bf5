/** Something the person who starts the product can mend: its message is one clear sentence, and no stack is shown. */
export class UserError extends Error {
  override readonly name = 'UserError'
}
