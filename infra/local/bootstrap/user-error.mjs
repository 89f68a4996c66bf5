/** Something the person can mend: its message is one clear sentence, shown without a stack. */
export class UserError extends Error {
  name = 'UserError'
}
