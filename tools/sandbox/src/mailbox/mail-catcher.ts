import { buffer } from 'node:stream/consumers'
import { PRODUCT_NAME } from '@kahani/messages/product'
import type { Logger } from '@kahani/service-kit/logger'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'
import { parseMail } from './parse-mail.ts'

const MAX_BYTES = 2 * 1024 * 1024

/** An SMTP server that accepts every mail and stores it in the mailbox instead of delivering it. */
export function createMailCatcher(mailbox: Mailbox, logger: Logger): SMTPServer {
  const server = new SMTPServer({
    banner: `${PRODUCT_NAME} sandbox: mail is not delivered`,
    size: MAX_BYTES,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 1_000,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData(stream, session, done) {
      const receive = async () => {
        const raw = await buffer(stream)
        if (stream.sizeExceeded) throw new Error(`The sandbox accepts mails of up to ${MAX_BYTES} bytes.`)
        const { mailFrom, rcptTo } = session.envelope
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
        const mail = await mailbox.store(await parseMail(raw, envelope))
        logger.info({ mail: mail.id }, 'mail stored')
      }
      receive().then(
        () => done(),
        error => done(error),
      )
    },
  })
  server.on('error', err => logger.warn({ err: err.message }, 'SMTP connection failed'))
  return server
}
