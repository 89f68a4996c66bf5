import { buffer } from 'node:stream/consumers'
import { PRODUCT_NAME } from '@kahani/messages/product'
import type { Logger } from '@kahani/service-kit/logger'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Outbox } from './mailbox.ts'

const MOST_BYTES = 2 * 1024 * 1024

/** A mail server that takes everything from everybody, and delivers nothing: mails go to the outbox. */
export function createMailCatcher(outbox: Outbox, logger: Logger): SMTPServer {
  const server = new SMTPServer({
    banner: `${PRODUCT_NAME} sandbox: mail goes no further`,
    size: MOST_BYTES,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 1_000,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData(stream, session, done) {
      const keep = async () => {
        const raw = await buffer(stream)
        if (stream.sizeExceeded) throw new Error(`The sandbox takes mails of up to ${MOST_BYTES} bytes.`)
        const { messageId = null, subject = '', text = '', html = null } = await PostalMime.parse(raw)
        const { mailFrom, rcptTo } = session.envelope
        const mail = await outbox.keep({
          messageId,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          subject,
          text,
          html,
        })
        logger.info({ mail: mail.id }, 'a mail is in the outbox')
      }
      keep().then(
        () => done(),
        error => done(error),
      )
    },
  })
  server.on('error', err => logger.warn({ err: err.message }, 'a mail connection failed'))
  return server
}
