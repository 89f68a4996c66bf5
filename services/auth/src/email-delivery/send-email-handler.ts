import type { OutgoingEmail } from '@kahani/contracts/emails'
import type { EmailJob, EmailSource } from '@kahani/contracts/jobs'
import { HttpError, unavailable } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { isNotificationGone, type NotificationSource } from '@kahani/service-kit/notifications'
import { ConstantBackoff, handleAll, retry } from 'cockatiel'
import type { RenderEmail } from '../email-templates/render-email.ts'
import { type Address, EmailRejectedError, type Mailer } from '../mailer/mailer.ts'
import type { UserRepository } from '../users/user-repository.ts'
import type { EmailDeliveryRepository } from './email-delivery-repository.ts'

export interface SendEmailDeps {
  deliveries: EmailDeliveryRepository
  users: UserRepository
  sources: Record<EmailSource, NotificationSource>
  render: RenderEmail
  mailer: Mailer
  /** Host part of the Message-ID header. */
  messageIdHost: string
  logger: Logger
  /** Delay in ms between attempts to mark an email as sent or rejected. */
  completeRetryMs?: number | undefined
}

const COMPLETE_RETRIES = 19
const COMPLETE_RETRY_MS = 500

const keyOf = ({ source, notificationId }: EmailJob) => `${source}:${notificationId}`
const isNotFound = (error: unknown) => error instanceof HttpError && error.statusCode === 404
const isOutage = (error: unknown) => error instanceof HttpError && error.statusCode === 503

/**
 * Sends the email of a notification. The job completes when the email is sent, rejected for good or no longer needed;
 * after any other error but a 404 it runs again, without using up an attempt.
 */
export function createSendEmailHandler(deps: SendEmailDeps) {
  const { deliveries, users, sources, render, mailer, messageIdHost, logger } = deps
  const completeRetry = retry(handleAll, {
    maxAttempts: COMPLETE_RETRIES,
    backoff: new ConstantBackoff(deps.completeRetryMs ?? COMPLETE_RETRY_MS),
  })
  let delayed = false

  async function recipientOf(to: OutgoingEmail['to']): Promise<Address> {
    if (!('userId' in to)) return { name: to.name, address: to.email }
    const user = await users.findById(to.userId)
    if (!user) throw new EmailRejectedError('the account does not exist')
    return { name: user.username, address: user.email }
  }

  async function send(job: EmailJob): Promise<'sent' | 'rejected'> {
    const { source, notificationId } = job
    try {
      const { to, content } = await sources[source].find(notificationId)
      const recipient = await recipientOf(to)
      const messageId = `<${source}.${notificationId}@${messageIdHost}>`
      await mailer.send({ to: recipient, messageId, ...render(content, recipient.name) })
      return 'sent'
    } catch (err) {
      if (isNotificationGone(err)) {
        logger.info({ delivery: keyOf(job) }, 'email not sent, its notification was deleted')
        return 'rejected'
      }
      if (!(err instanceof EmailRejectedError)) throw err
      logger.warn({ delivery: keyOf(job), err }, 'email rejected')
      return 'rejected'
    }
  }

  // An email that the mail server accepted is sent again if it can't be marked, so this retries through short outages.
  const complete = (key: string, state: 'sent' | 'rejected') =>
    completeRetry.execute(async () => {
      try {
        await deliveries.complete(key, state)
      } catch (err) {
        logger.warn({ err, delivery: key, state }, 'email not marked as completed')
        throw err
      }
    })

  async function sendWithLease(key: string, job: EmailJob): Promise<void> {
    const renew = () => deliveries.renewLease(key).catch(err => logger.warn({ err }, 'email lease not renewed'))
    const renewal = setInterval(renew, deliveries.leaseMs / 3)
    try {
      const state = await send(job).catch(async error => {
        await deliveries.releaseLease(key).catch(err => logger.warn({ err }, 'email lease not released'))
        throw error
      })
      await complete(key, state)
      logger.info({ delivery: key, state }, 'email completed')
    } finally {
      clearInterval(renewal)
    }
  }

  /** The source queues the notification again until it gets this report, so a lost report does no harm. */
  async function report(job: EmailJob): Promise<void> {
    try {
      await sources[job.source].complete(job.notificationId)
    } catch (err) {
      logger.warn({ err, delivery: keyOf(job) }, 'email completion not reported')
    }
  }

  return async function handle(job: EmailJob): Promise<void> {
    const key = keyOf(job)
    try {
      const lease = await deliveries.acquireLease(key)
      if (lease === 'held') throw unavailable('mail', new Error('another worker is sending this email'))
      if (lease === 'acquired') await sendWithLease(key, job)
      await report(job)
      if (delayed) logger.info('email delivery resumed')
      delayed = false
    } catch (err) {
      // The source has no such route: a wrong deployment, which uses up attempts.
      if (isNotFound(err)) throw err
      if (!delayed) logger.warn({ err, delivery: key }, 'email delivery delayed')
      delayed = true
      throw isOutage(err) ? err : unavailable('mail', err)
    }
  }
}
