import { printMessages as messages } from '@kahani/messages/en/payments'
import { z } from 'zod'
import { currencyCodeSchema } from './money.ts'

/** Body of `POST /api/stories/{id}/order-printed-copy`: where a printed copy goes. */
export const shippingFormSchema = z.object({
  name: z.string().trim().min(3, messages.nameRequired).max(100, messages.tooLong),
  phone: z
    .string()
    .trim()
    .min(10, messages.phoneInvalid)
    .max(20, messages.phoneInvalid)
    .regex(/^\+?[\d\s()-]+$/, messages.phoneInvalid),
  address: z.string().trim().min(10, messages.addressIncomplete).max(300, messages.tooLong),
  city: z.string().trim().min(2, messages.cityRequired).max(100, messages.tooLong),
  state: z.string().trim().min(2, messages.stateRequired).max(100, messages.tooLong),
  pincode: z
    .string()
    .trim()
    .min(6, messages.pincodeInvalid)
    .regex(/^[1-9]\d{2}\s?\d{3}$/, messages.pincodeInvalid),
})
export type ShippingForm = z.infer<typeof shippingFormSchema>

/** A shipping address as the one text that is kept and printed on the parcel. */
export const shippingAddressOf = ({ name, phone, address, city, state, pincode }: ShippingForm) =>
  `${name}, ${phone}, ${address}, ${city}, ${state} ${pincode}`

/**
 * Answer of `POST /api/stories/{id}/order-printed-copy`: the free way is open, or an order to pay. `amount` is in whole
 * rupees here, which the browser multiplies by 100.
 */
export const printedCopyOrderSchema = z.union([
  z.object({ freeOrder: z.literal(true) }),
  z.object({
    freeOrder: z.literal(false),
    keyId: z.string(),
    amount: z.number().int(),
    currency: currencyCodeSchema,
    orderId: z.string(),
  }),
])
export type PrintedCopyOrder = z.infer<typeof printedCopyOrderSchema>

/** Body of `POST /api/stories/{id}/process-free-printed-copy`, which takes an `Idempotency-Key`. */
export const freePrintedCopySchema = z.object({
  shippingAddress: z.string().trim().min(10, messages.addressIncomplete).max(700, messages.tooLong),
})
export const freePrintedCopyAnswerSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), message: z.string(), printedCopiesRemaining: z.number().int() }),
  z.object({ success: z.literal(false), message: z.string() }),
])
export type FreePrintedCopyAnswer = z.infer<typeof freePrintedCopyAnswerSchema>

/** The life of a printed copy; `cancelled` is one that was refunded before it was shipped. */
export const PRINT_STATUSES = ['placed', 'processing', 'shipped', 'delivered', 'returned', 'cancelled'] as const
export const printStatusSchema = z.enum(PRINT_STATUSES)
export type PrintStatus = z.infer<typeof printStatusSchema>

/** Where an administrator may move a copy from each status. A returned copy is sent again once delivery is arranged. */
export const PRINT_MOVES = {
  placed: ['processing'],
  processing: ['shipped'],
  shipped: ['delivered', 'returned'],
  delivered: [],
  returned: ['shipped'],
  cancelled: [],
} as const satisfies Record<PrintStatus, readonly PrintStatus[]>

/** `POST /api/admin/printed-copies/{id}/status`. `shipped` needs the courier and its tracking number. */
export const movePrintedCopySchema = z.object({
  status: printStatusSchema,
  courier: z.string().trim().min(2).max(60).optional(),
  trackingNumber: z.string().trim().min(4).max(60).optional(),
})
export type MovePrintedCopy = z.infer<typeof movePrintedCopySchema>

/** A printed copy as an administrator sees it. */
export const printedCopySchema = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  storyId: z.number().int(),
  status: printStatusSchema,
  /** Paid for with a free copy of a package. */
  free: z.boolean(),
  shippingAddress: z.string(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type PrintedCopy = z.infer<typeof printedCopySchema>

/** `GET /api/admin/printed-copies`: newest first; `before` continues below an id. */
export const printedCopiesQuerySchema = z.object({
  status: printStatusSchema.optional(),
  before: z.coerce.number().int().positive().optional(),
})
export const printedCopiesSchema = z.object({
  printedCopies: z.array(printedCopySchema),
  /** Where the next page begins; null at the end. */
  next: z.number().int().nullable(),
})
