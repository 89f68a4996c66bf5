import { HttpError, unavailable } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { type GmailAccount, GoogleError } from '../mailer/gmail-mailer.ts'
import type { Mailer } from '../mailer/mailer.ts'
import type { GmailConnection, GmailConnectionRepository } from './gmail-connection-repository.ts'

export interface MailerInUseDeps {
  connections: GmailConnectionRepository
  /** Creates the mailer of a connected account. Undefined if Google is not configured. */
  openGmail: ((account: GmailAccount) => Mailer) | undefined
  /** Undefined if no mail server is configured. */
  smtp: Mailer | undefined
  logger: Logger
}

/**
 * Sends by the connected Gmail account, else by SMTP. While there is neither, emails wait in the queue. Every process reads
 * the connection before it sends, so a change has effect everywhere at once.
 */
export function createMailerInUse({ connections, openGmail, smtp, logger }: MailerInUseDeps): Mailer {
  // Kept between emails, because it caches an access token.
  let opened: { id: string; mailer: Mailer } | undefined

  function gmailOf({ id, address, refreshToken, expired }: GmailConnection): Mailer | undefined {
    if (!openGmail || expired || refreshToken === null) return undefined
    if (opened?.id !== id) opened = { id, mailer: openGmail({ address, refreshToken }) }
    return opened.mailer
  }

  async function recordError(id: string, error: unknown): Promise<void> {
    const cause = error instanceof HttpError ? error.cause : undefined
    if (!(cause instanceof GoogleError)) return
    if (cause.expired) logger.error('Gmail is disconnected: Google does not accept the refresh token any more')
    await connections
      .recordError(id, cause)
      .catch(err => logger.warn({ err }, 'the error of the Gmail connection was not recorded'))
  }

  return {
    async send(message) {
      const connection = await connections.find()
      const gmail = connection && gmailOf(connection)
      if (!gmail) {
        if (smtp) return smtp.send(message)
        throw unavailable('mail server', new Error('no mail server is configured and no Gmail account is connected'))
      }
      try {
        await gmail.send(message)
      } catch (error) {
        await recordError(connection.id, error)
        throw error
      }
    },
  }
}
