import { z } from 'zod'
import { emailPictureSchema } from './email-pictures.ts'
import { createGiftOrderSchema } from './shop.ts'

/** Body of `POST /api/gift-preview`: what is typed so far. The recipient's address is not needed. */
export const giftPreviewRequestSchema = createGiftOrderSchema
  .pick({ packageId: true, message: true, senderName: true })
  .extend({ recipientName: z.string().trim().max(100).default('') })
export type GiftPreviewRequest = z.input<typeof giftPreviewRequestSchema>

/** The texts of the email that the recipient of a gift gets, in their order. */
export const giftPreviewSchema = z.object({
  subject: z.string(),
  tagline: z.string(),
  /** JPEG, in base64. The previous version of the service sends none. */
  picture: emailPictureSchema.optional(),
  heading: z.string(),
  greeting: z.string(),
  lead: z.array(z.string()),
  message: z.object({ heading: z.string(), text: z.string() }).optional(),
  button: z.string(),
  closing: z.array(z.string()),
  /** The lines of the signature. */
  signature: z.array(z.string()),
  footer: z.array(z.string()),
})
export type GiftPreview = z.infer<typeof giftPreviewSchema>
