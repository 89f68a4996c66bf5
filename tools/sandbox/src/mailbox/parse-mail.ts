import PostalMime from 'postal-mime'
import type { Mail } from './mailbox.ts'

/** Reads a message as it was sent. The sender and the recipients are those of the envelope, which a message lacks. */
export async function parseMail(
  raw: Buffer,
  envelope: Pick<Mail, 'from' | 'to'>,
): Promise<Omit<Mail, 'id' | 'receivedAt'>> {
  const { messageId = null, subject = '', text = '', html = null, replyTo = [], headers } = await PostalMime.parse(raw)
  return {
    ...envelope,
    messageId,
    subject,
    text,
    html,
    replyTo: replyTo[0]?.address ?? null,
    listUnsubscribe: headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? null,
  }
}
