import { z } from 'zod'
import { disputeSchema } from './disputes.ts'
import { idSchema } from './ids.ts'
import { moneySchema } from './money.ts'
import { pageQuerySchema } from './paging.ts'
import { packageIdSchema } from './shop.ts'

export const ORDER_PURPOSES = ['package', 'gift', 'printed_copy'] as const
/** The provider is no longer polled for an `expired` order, but a late payment still settles it. */
export const ORDER_STATUSES = ['open', 'paid', 'expired'] as const

export const DISPUTE_FILTERS = ['open', 'any'] as const

const count = z.number().int().min(0)
const id = z.number().int()
const trueOrFalse = z.stringbool({ truthy: ['true'], falsy: ['false'] })

export const adminOrderSchema = z.object({
  id,
  /** Like `KH-7Q4M-9XTR-2BWD`. */
  orderNumber: z.string(),
  /** The buyer. */
  userId: id,
  /** Absent while it can't be looked up, or if the account is deleted. */
  username: z.string().optional(),
  purpose: z.enum(ORDER_PURPOSES),
  /** Null for a printed copy. */
  packageId: packageIdSchema.nullable(),
  status: z.enum(ORDER_STATUSES),
  price: moneySchema,
  /** Sum of the refunds and lost disputes. */
  refunded: moneySchema,
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  /** Oldest first. */
  refunds: z.array(
    z.object({
      /** The provider's id of the refund, or of the lost dispute. */
      id: z.string(),
      amount: moneySchema,
      /** Unused credits that the refund revoked. */
      stories: count,
      printedCopies: count,
      createdAt: z.iso.datetime(),
    }),
  ),
  /** Payments that are refunded automatically, because the order was paid twice or too late. Oldest first. */
  surplusPayments: z.array(
    z.object({
      /** The provider's id. */
      id: z.string(),
      amount: moneySchema,
      /** False until the provider has accepted the refund, which is requested again and again, except during a dispute. */
      refunded: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** Oldest first. */
  disputes: z.array(disputeSchema).default([]),
})
export type AdminOrder = z.infer<typeof adminOrderSchema>

/** `GET /api/admin/orders`, paged as described in `paging.ts`. */
export const adminOrdersQuerySchema = pageQuerySchema.extend({
  status: z.enum(ORDER_STATUSES).optional(),
  purpose: z.enum(ORDER_PURPOSES).optional(),
  userId: idSchema.optional(),
  orderNumber: z.string().trim().toUpperCase().max(32).optional(),
  /** Only orders with (`true`) or without (`false`) a refund. */
  refunded: trueOrFalse.optional(),
  /** Only orders with (`true`) or without (`false`) a surplus payment. */
  surplus: trueOrFalse.optional(),
  /** Only orders with an open dispute, or with any. */
  dispute: z.enum(DISPUTE_FILTERS).optional(),
})
export type AdminOrdersQuery = z.output<typeof adminOrdersQuerySchema>
export const adminOrdersSchema = z.array(adminOrderSchema)

/** Response of `GET /api/admin/disputes/open`. */
export const openDisputesSchema = z.object({
  count,
  /** The next deadline for evidence, of disputes that have not been contested. */
  respondBy: z.iso.datetime().nullable(),
})
export type OpenDisputes = z.infer<typeof openDisputesSchema>
