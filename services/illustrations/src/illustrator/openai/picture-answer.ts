import { AiError } from '@kahani/ai/ai-error'
import type { Usage } from '@kahani/ai/usage'
import type { ImagesResponse } from 'openai/resources/images'
import sharp from 'sharp'
import type { Drawing } from '../illustrator.ts'

const FORMATS = ['png', 'jpeg', 'webp']
/** Sides below this, in px, are too coarse for a book. */
const SHORTEST_SIDE_PX = 512
/** How far from square a picture may be. */
const OUT_OF_SQUARE = 0.02
const MOST_PIXELS = 4096 * 4096

/** What a picture used; what was expected where the provider doesn't say. */
export function usageOf({ usage, data }: ImagesResponse, expected: Usage): Usage {
  if (!usage) return expected
  const { image_tokens: inputImageTokens, text_tokens: inputTokens } = usage.input_tokens_details ?? {
    image_tokens: 0,
    text_tokens: usage.input_tokens,
  }
  return { inputTokens, inputImageTokens, outputTokens: usage.output_tokens, images: data?.length ?? 0 }
}

/**
 * The picture of an answer, looked at: a whole image, square, and in the size that was asked for, or brought to it.
 * @throws AiError 'bad-answer' for anything else
 */
export async function drawingOf(answer: ImagesResponse, sidePx: number, usage: Usage): Promise<Drawing> {
  const bad = (message: string) => new AiError('bad-answer', message, { usage })
  const base64 = answer.data?.[0]?.b64_json
  if (!base64) throw bad('there is no picture in the answer')
  const data = Buffer.from(base64, 'base64')
  const image = sharp(data, { failOn: 'warning', limitInputPixels: MOST_PIXELS })
  try {
    const { format, width, height } = await image.metadata()
    if (!FORMATS.includes(format)) throw bad(`a picture in ${format}`)
    const [short, long] = [Math.min(width, height), Math.max(width, height)]
    if (short < SHORTEST_SIDE_PX || long - short > long * OUT_OF_SQUARE)
      throw bad(`a picture of ${width} × ${height} px`)
    if (format === 'png' && width === sidePx && height === sidePx) {
      // Decoded to the end, so that no half picture is kept.
      await image.raw().toBuffer()
      return { data, widthPx: width, heightPx: height }
    }
    const anew = await image.resize(sidePx, sidePx, { fit: 'fill' }).png().toBuffer()
    return { data: anew, widthPx: sidePx, heightPx: sidePx }
  } catch (error) {
    throw error instanceof AiError ? error : bad('what came is no picture')
  }
}
