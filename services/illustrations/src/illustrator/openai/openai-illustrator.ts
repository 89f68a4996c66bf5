import type { Meter, MeteredCall } from '@kahani/ai/meter'
import type { OpenAiClient } from '@kahani/ai/openai-client'
import { estimatePictureUsage, type PictureQuality } from '@kahani/ai/usage-estimates'
import { toFile } from 'openai'
import type { Illustrator, RenderedImage, RenderOptions } from '../illustrator.ts'
import { editPrompt, redrawLines } from './correction-prompt.ts'
import { parseImage, usageOf } from './image-response.ts'
import { picturePrompt, sheetPrompt } from './prompts.ts'

/** The price estimates are for this size. */
const MAX_SIDE_PX = 1024
/** Timeout of one image call: the highest quality can take two minutes. */
const TIMEOUT_MS = 180_000

export interface OpenAiIllustratorDeps {
  client: OpenAiClient
  meter: Meter
  model: string
  quality: PictureQuality
  /** Width and height of the pictures, in px: a multiple of 16, at most 1024. */
  sidePx?: number
  timeoutMs?: number
}

interface ImageCall
  extends Pick<MeteredCall, 'kind' | 'storyId' | 'pageNumber' | 'signal'>,
    Pick<RenderOptions, 'onAnswered'> {
  prompt: string
  references: Buffer[]
  safetyId: string
}

/**
 * An illustrator that calls the OpenAI images API, for pictures of at most 1024 × 1024 px. The photo and
 * the sheet of an earlier book, if there are any, are references for the sheet, and the sheet for every picture, so that the child
 * looks the same on every page and in every book.
 */
export function createOpenAiIllustrator(deps: OpenAiIllustratorDeps): Illustrator {
  const { client, meter, model, quality, timeoutMs = TIMEOUT_MS } = deps
  const sidePx = Math.min(deps.sidePx ?? MAX_SIDE_PX, MAX_SIDE_PX)

  async function createImage({ prompt, references, safetyId, onAnswered, ...call }: ImageCall): Promise<RenderedImage> {
    const estimate = estimatePictureUsage(quality, references.length)
    const body = {
      model,
      prompt,
      quality,
      n: 1,
      size: `${sidePx}x${sidePx}`,
      output_format: 'png' as const,
      ...(safetyId !== '' && { safety_identifier: safetyId }),
    }
    const image = await Promise.all(references.map(toUpload))
    return meter({ ...call, model, estimate, timeoutMs }, async signal => {
      const response =
        image.length === 0
          ? await client.images.generate(body, { signal })
          : await client.images.edit({ ...body, image }, { signal })
      onAnswered?.()
      const usage = usageOf(response, estimate)
      return { value: await parseImage(response, sidePx, usage), usage }
    })
  }

  return {
    name: 'openai',
    renderSheet(request, references, { softened, ...options }) {
      const { photo, kept } = softened ? { photo: null, kept: null } : references
      return createImage({
        kind: 'sheet',
        storyId: request.storyId,
        safetyId: request.safetyId,
        prompt: sheetPrompt(request, { photo: photo !== null, kept: kept !== null, softened }),
        references: [photo, kept].filter(image => image !== null),
        ...options,
      })
    },
    renderPicture(request, picture, { sheet, photo: givenPhoto }, { softened, ...options }) {
      const photo = softened ? null : givenPhoto
      return createImage({
        kind: 'picture',
        storyId: request.storyId,
        pageNumber: picture.pageNumber,
        safetyId: request.safetyId,
        prompt: picturePrompt(request, picture, { photo: photo !== null, softened }),
        references: photo ? [sheet, photo] : [sheet],
        ...options,
      })
    },
    correctPicture(request, picture, { image, sheet, photo: givenPhoto }, { softened, correction, ...options }) {
      const photo = softened ? null : givenPhoto
      const redraw = () => ({
        prompt: `${picturePrompt(request, picture, { photo: photo !== null, softened })}\n${redrawLines(picture, correction)}`,
        references: photo ? [sheet, photo] : [sheet],
      })
      const edit = () => ({ prompt: editPrompt(request, picture, correction), references: [image, sheet] })
      return createImage({
        kind: 'correction',
        storyId: request.storyId,
        pageNumber: picture.pageNumber,
        safetyId: request.safetyId,
        ...(correction.redraw ? redraw() : edit()),
        ...options,
      })
    },
  }
}

/** File names reveal nothing about the family. */
const toUpload = (image: Buffer, index: number) =>
  image[0] === 0xff
    ? toFile(image, `${index + 1}.jpg`, { type: 'image/jpeg' })
    : toFile(image, `${index + 1}.png`, { type: 'image/png' })
