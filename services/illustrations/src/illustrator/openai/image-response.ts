import { AiError } from '@kahani/ai/ai-error'
import type { Usage } from '@kahani/ai/usage'
import { sourceXmp } from '@kahani/pictures/source-xmp'
import type { ImagesResponse } from 'openai/resources/images'
import sharp from 'sharp'
import type { RenderedImage } from '../illustrator.ts'

const FORMATS = ['png', 'jpeg', 'webp']
/** A smaller image, as a share of the requested width, is too coarse. */
const MIN_SHARE = 0.5
/** Accepted difference between width and height, as a share of the longer side. */
const SQUARE_TOLERANCE = 0.02
const MAX_PIXELS = 4096 * 4096
/** Higher levels take twice the time and save a tenth of the bytes. */
const PNG = { compressionLevel: 2, adaptiveFiltering: true }

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
 * Decodes and validates the image of a response. Returns a square PNG of `sidePx`, encoded again, with the metadata of a
 * generated picture instead of the provider's.
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
    // A photo is only a reference for what is generated: nothing of it is in the picture, so this is no composite.
    const xmp = sourceXmp('trainedAlgorithmicMedia')
    const png = await image.resize(sidePx, sidePx, { fit: 'fill' }).png(PNG).withXmp(xmp).toBuffer()
    return { data: png, widthPx: sidePx, heightPx: sidePx }
  } catch (error) {
    throw error instanceof AiError ? error : badAnswer('the response is not an image')
  }
}
