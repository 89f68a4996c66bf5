/** An error that the message explains to the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
