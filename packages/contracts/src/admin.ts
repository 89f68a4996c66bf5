import { z } from 'zod'

/** Body of `POST /api/admin/fix-story-count`, which reconciles an account's orders with the payment provider. */
export const fixStoryCountSchema = z.object({ userId: z.coerce.number().int().positive() })
export const fixedStoryCountSchema = z.object({ success: z.literal(true), message: z.string() })
