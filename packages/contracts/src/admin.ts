import { z } from 'zod'

/** `POST /api/admin/fix-story-count`: brings an account in line with its ledger and what was paid, and says what it found. */
export const fixStoryCountSchema = z.object({ userId: z.coerce.number().int().positive() })
export const fixedStoryCountSchema = z.object({ success: z.literal(true), message: z.string() })
