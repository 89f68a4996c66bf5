import { z } from 'zod'
import { keptDataSchema } from './account-deletion.ts'
import { emailPictureSchema } from './email-pictures.ts'
import { moneySchema } from './money.ts'
import { PRINT_STATUSES } from './prints.ts'
import { SECURITY_CHANGES } from './security-changes.ts'
import { packageIdSchema } from './shop.ts'

const orderNumber = z.string()
const paidAt = z.iso.datetime()

/** The data of each kind of email. `auth` renders it to text and HTML. */
export const emailContentSchema = z.discriminatedUnion('kind', [
  /** To the buyer of a package. */
  z.object({ kind: z.literal('receipt'), orderNumber, packageId: packageIdSchema, price: moneySchema, paidAt }),
  /** To the recipient of a gift. `token` goes into the link to `/redeem-gift?token=`. */
  z.object({
    kind: z.literal('gift'),
    packageId: packageIdSchema,
    senderName: z.string(),
    message: z.string().nullable(),
    token: z.string(),
  }),
  /** To the buyer of a gift. */
  z.object({
    kind: z.literal('gift-receipt'),
    orderNumber,
    packageId: packageIdSchema,
    recipientName: z.string(),
    recipientEmail: z.string(),
    price: moneySchema,
    paidAt,
    /** When the gift is emailed on a chosen day. */
    deliverAt: z.iso.datetime().nullish(),
  }),
  /** To the family, at each status change of a printed copy. */
  z.object({
    kind: z.literal('print'),
    status: z.enum(PRINT_STATUSES),
    printNumber: z.number().int(),
    storyId: z.number().int(),
    /** Of the book when it was ordered, and where the copy goes. Both are absent once they are deleted. */
    title: z.string().nullish(),
    shippingAddress: z.string().nullish(),
    /** The cover of the story. Absent if it can't be loaded. */
    cover: emailPictureSchema.nullish(),
    /** The order that paid for the copy; null for a free copy. */
    order: z.object({ orderNumber, price: moneySchema, paidAt }).nullable(),
    courier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
  }),
  /** To the buyer, after a refund. */
  z.object({
    kind: z.literal('refund'),
    orderNumber,
    refunded: moneySchema,
    /** Unused credits that were revoked. */
    stories: z.number().int(),
    printedCopies: z.number().int(),
  }),
  /** To the buyer who paid one order twice: the second payment is refunded. */
  z.object({ kind: z.literal('paid-twice'), orderNumber, refunded: moneySchema }),
  /** To a new account. `token` goes into the link to `/verify-email?token=`; null if the address is verified. */
  z.object({ kind: z.literal('welcome'), token: z.string().nullable() }),
  z.object({ kind: z.literal('verify-email'), token: z.string() }),
  /** `token` goes into the link to `/reset-password?token=`. */
  z.object({ kind: z.literal('reset-password'), token: z.string() }),
  z.object({ kind: z.literal('password-changed'), at: z.iso.datetime() }),
  /** A Google account was connected, which signs in to the account from now on. */
  z.object({ kind: z.literal('google-linked'), at: z.iso.datetime(), passwordRemoved: z.boolean().optional() }),
  /** A sign-in in a browser that the account was not used in before. */
  z.object({
    kind: z.literal('new-device'),
    at: z.iso.datetime(),
    /** Browser and operating system; null if unknown. */
    device: z.string().nullable(),
    network: z.string(),
  }),
  /** How the account is protected was changed. */
  z.object({ kind: z.literal('security-changed'), at: z.iso.datetime(), change: z.enum(SECURITY_CHANGES) }),
  /** To an address that an account is to be moved to. `token` goes into the link to `/verify-email?token=`. */
  z.object({ kind: z.literal('new-address'), token: z.string() }),
  /** To such an address that has an account of its own. */
  z.object({ kind: z.literal('address-in-use') }),
  /** To the address that an account had before. */
  z.object({ kind: z.literal('address-changed'), at: z.iso.datetime() }),
  /** The archive of the family's data can be downloaded. */
  z.object({ kind: z.literal('archive-ready') }),
  /** The account and its data are deleted. */
  z.object({ kind: z.literal('account-deleted'), kept: keptDataSchema }),
  /** To the family, when the pictures of a story are finished after a while. */
  z.object({
    kind: z.literal('story-ready'),
    storyId: z.number().int(),
    /** An earlier version of the service sends neither the title nor the cover. */
    title: z.string().default(''),
    /** Null if it failed. */
    cover: emailPictureSchema.nullable().default(null),
  }),
  /** To the family, when a story that was delayed could not be written. */
  z.object({ kind: z.literal('story-failed') }),
  /** To an address that asked for the newsletter. `token` goes into the link to `/newsletter/confirm?token=`. */
  z.object({ kind: z.literal('newsletter-confirm'), token: z.string() }),
  /** `token` goes into the links that unsubscribe; null in a test that an administrator sends to themselves. */
  z.object({ kind: z.literal('newsletter'), subject: z.string(), body: z.string(), token: z.string().nullable() }),
  /** To support, from the contact form. */
  z.object({
    kind: z.literal('contact-message'),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    at: z.iso.datetime(),
  }),
  /** To an administrator who tests the delivery of email. */
  z.object({ kind: z.literal('test-email'), at: z.iso.datetime() }),
])
export type EmailContent = z.infer<typeof emailContentSchema>

/**
 * An email that a service requests. The job carries only the id of the notification: `auth` fetches this with
 * `GET /internal/notifications/{id}`, sends it and reports with `POST /internal/notifications/{id}/completed`.
 */
export const outgoingEmailSchema = z.object({
  to: z.union([
    /** A registered user. */
    z.object({ userId: z.number().int() }),
    /** `name` is empty if it is not known. */
    z.object({ name: z.string(), email: z.string() }),
  ]),
  content: emailContentSchema,
})
export type OutgoingEmail = z.infer<typeof outgoingEmailSchema>
