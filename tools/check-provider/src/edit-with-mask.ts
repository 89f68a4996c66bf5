import type { OpenAiDeps } from '@kahani/ai/openai-deps'
import { estimatePictureUsage } from '@kahani/ai/usage-estimates'
import type { RenderedImage } from '@kahani/illustrations/illustrator/illustrator'
import { parseImage, usageOf } from '@kahani/illustrations/illustrator/openai/image-response'
import { toFile } from 'openai'
import sharp from 'sharp'
import { TRIAL_QUALITY } from './plan.ts'

const TIMEOUT_MS = 180_000
const PNG = { type: 'image/png' }

/** An opaque picture with a transparent square in the middle, which is what is to be changed. */
async function createMask(widthPx: number, heightPx: number): Promise<Buffer> {
  const square = { width: widthPx >> 1, height: heightPx >> 1, channels: 4, background: '#000f' } as const
  const ground = { width: widthPx, height: heightPx, channels: 4, background: '#000f' } as const
  return sharp({ create: ground })
    .composite([{ input: { create: square }, blend: 'dest-out' }])
    .png()
    .toBuffer()
}

/** Changes a part of a picture. @throws AiError */
export async function editWithMask(
  { client, meter }: OpenAiDeps,
  model: string,
  picture: RenderedImage,
  signal: AbortSignal,
) {
  const { data, widthPx, heightPx } = picture
  const estimate = estimatePictureUsage(TRIAL_QUALITY, 1)
  const body = {
    model,
    prompt: 'A red ball in the middle. Change nothing else.',
    quality: TRIAL_QUALITY,
    n: 1,
    size: `${widthPx}x${heightPx}`,
    output_format: 'png' as const,
    image: await toFile(data, '1.png', PNG),
    mask: await toFile(await createMask(widthPx, heightPx), 'mask.png', PNG),
  }
  const call = { kind: 'picture', storyId: null, model, estimate, timeoutMs: TIMEOUT_MS, signal } as const
  await meter(call, async signal => {
    const response = await client.images.edit(body, { signal })
    const usage = usageOf(response, estimate)
    return { value: await parseImage(response, widthPx, usage), usage }
  })
}
