import { createHash } from 'node:crypto'
import { HttpError } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Env } from '../env.ts'
import { paymentUnverified } from '../errors.ts'
import { settleOrder } from '../orders/settlement.ts'
import {
  type PaymentDetails,
  providerDisputeSchema,
  providerPaymentSchema,
  providerRefundSchema,
} from '../provider/payment-details.ts'
import { isSignedBy } from '../provider/signatures.ts'

/** The provider expects a response within 5 s, even if the order is locked. */
export const WEBHOOK_LOCK_TIMEOUT_MS = 3_000

const envelopeSchema = z.object({
  event: z.string(),
  payload: z.unknown(),
  /** In seconds. */
  created_at: z
    .number()
    .optional()
    .transform(seconds => (seconds === undefined ? new Date() : new Date(seconds * 1_000))),
})
const paymentEventSchema = z.object({ payment: z.object({ entity: providerPaymentSchema }) })
const refundEventSchema = paymentEventSchema.extend({ refund: z.object({ entity: providerRefundSchema }) })
const disputeEventSchema = paymentEventSchema.extend({ dispute: z.object({ entity: providerDisputeSchema }) })
const DISPUTE_EVENT = /^payment\.dispute\.(created|under_review|action_required|won|lost|closed)$/

/** @returns null for an event that does not concern orders */
function parsePayload({
  event,
  payload,
  created_at: reportedAt,
}: z.output<typeof envelopeSchema>): PaymentDetails | null {
  if (event === 'payment.captured' || event === 'order.paid') {
    return { payment: paymentEventSchema.parse(payload).payment.entity, refunds: [], disputes: [] }
  }
  if (event === 'refund.processed') {
    const { payment, refund } = refundEventSchema.parse(payload)
    return { payment: payment.entity, refunds: [refund.entity], disputes: [] }
  }
  if (DISPUTE_EVENT.test(event)) {
    const { payment, dispute } = disputeEventSchema.parse(payload)
    return { payment: payment.entity, refunds: [], disputes: [{ ...dispute.entity, reportedAt }] }
  }
  return null
}

export interface WebhookRequest {
  /** The unparsed body, which the signature covers. */
  rawBody: Buffer
  signature: string
  eventId: string | undefined
}

export interface WebhookServiceDeps {
  env: Pick<Env, 'RAZORPAY_WEBHOOK_SECRET'>
  db: Kysely<Database>
  profiles: ChangedProfiles
  logger: Logger
  flushOutbox: () => void
  lockTimeoutMs?: number | undefined
}

/** Processes the provider's webhooks, which may be repeated and arrive in any order. */
export function createWebhookService(deps: WebhookServiceDeps) {
  const { env, db, profiles, logger, flushOutbox, lockTimeoutMs = WEBHOOK_LOCK_TIMEOUT_MS } = deps

  function parse({ rawBody, signature }: WebhookRequest): { event: string; details: PaymentDetails | null } {
    if (!env.RAZORPAY_WEBHOOK_SECRET.some(secret => isSignedBy(rawBody, signature, secret))) {
      throw paymentUnverified('the webhook is not signed with a known secret')
    }
    try {
      const envelope = envelopeSchema.parse(JSON.parse(rawBody.toString('utf8')))
      return { event: envelope.event, details: parsePayload(envelope) }
    } catch (cause) {
      throw new HttpError(400, 'webhook_unreadable', 'This webhook could not be understood.', { cause })
    }
  }

  return {
    /** @throws HttpError 400 if the signature is invalid or the payment contradicts its order; 503, to be retried */
    async receive(request: WebhookRequest): Promise<void> {
      try {
        const { event, details } = parse(request)
        const eventId = request.eventId ?? createHash('sha256').update(request.rawBody).digest('hex')
        const result = await db.transaction().execute(async trx => {
          await sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`.execute(trx)
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto('webhook_events')
            .values({ id: eventId })
            .onConflict(conflict => conflict.column('id').doNothing())
            .executeTakeFirstOrThrow()
          if (numInsertedOrUpdatedRows !== 1n || !details) return 'unchanged'
          return settleOrder(trx, details, { logger, profiles })
        })
        logger.info({ event, result }, 'webhook processed')
        flushOutbox()
      } catch (error) {
        logger.warn({ err: error }, 'webhook rejected')
        throw error
      }
    },
  }
}
export type WebhookService = ReturnType<typeof createWebhookService>
