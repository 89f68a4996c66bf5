export interface Address {
  name: string
  address: string
}

export interface EmailMessage {
  to: Address
  subject: string
  text: string
  html: string
  /** What the HTML shows. `cid` is the Content-ID, without angle brackets. */
  pictures?: { cid: string; filename: string; jpeg: Buffer }[]
  /** With angle brackets. Stays the same when an email is sent again. */
  messageId: string
  /** The person who wrote the message, if it was not the product. */
  replyTo?: Address
  /** The URL that unsubscribes the recipient with one POST request (RFC 8058). */
  listUnsubscribe?: string
}

export interface Mailer {
  /**
   * Resolves once the mail server has accepted the message.
   * @throws HttpError 503 if the server is unreachable or rejects the message for now; EmailRejectedError if it rejects
   * it permanently
   */
  send(message: EmailMessage): Promise<void>
}

/** A permanent rejection. The message contains neither address nor content, so it can be logged. */
export class EmailRejectedError extends Error {
  override readonly name = 'EmailRejectedError'
}
