import type { ImagesResponse } from 'openai/resources/images'
import { ApiError } from './api-error.ts'
import type { Json, Trouble } from './openai-calls.ts'
import { pngOf } from './picture.ts'

const TOKENS_OF_A_SQUARE = { low: 196, medium: 1047, high: 4160, xhigh: 6240, max: 8320 }
const SQUARE = 1024 * 1024
const TOKENS_OF_AN_IMAGE = 323

/** What a call for pictures is answered. */
export function draw(body: Json, trouble: Trouble | undefined): ImagesResponse {
  const asked = body.size === 'auto' || !body.size ? '1024x1024' : body.size
  const size = trouble?.kind === 'size' ? `${trouble.widthPx}x${trouble.heightPx}` : asked
  const [width, height] = size.split('x').map(Number)
  const quality: keyof typeof TOKENS_OF_A_SQUARE = body.quality === 'auto' || !body.quality ? 'medium' : body.quality
  const many = trouble?.kind === 'empty' ? 0 : Number(body.n ?? 1)
  const picture = (index: number) =>
    trouble?.kind === 'garbage' ? Buffer.from('This is no picture.') : pngOf(width, height, `${index} ${body.prompt}`)

  const details = {
    image_tokens: TOKENS_OF_AN_IMAGE * (body.images?.length ?? 0),
    text_tokens: Math.ceil(body.prompt.length / 4),
  }
  const input = details.image_tokens + details.text_tokens
  const output = many * Math.ceil((TOKENS_OF_A_SQUARE[quality] * width * height) / SQUARE)
  return {
    created: Math.floor(Date.now() / 1000),
    background: 'opaque',
    data: Array.from({ length: many }, (_, index) => ({ b64_json: picture(index).toString('base64') })),
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

/** What is answered to a prompt that the safety system stops. */
export const pictureRefused = () =>
  new ApiError(
    400,
    'Your request was rejected by the safety system. If you believe this is an error, contact us at help.openai.com and include the request ID. safety_violations=[violence].',
    { type: 'image_generation_user_error', code: 'moderation_blocked' },
  )

/** What is answered when more pictures are in work than the account may have. */
export const tooManyPictures = (model: string, limit: number) =>
  new ApiError(429, `Rate limit reached for ${model} on images: Limit ${limit}. Please try again in 1s.`, {
    type: 'images',
    code: 'rate_limit_exceeded',
    retryAfter: 1,
  })
