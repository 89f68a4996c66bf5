import { printMessages as messages } from '@kahani/messages/en/payments'
import { z } from 'zod'
import { idSchema } from './ids.ts'
import { currencyCodeSchema, moneySchema } from './money.ts'
import { pageQuerySchema } from './paging.ts'
import { filesVersionSchema, preflightReportSchema } from './preflight.ts'
import { received } from './received.ts'

/** The form for the address of a printed copy. */
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

/** The version whose pages the family has seen. If the book has changed since, nothing is ordered: 409 `book_changed`. */
const filesVersion = filesVersionSchema.optional()

/** Body of `POST /api/stories/{id}/order-printed-copy`. */
export const orderPrintedCopySchema = shippingFormSchema.extend({ filesVersion })
export type OrderPrintedCopy = z.infer<typeof orderPrintedCopySchema>

/** The address in one line, as it is stored and printed on the parcel. */
export const shippingAddressOf = ({ name, phone, address, city, state, pincode }: ShippingForm) =>
  `${name}, ${phone}, ${address}, ${city}, ${state} ${pincode}`

/**
 * Response of `POST /api/stories/{id}/order-printed-copy`: the copy is free, or an order to pay. Here, `amount` is in
 * rupees, which the browser multiplies by 100.
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
export const receivedPrintedCopyOrderSchema = received(printedCopyOrderSchema, { freeOrder: false })

/** Body of `POST /api/stories/{id}/process-free-printed-copy`, which accepts an `Idempotency-Key`. */
export const freePrintedCopySchema = z.object({
  shippingAddress: z.string().trim().min(10, messages.addressIncomplete).max(700, messages.tooLong),
  filesVersion,
})
export const freePrintedCopyAnswerSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), message: z.string(), printedCopiesRemaining: z.number().int() }),
  z.object({ success: z.literal(false), message: z.string() }),
])
export type FreePrintedCopyAnswer = z.infer<typeof freePrintedCopyAnswerSchema>
export const receivedFreePrintedCopySchema = received(freePrintedCopyAnswerSchema, { message: '' })

/** A copy is `cancelled` if it is refunded, or its family cancels it, before it is shipped. */
export const PRINT_STATUSES = ['placed', 'processing', 'shipped', 'delivered', 'returned', 'cancelled'] as const
export const printStatusSchema = z.enum(PRINT_STATUSES)
export type PrintStatus = z.infer<typeof printStatusSchema>

/** Statuses of copies that are on order: their files and address are kept. */
export const OPEN_PRINT_STATUSES = ['placed', 'processing', 'shipped', 'returned'] as const satisfies PrintStatus[]
/** Statuses of copies that did not leave the press, which still needs their files. */
export const UNSENT_PRINT_STATUSES = ['placed', 'processing'] as const satisfies PrintStatus[]
export const isUnsentPrint = (status: PrintStatus): boolean => UNSENT_PRINT_STATUSES.some(unsent => unsent === status)

/**
 * Response of `GET /internal/stories/{id}/copy-in-work?userId=&version=` at `payments`: whether a copy of this version of the
 * files is paid for and not sent yet. Without a version, the copies from before count, which have none.
 */
export const copyInWorkSchema = z.object({ inWork: z.boolean() })

/**
 * Response of `GET /internal/stories/{id}/print-versions` at `payments`: the versions of the files that copies on order need,
 * and those of orders that can still be paid. Null for copies from before, which have no version. `shown` are the versions of copies
 * that have their title, whose cover their family sees in its list of copies.
 */
export const printVersionsSchema = z.object({
  versions: z.array(filesVersionSchema.nullable()),
  shown: z.array(filesVersionSchema).default([]),
})
export type PrintVersions = z.output<typeof printVersionsSchema>

/** Status changes that administrators can make. A returned copy is shipped again once delivery is arranged. */
export const PRINT_TRANSITIONS = {
  placed: ['processing'],
  processing: ['shipped'],
  shipped: ['delivered', 'returned'],
  delivered: [],
  returned: ['shipped'],
  cancelled: [],
} as const satisfies Record<PrintStatus, readonly PrintStatus[]>

/** What a family needs to follow a parcel. */
export const trackingSchema = z.object({
  courier: z.string().trim().min(2, messages.courierRequired).max(60, messages.tooLong),
  trackingNumber: z.string().trim().min(4, messages.trackingNumberRequired).max(60, messages.tooLong),
})

/** Body of `POST /api/admin/printed-copies/{id}/status`. `shipped` requires the courier and tracking number. */
export const changePrintStatusSchema = trackingSchema.partial().extend({ status: printStatusSchema })
export type ChangePrintStatus = z.infer<typeof changePrintStatusSchema>

/** Response of `GET /api/stories/{id}/printed-copies`: the copies of a story that are on order, for its family. */
export const storyPrintedCopiesSchema = z.object({
  printedCopies: z.array(
    z.object({
      id: z.number().int(),
      status: z.enum(OPEN_PRINT_STATUSES),
      /** Null for a copy that is included in a package. */
      paid: moneySchema.nullable(),
      /** Whether it is printed as the story was when it was ordered; a copy from before is printed as the story is then. */
      asOrdered: z.boolean().optional(),
      held: z.boolean().optional(),
      courier: z.string().nullish(),
      trackingNumber: z.string().nullish(),
      createdAt: z.iso.datetime().optional(),
      /** Since when it has this status. */
      updatedAt: z.iso.datetime().optional(),
    }),
  ),
})
export type StoryPrintedCopy = z.infer<typeof storyPrintedCopiesSchema>['printedCopies'][number]

/**
 * Response of `GET /api/account/printed-copies`: the copies of the account, paged as described in `paging.ts`.
 * `POST /api/account/printed-copies/{id}/cancel` cancels one: what was paid is refunded, and a free copy is returned. 409 if it
 * is being made.
 */
export const accountPrintedCopySchema = z.object({
  id: z.number().int(),
  storyId: z.number().int(),
  /** Of the book when it was ordered; null if neither that nor the story is stored any more. */
  title: z.string().nullable(),
  /** Whether the account still has the story. */
  inLibrary: z.boolean(),
  status: printStatusSchema,
  /** Whether it is not printed or sent because its payment is disputed. */
  held: z.boolean(),
  /** Null for a copy that is included in a package. */
  paid: moneySchema.nullable(),
  /** Null once it is deleted, as is the tracking number. */
  shippingAddress: z.string().nullable(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  filesVersion: filesVersionSchema.nullable(),
  createdAt: z.iso.datetime(),
  /** Since when it has this status. */
  updatedAt: z.iso.datetime(),
})
export type AccountPrintedCopy = z.infer<typeof accountPrintedCopySchema>
export const accountPrintedCopiesSchema = z.array(accountPrintedCopySchema)

/**
 * Body of `POST /internal/stories/{id}/printed-copies/cancel` at `payments`, which cancels copies of a story: paid ones are
 * refunded, free ones returned. Idempotent. 409 if one is being made, and 404 if one is not of this story and user; then it
 * cancels none.
 */
export const cancelPrintedCopiesSchema = z.object({ userId: idSchema, copyIds: z.array(idSchema).min(1) })

/**
 * Response of `POST /internal/stories/{id}/deletion` at `payments`, which reports that a story was deleted: copies that are
 * not paid for lose their address, so that a late payment leaves a free copy. Idempotent.
 */
export const deletedStoryPrintsSchema = z.object({
  /** Whether the files for the press are needed, because a copy is on order. */
  printFilesNeeded: z.boolean(),
})

/** A printed copy, for administrators. */
export const printedCopySchema = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  storyId: z.number().int(),
  /** Of the user and of the story; absent while they can't be looked up, or if the account or the story is deleted. */
  username: z.string().optional(),
  title: z.string().optional(),
  status: printStatusSchema,
  /** Included in a package. */
  free: z.boolean(),
  shippingAddress: z.string(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Of its files when it was ordered. */
  preflight: preflightReportSchema,
  /** The version of these files; null for copies from before. */
  filesVersion: filesVersionSchema.nullish(),
  /** Whether it is not printed or sent because its payment is disputed. */
  held: z.boolean().default(false),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type PrintedCopy = z.infer<typeof printedCopySchema>

/** `GET /api/admin/printed-copies`, paged as described in `paging.ts`. */
export const printedCopiesQuerySchema = pageQuerySchema.extend({
  status: printStatusSchema.optional(),
  userId: idSchema.optional(),
})
export type PrintedCopiesQuery = z.output<typeof printedCopiesQuerySchema>
export const printedCopiesSchema = z.object({
  printedCopies: z.array(printedCopySchema),
  /** `before` of the next page; null on the last one. */
  next: z.number().int().nullable(),
})
