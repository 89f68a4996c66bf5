import type { SendMailOptions } from 'nodemailer'
import type { Address, EmailMessage } from './mailer.ts'

/** Nodemailer's options for a message. */
export function toMailOptions(
  { listUnsubscribe, pictures = [], ...message }: EmailMessage,
  from: Address,
): SendMailOptions {
  return {
    ...message,
    from,
    attachments: pictures.map(({ jpeg, ...picture }) => ({
      ...{ ...picture, content: jpeg, contentType: 'image/jpeg', contentDisposition: 'inline' as const },
    })),
    headers: {
      // Stops automatic replies, and makes help desks ignore a message, so it is left out if a person wrote it.
      ...(!message.replyTo && { 'auto-submitted': 'auto-generated' }),
      ...(listUnsubscribe && {
        'list-unsubscribe': `<${listUnsubscribe}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
