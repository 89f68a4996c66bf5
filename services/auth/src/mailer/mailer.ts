export interface Address {
  name: string
  address: string
}

export interface OutgoingMail {
  to: Address
  subject: string
  text: string
  html: string
  /** With its angle brackets. The same mail always has the same one. */
  messageId: string
}

/** The way out for mail. */
export interface Mailer {
  /**
   * Resolves once the mail server has taken the mail over.
   * @throws HttpError 503 where the server can't be reached or will not take it now; MailRefused where it never will
   */
  send(mail: OutgoingMail): Promise<void>
}

/** The mail server will never take this mail to this recipient. Says nothing of either, so that it can be logged. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
