import { CURRENCIES } from '@kahani/contracts/currencies'
import { z } from 'zod'
import type { Usage } from './usage.ts'

const paisePerMillion = z.number().min(0)
/** The price of a model in paise per million tokens. */
const priceSchema = z.object({
  input: paisePerMillion,
  inputImage: paisePerMillion.default(0),
  output: paisePerMillion,
})
export type Price = z.infer<typeof priceSchema>

const INVALID_PRICES =
  'is invalid: must be JSON like {"model":{"input":16667,"output":83333}}, in paise per million tokens, with "inputImage" for images in the prompt'

/** `OPENAI_PRICES`: a JSON object of prices by model name. They override the known prices. */
export const pricesSchema = z
  .string()
  .transform((text, ctx) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      ctx.addIssue({ code: 'custom', message: INVALID_PRICES })
      return z.NEVER
    }
  })
  .pipe(z.record(z.string(), priceSchema, INVALID_PRICES))

const RUPEES_PER_DOLLAR = 1 / (CURRENCIES.find(({ code }) => code === 'USD')?.exchangeRate ?? Number.NaN)
const dollars = (input: number, output: number, inputImage = 0): Price => ({
  input: Math.round(input * RUPEES_PER_DOLLAR * 100),
  inputImage: Math.round(inputImage * RUPEES_PER_DOLLAR * 100),
  output: Math.round(output * RUPEES_PER_DOLLAR * 100),
})

/** From dollars per million tokens (developers.openai.com/api/docs/pricing and the model pages, November 2026). */
const KNOWN: Record<string, Price> = {
  'gpt-6-sol': dollars(2, 10),
  'gpt-6-luna': dollars(0.1, 0.5),
  'gpt-6-astra': dollars(10, 50),
  'gpt-image-2': dollars(5, 30, 8),
  'gpt-image-2.5-flare': dollars(5, 30, 8),
  'gpt-image-2.5-sunburst': dollars(5, 30, 8),
  'gpt-image-2.6-flare': dollars(5, 30, 8),
  'gpt-image-2.6-sunburst': dollars(5, 30, 8),
  'omni-moderation-latest': dollars(0, 0),
}

export type Prices = Record<string, Price>
export const withKnownPrices = (configured: Prices): Prices => ({ ...KNOWN, ...configured })

const MILLION = 1_000_000

/** The cost in whole paise, rounded up. */
export function priceOf(price: Price, usage: Usage): number {
  const { inputTokens, inputImageTokens, outputTokens } = usage
  return Math.ceil(
    (inputTokens * price.input + inputImageTokens * price.inputImage + outputTokens * price.output) / MILLION,
  )
}
