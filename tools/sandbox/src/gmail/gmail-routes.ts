import type { App } from '@kahani/service-kit/app'
import type { FastifyReply } from 'fastify'
import PostalMime from 'postal-mime'
import { z } from 'zod'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { parseMail } from '../mailbox/parse-mail.ts'

/** A fake of the Gmail API. */
export interface GmailFake {
  /** The address of the account that an access token belongs to; undefined if it may not send. */
  senderOf(accessToken: string): string | undefined
}

const BEARER = /^Bearer (\S+)$/

const sendError = (reply: FastifyReply, code: number, status: string, reason: string, message: string) =>
  reply.code(code).send({ error: { code, message, status, errors: [{ message, domain: 'global', reason }] } })

/** Accepted messages are stored in the mailbox. */
export function gmailRoutes(app: App, { senderOf }: GmailFake, mailbox: Mailbox) {
  const schema = { body: z.object({ raw: z.string() }) }
  app.post('/gmail/v1/users/me/messages/send', { schema }, async (request, reply) => {
    const [, token = ''] = BEARER.exec(request.headers.authorization ?? '') ?? []
    const from = senderOf(token)
    if (from === undefined) return sendError(reply, 401, 'UNAUTHENTICATED', 'authError', 'Invalid Credentials')
    const raw = Buffer.from(request.body.raw, 'base64url')
    const { to = [] } = await PostalMime.parse(raw)
    const recipients = to.flatMap(({ address }) => address ?? [])
    if (recipients.length === 0) {
      return sendError(reply, 400, 'INVALID_ARGUMENT', 'invalidArgument', 'Recipient address required')
    }
    const { id } = await mailbox.store(await parseMail(raw, { from, to: recipients }))
    return { id, threadId: id, labelIds: ['SENT'] }
  })
}
