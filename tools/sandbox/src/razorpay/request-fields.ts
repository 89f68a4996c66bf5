import { z } from 'zod'

/** An amount in the smallest unit of the currency. */
export const amountField = z.number('The amount must be an integer.').int('The amount must be an integer.')
export const receiptField = z
  .string('The receipt must be a string.')
  .max(40, 'The receipt may not be greater than 40 characters.')
  .nullish()
  .transform(receipt => receipt ?? null)
export const notesField = z
  .record(z.string(), z.union([z.string().max(256, 'Notes must be of at most 256 characters each.'), z.number()]))
  .refine(notes => Object.keys(notes).length <= 15, 'Number of fields in notes should be less than or equal to 15')
  .or(z.tuple([]))
  .nullish()
  .transform(notes => (notes && Object.keys(notes).length > 0 ? notes : ([] as [])))

export const pageQuery = z.object({
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
})

export const byId = z.object({ id: z.string() })
