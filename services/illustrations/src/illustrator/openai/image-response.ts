import { AiError } from '@kahani/ai/ai-error'
import type { Usage } from '@kahani/ai/usage'
import type { ImagesResponse } from 'openai/resources/images'
import sharp from 'sharp'
import type { RenderedImage } from '../illustrator.ts'

const FORMATS = ['png', 'jpeg', 'webp']
/** A smaller image, as a share of the requested width, is too coarse. */
const MIN_SHARE = 0.5
/** Accepted difference between width and height, as a share of the longer side. */
const SQUARE_TOLERANCE = 0.02
const MAX_PIXELS = 4096 * 4096

/** The reported usage of an image call, or `expected` if the provider reports none. */
export function usageOf({ usage, data }: ImagesResponse, expected: Usage): Usage {
  if (!usage) return expected
  const { image_tokens: inputImageTokens, text_tokens: inputTokens } = usage.input_tokens_details ?? {
    image_tokens: 0,
    text_tokens: usage.input_tokens,
  }
  return { inputTokens, inputImageTokens, outputTokens: usage.output_tokens, images: data?.length ?? 0 }
}

/**
 * Decodes and validates the image of a response. Returns a square PNG of `sidePx`, resized or converted if necessary.
 * @throws AiError 'bad-answer' if the image is missing, incomplete, too small or not square
 */
export async function parseImage(response: ImagesResponse, sidePx: number, usage: Usage): Promise<RenderedImage> {
  const badAnswer = (message: string) => new AiError('bad-answer', message, { usage })
  const base64 = response.data?.[0]?.b64_json
  if (!base64) throw badAnswer('the response contains no image')
  const data = Buffer.from(base64, 'base64')
  const image = sharp(data, { failOn: 'warning', limitInputPixels: MAX_PIXELS })
  try {
    const { format, width, height } = await image.metadata()
    if (!FORMATS.includes(format)) throw badAnswer(`unsupported image format ${format}`)
    const [short, long] = [Math.min(width, height), Math.max(width, height)]
    if (short < sidePx * MIN_SHARE || long - short > long * SQUARE_TOLERANCE)
      throw badAnswer(`unsupported image size ${width} × ${height} px`)
    if (format === 'png' && width === sidePx && height === sidePx) {
      // Decoding all of it detects a truncated image.
      await image.raw().toBuffer()
      return { data, widthPx: width, heightPx: height }
    }
    const converted = await image.resize(sidePx, sidePx, { fit: 'fill' }).png().toBuffer()
    return { data: converted, widthPx: sidePx, heightPx: sidePx }
  } catch (error) {
    throw error instanceof AiError ? error : badAnswer('the response is not an image')
  }
}
