import { z } from 'zod'

/** Deleting an account and its data. */

/** Body of `DELETE /api/account`. The username guards against a slip, the password against a borrowed device. */
export const deleteAccountSchema = z.object({
  username: z.string().max(200),
  /** Omitted for an account without a password, which must have signed in recently. */
  currentPassword: z.string().max(1_024).optional(),
})
export type DeleteAccount = z.infer<typeof deleteAccountSchema>

/** What remains of an account after its deletion, because the law or a delivery requires it. */
export const keptDataSchema = z.object({
  /** Orders that are kept without name and address. */
  orders: z.number().int(),
  /** Printed copies that are being made or delivered. Addresses and files for the press are kept for 60 days at most. */
  printedCopiesInTransit: z.number().int(),
  /** Printed copies that are not being made yet. They are cancelled, and those that were bought are refunded. */
  printedCopiesCancelled: z.number().int().default(0),
  /** The day until which the last order is kept, such as 2034-03-31; null without orders. */
  keptUntil: z.iso.date().nullable(),
})
export type KeptData = z.infer<typeof keptDataSchema>

/** Response of `DELETE /api/account`. */
export const deletedAccountSchema = z.object({ message: z.string(), kept: keptDataSchema })
