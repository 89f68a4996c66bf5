import type { ImagesResponse } from 'openai/resources/images'
import { ApiError } from './api-error.ts'
import type { Fault, Json } from './openai-calls.ts'
import { createPng } from './png.ts'

const TOKENS_PER_SQUARE = { low: 196, medium: 1047, high: 4160, xhigh: 6240, max: 8320 }
const SQUARE = 1024 * 1024
const TOKENS_PER_INPUT_IMAGE = 323

/** The answer to a picture call. */
export function createPictureResponse(body: Json, fault: Fault | undefined): ImagesResponse {
  const requested = body.size === 'auto' || !body.size ? '1024x1024' : body.size
  const size = fault?.kind === 'size' ? `${fault.widthPx}x${fault.heightPx}` : requested
  const [width, height] = size.split('x').map(Number)
  const quality: keyof typeof TOKENS_PER_SQUARE = body.quality === 'auto' || !body.quality ? 'medium' : body.quality
  const count = fault?.kind === 'empty' ? 0 : Number(body.n ?? 1)
  const picture = (index: number) =>
    fault?.kind === 'garbage'
      ? Buffer.from('This is not a picture.')
      : createPng(width, height, `${index} ${body.prompt}`)

  const details = {
    image_tokens: TOKENS_PER_INPUT_IMAGE * (body.images?.length ?? 0),
    text_tokens: Math.ceil(body.prompt.length / 4),
  }
  const input = details.image_tokens + details.text_tokens
  const output = count * Math.ceil((TOKENS_PER_SQUARE[quality] * width * height) / SQUARE)
  return {
    created: Math.floor(Date.now() / 1000),
    background: 'opaque',
    data: Array.from({ length: count }, (_, index) => ({ b64_json: picture(index).toString('base64') })),
    output_format: 'png',
    quality,
    size,
    usage: {
      input_tokens: input,
      input_tokens_details: details,
      output_tokens: output,
      total_tokens: input + output,
      output_tokens_details: { image_tokens: output, text_tokens: 0 },
    },
  }
}

/** The answer to a prompt that the safety system rejects. */
export const moderationBlocked = () =>
  new ApiError(
    400,
    'Your request was rejected by the safety system. If you believe this is an error, contact us at help.openai.com and include the request ID. safety_violations=[violence].',
    { type: 'image_generation_user_error', code: 'moderation_blocked' },
  )

/** The answer if the account has too many concurrent pictures. */
export const rateLimited = (model: string, limit: number) =>
  new ApiError(429, `Rate limit reached for ${model} on images: Limit ${limit}. Please try again in 1s.`, {
    type: 'images',
    code: 'rate_limit_exceeded',
    retryAfter: 1,
  })
