import { createHash } from 'node:crypto'
import { HttpError } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Env } from '../env.ts'
import { unverified } from '../errors.ts'
import { settleOrder } from '../orders/settlement.ts'
import { type PaymentFacts, providerPaymentSchema, providerRefundSchema } from '../provider/payment-facts.ts'
import { isSignedBy } from '../provider/signatures.ts'

/** The provider waits 5 s for an answer: a row that another holds is waited for less long. */
const LOCK_WAIT = sql`set local lock_timeout = '3s'`

const envelopeSchema = z.object({ event: z.string(), payload: z.unknown() })
const paid = z.object({ payment: z.object({ entity: providerPaymentSchema }) })
const paidBack = paid.extend({ refund: z.object({ entity: providerRefundSchema }) })

/** What an event says of a payment; null for one that changes nothing here. */
function factsOf(event: string, payload: unknown): PaymentFacts | null {
  if (event === 'payment.captured' || event === 'order.paid') {
    return { payment: paid.parse(payload).payment.entity, refunds: [] }
  }
  if (event === 'refund.processed') {
    const { payment, refund } = paidBack.parse(payload)
    return { payment: payment.entity, refunds: [refund.entity] }
  }
  return null
}

export interface Notice {
  /** The body as it came, byte for byte: its signature is of that. */
  raw: Buffer
  signature: string
  eventId: string | undefined
}

export interface WebhookParts {
  env: Pick<Env, 'RAZORPAY_WEBHOOK_SECRET'>
  db: Kysely<Database>
  logger: Logger
  /** Called when something is in the outbox. */
  flushOutbox: () => void
}

/** Hears the provider. What it said before is welcome and changes nothing, in whatever order it says things. */
export function createWebhookService({ env, db, logger, flushOutbox }: WebhookParts) {
  function read({ raw, signature }: Notice): { event: string; facts: PaymentFacts | null } {
    if (!env.RAZORPAY_WEBHOOK_SECRET.some(secret => isSignedBy(raw, signature, secret))) {
      throw unverified('no secret of ours has signed this webhook')
    }
    try {
      const { event, payload } = envelopeSchema.parse(JSON.parse(raw.toString('utf8')))
      return { event, facts: factsOf(event, payload) }
    } catch (cause) {
      throw new HttpError(400, 'webhook_unreadable', 'This webhook could not be understood.', { cause })
    }
  }

  return {
    /** @throws HttpError 400 for a forgery or one that contradicts its order; an outage answers 503 and is repeated */
    async receive(notice: Notice): Promise<void> {
      try {
        const { event, facts } = read(notice)
        const eventId = notice.eventId ?? createHash('sha256').update(notice.raw).digest('hex')
        const settled = await db.transaction().execute(async trx => {
          await LOCK_WAIT.execute(trx)
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto('webhook_events')
            .values({ id: eventId })
            .onConflict(conflict => conflict.column('id').doNothing())
            .executeTakeFirstOrThrow()
          if (numInsertedOrUpdatedRows !== 1n || !facts) return 'nothing new'
          return settleOrder(trx, facts, logger)
        })
        logger.info({ event, settled }, 'the payment provider said something')
        flushOutbox()
      } catch (error) {
        logger.warn({ err: error }, 'a webhook was refused')
        throw error
      }
    },
  }
}
export type WebhookService = ReturnType<typeof createWebhookService>
