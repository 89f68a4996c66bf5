import { setTimeout as sleep } from 'node:timers/promises'
import type { MailJob } from '@kahani/contracts/jobs'
import { type Mail, mailSchema } from '@kahani/contracts/mails'
import { HttpError, unavailable } from '@kahani/service-kit/http-error'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import type { RenderEmail } from '../email-templates/render-email.ts'
import { type Address, type Mailer, MailRefused } from '../mailer/mailer.ts'
import type { UserRepository } from '../users/user-repository.ts'
import { type EmailDeliveryRepository, LEASE_SECONDS } from './email-delivery-repository.ts'

export interface MailParts {
  mails: EmailDeliveryRepository
  users: UserRepository
  payments: InternalClient
  compose: RenderEmail
  mailer: Mailer
  /** What comes behind the @ of each mail's OutboxMessage-ID. */
  messageHost: string
  logger: Logger
}

const SETTLE_TRIES = 20
const SETTLE_EVERY_MS = 500

const keyOf = ({ source, mailId }: MailJob) => `${source}:${mailId}`
const isMissing = (error: unknown) => error instanceof HttpError && error.statusCode === 404
const isOutage = (error: unknown) => error instanceof HttpError && error.statusCode === 503

/**
 * Sends a mail that another service wants sent. It is done when the mail is sent or refused for good; whatever else goes
 * wrong on the way, the job waits and runs again.
 */
export function createSendEmailHandler(parts: MailParts) {
  const { mails, users, payments, compose, mailer, messageHost, logger } = parts
  let waiting = false

  async function recipientOf(to: Mail['to']): Promise<Address> {
    if (!('userId' in to)) return { name: to.name, address: to.email }
    const user = await users.findById(to.userId)
    if (!user) throw new MailRefused('the account is gone')
    return { name: user.username, address: user.email }
  }

  async function post(job: MailJob): Promise<'sent' | 'refused'> {
    const { source, mailId } = job
    try {
      const { to, letter } = await payments.call(`/internal/mails/${mailId}`, { answer: mailSchema })
      const recipient = await recipientOf(to)
      const messageId = `<${source}.${mailId}@${messageHost}>`
      await mailer.send({ to: recipient, messageId, ...compose(letter, recipient.name) })
      return 'sent'
    } catch (err) {
      if (!(err instanceof MailRefused)) throw err
      logger.warn({ mail: keyOf(job), err }, 'a mail was refused for good')
      return 'refused'
    }
  }

  // Between the server's word and this mark a mail can go out twice, so a database that is away a moment is waited for.
  async function settle(key: string, state: 'sent' | 'refused', tries = SETTLE_TRIES): Promise<void> {
    try {
      await mails.settle(key, state)
    } catch (err) {
      logger.warn({ err, mail: key, state }, 'a mail could not be marked yet')
      if (tries === 1) throw err
      await sleep(SETTLE_EVERY_MS)
      await settle(key, state, tries - 1)
    }
  }

  async function postClaimed(key: string, job: MailJob): Promise<void> {
    const renew = () => mails.renewLease(key).catch(err => logger.warn({ err }, 'the claim on a mail was not renewed'))
    const renewal = setInterval(renew, (LEASE_SECONDS * 1000) / 3)
    try {
      const outcome = await post(job).catch(async error => {
        await mails.releaseLease(key).catch(err => logger.warn({ err }, 'the claim on a mail was not released'))
        throw error
      })
      await settle(key, outcome)
      logger.info({ mail: key, outcome }, 'a mail is settled')
    } finally {
      clearInterval(renewal)
    }
  }

  /** Whoever wanted the mail asks for it again until it hears this: it may go unheard once. */
  async function report({ mailId }: MailJob): Promise<void> {
    try {
      await payments.call(`/internal/mails/${mailId}/settled`, { method: 'POST', timeoutMs: 5_000 })
    } catch (err) {
      logger.warn({ err, mailId }, 'that a mail is settled was not heard')
    }
  }

  return async function handle(job: MailJob): Promise<void> {
    const key = keyOf(job)
    try {
      const claim = await mails.claim(key)
      if (claim === 'held') throw unavailable('mail', new Error('another worker is sending it'))
      if (claim === 'claimed') await postClaimed(key, job)
      await report(job)
      if (waiting) logger.info('mails leave again')
      waiting = false
    } catch (err) {
      if (isMissing(err)) throw err
      if (!waiting) logger.warn({ err, mail: key }, 'mails wait')
      waiting = true
      throw isOutage(err) ? err : unavailable('mail', err)
    }
  }
}
