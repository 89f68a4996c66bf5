import { deliveryDaySchema } from '@kahani/contracts/gift-delivery'
import { z } from 'zod'
import { removeTabValues, storedValue } from '../../../lib/storage.ts'
import type { GiftForm } from '../api/orders.ts'

const EMPTY_GIFT = { recipientName: '', recipientEmail: '', message: '', senderName: '', deliverOn: undefined }

const PREFIX = 'gift.'
const text = z.string().catch('')
const draftSchema = z
  .object({
    ...{ recipientName: text, recipientEmail: text, message: text, senderName: text },
    // A day that is over is not offered again.
    deliverOn: deliveryDaySchema.optional().catch(undefined),
  })
  .catch(EMPTY_GIFT)

/** Stores what a user typed into the gift dialog in the tab, until it is paid for. Deletes the drafts of other users. */
export function createGiftDraft(userId: number) {
  const name = `${PREFIX}${userId}`
  const draft = storedValue('tab', name, value => draftSchema.parse(value))
  removeTabValues(PREFIX, name)
  return {
    read: draft.read,
    save: ({ message = '', senderName = '', deliverOn, ...form }: GiftForm) =>
      draft.write({ ...form, message, senderName, deliverOn }),
  }
}

/** Deletes the draft, after the gift is paid for. */
export const deleteGiftDraft = () => removeTabValues(PREFIX)
