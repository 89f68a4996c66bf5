import type { Meter, MeteredCall } from '@kahani/ai/meter'
import type { OpenAiClient } from '@kahani/ai/openai-client'
import { estimatePictureUsage, type PictureQuality } from '@kahani/ai/usage-estimates'
import { toFile } from 'openai'
import type { Drawing, Illustrator } from '../illustrator.ts'
import { drawingOf, usageOf } from './picture-answer.ts'
import { picturePrompt, sheetPrompt } from './prompts.ts'

const SIDE_PX = 1024
/** Longest one picture may take, in ms: the best quality can need two minutes. */
const DRAW_MS = 180_000

export interface OpenAiIllustratorParts {
  client: OpenAiClient
  meter: Meter
  model: string
  quality: PictureQuality
  timeoutMs?: number
}

interface Ask extends Pick<MeteredCall, 'kind' | 'storyId' | 'pageNumber' | 'signal'> {
  prompt: string
  references: Buffer[]
  safetyId: string
}

/**
 * The artist behind OpenAI's protocol: pictures of 1024 × 1024 px. The sheet is drawn after the photo where there is one,
 * and every picture after the sheet, so that the child is the same child on every page.
 */
export function createOpenAiIllustrator(parts: OpenAiIllustratorParts): Illustrator {
  const { client, meter, model, quality, timeoutMs = DRAW_MS } = parts

  async function ask({ prompt, references, safetyId, ...call }: Ask): Promise<Drawing> {
    const estimate = estimatePictureUsage(quality, references.length)
    const body = {
      model,
      prompt,
      quality,
      n: 1,
      size: `${SIDE_PX}x${SIDE_PX}`,
      output_format: 'png' as const,
      ...(safetyId !== '' && { safety_identifier: safetyId }),
    }
    const image = await Promise.all(references.map(fileOf))
    return meter({ ...call, model, estimate, timeoutMs }, async signal => {
      const answer =
        image.length === 0
          ? await client.images.generate(body, { signal })
          : await client.images.edit({ ...body, image }, { signal })
      const usage = usageOf(answer, estimate)
      return { value: await drawingOf(answer, SIDE_PX, usage), usage }
    })
  }

  return {
    name: 'openai',
    renderSheet(order, given, { signal, softened }) {
      const photo = softened ? null : given
      return ask({
        kind: 'sheet',
        storyId: order.storyId,
        safetyId: order.safetyId,
        prompt: sheetPrompt(order, { photo: photo !== null, softened }),
        references: photo ? [photo] : [],
        signal,
      })
    },
    renderPicture(order, picture, { sheet, photo: given }, { signal, softened }) {
      const photo = softened ? null : given
      return ask({
        kind: 'picture',
        storyId: order.storyId,
        pageNumber: picture.pageNumber,
        safetyId: order.safetyId,
        prompt: picturePrompt(order, picture, { photo: photo !== null, softened }),
        references: photo ? [sheet, photo] : [sheet],
        signal,
      })
    },
  }
}

/** Under a name that says nothing. */
const fileOf = (image: Buffer, index: number) =>
  image[0] === 0xff
    ? toFile(image, `${index + 1}.jpg`, { type: 'image/jpeg' })
    : toFile(image, `${index + 1}.png`, { type: 'image/png' })
