import PostalMime from 'postal-mime'
import type { Mail } from './mailbox.ts'

/** Reads a message as it was sent. The sender and the recipients are those of the envelope, which a message lacks. */
export async function parseMail(
  raw: Buffer,
  envelope: Pick<Mail, 'from' | 'to'>,
): Promise<Omit<Mail, 'id' | 'receivedAt'>> {
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'base64' })
  const { messageId = null, subject = '', text = '', html = null, replyTo = [], headers } = parsed
  return {
    ...envelope,
    messageId,
    subject,
    text,
    html,
    pictures: Object.fromEntries(
      parsed.attachments.flatMap(({ contentId, mimeType, content }) =>
        contentId ? [[contentId.replace(/^<|>$/g, ''), `data:${mimeType};base64,${content}`]] : [],
      ),
    ),
    replyTo: replyTo[0]?.address ?? null,
    listUnsubscribe: headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? null,
  }
}
