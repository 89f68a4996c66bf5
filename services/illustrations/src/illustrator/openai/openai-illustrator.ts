import { type ImageModelReferences, referencesOf } from '@kahani/ai/image-models'
import type { Meter, MeteredCall } from '@kahani/ai/meter'
import type { OpenAiClient } from '@kahani/ai/openai-client'
import { estimatePictureUsage, type PictureQuality } from '@kahani/ai/usage-estimates'
import { COMPANION_FIGURES, type IllustrationRequest, type PictureRequest } from '@kahani/contracts/illustration'
import { sheetName } from '@kahani/contracts/picture-keys'
import { describeStaging } from '@kahani/illustrator/describe-staging'
import { toFile } from 'openai'
import type { Illustrator, References, RenderedImage, RenderOptions } from '../illustrator.ts'
import { renderSketch } from '../render-sketch.ts'
import { editPrompt, redrawLines } from './correction-prompt.ts'
import { parseImage, usageOf } from './image-response.ts'
import { companionsIn } from './people-prompts.ts'
import { picturePrompt, sheetPrompt } from './prompts.ts'
import type { Reference } from './references.ts'
import { loadStyleReference } from './style-references.ts'
import { createMask, wishPrompt } from './wish-prompt.ts'

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
  /** The reference images that the model gets. Default: by its family. */
  references?: ImageModelReferences
}

interface ImageCall
  extends Pick<MeteredCall, 'kind' | 'storyId' | 'pageNumber' | 'signal'>,
    Pick<RenderOptions, 'onAnswered'> {
  prompt: string
  references: Reference[]
  /** PNG of the size of the first reference, transparent where that may be changed; null for everywhere. */
  mask?: Buffer | null
  safetyId: string
}

/**
 * An illustrator that calls the OpenAI images API, for pictures of at most 1024 × 1024 px. The photo and the sheet of an earlier
 * book, if there are any, are references for the sheet, and the sheets of all who are in it for every picture, so that everybody
 * looks the same on every page and in every book.
 */
export function createOpenAiIllustrator(deps: OpenAiIllustratorDeps): Illustrator {
  const { client, meter, model, quality, timeoutMs = TIMEOUT_MS } = deps
  const { several, sketch, mask: takesMask } = deps.references ?? referencesOf(model, undefined)
  const sidePx = Math.min(deps.sidePx ?? MAX_SIDE_PX, MAX_SIDE_PX)

  async function createImage(imageCall: ImageCall): Promise<RenderedImage> {
    const { prompt, references, mask: maskImage, safetyId, onAnswered, ...call } = imageCall
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
    const mask = maskImage && (await toFile(maskImage, 'mask.png', { type: 'image/png' }))
    return meter({ ...call, model, estimate, timeoutMs }, async signal => {
      const response =
        image.length === 0
          ? await client.images.generate(body, { signal })
          : await client.images.edit({ ...body, image, ...(mask && { mask }) }, { signal })
      onAnswered?.()
      const usage = usageOf(response, estimate)
      return { value: await parseImage(response, sidePx, usage), usage }
    })
  }

  const styleReference = async ({ style }: IllustrationRequest): Promise<Reference[]> =>
    several ? [{ name: 'style', data: await loadStyleReference(style) }] : []

  /** The prompt of a picture and its reference images, of which there are eight at most. */
  async function orderOf(
    request: IllustrationRequest,
    picture: PictureRequest,
    { sheet, companions, photo }: Pick<References, 'sheet' | 'companions' | 'photo'>,
    { softened, addition }: { softened: boolean; addition?: string },
  ) {
    const drawn = several ? companionsIn(request, picture.brief) : []
    // A staging that the storyteller left open is the model's own, and the softer prompt tells another scene.
    const isStaged = sketch && !!picture.brief.shot && !softened
    const references = [
      ...referenceOf('sheet', sheet),
      ...drawn.flatMap(figure => referenceOf(sheetName(figure), companions[figure])),
      ...referenceOf('sketch', isStaged ? await renderSketch(request, picture) : null),
      ...(await styleReference(request)),
      ...referenceOf('photo', softened ? null : photo),
    ]
    const prompt = picturePrompt(request, picture, {
      references: references.map(({ name }) => name),
      softened,
      staging: isStaged ? describeStaging(request, picture) : undefined,
      addition,
    })
    return { prompt, references }
  }

  /** How a picture is changed as the family asks; null if it is rendered anew. */
  async function changeOf(request: IllustrationRequest, { edit }: PictureRequest, { base, sheet }: References) {
    if (!edit || !base) return null
    const region = takesMask ? edit.region : null
    return {
      prompt: wishPrompt(request, { ...edit, region: region ? null : edit.region }),
      references: [...referenceOf('picture', base), ...referenceOf('sheet', sheet)],
      mask: region && (await createMask(region, base)),
    }
  }

  return {
    name: 'openai',
    companionsWithSheets: ({ cast: { people = {}, pet } }) =>
      several ? COMPANION_FIGURES.filter(figure => (figure === 'pet' ? pet !== 'none' : people[figure])) : [],
    async renderSheet(request, figure, { photo, kept }, { softened, ...options }) {
      const references = [
        ...referenceOf('photo', softened ? null : photo),
        ...referenceOf('kept-sheet', softened ? null : kept),
        ...(await styleReference(request)),
      ]
      return createImage({
        kind: 'sheet',
        storyId: request.storyId,
        safetyId: request.safetyId,
        prompt: sheetPrompt(request, figure, { references: references.map(({ name }) => name), softened }),
        references,
        ...options,
      })
    },
    async renderPicture(request, picture, references, { softened, ...options }) {
      return createImage({
        kind: picture.version ? 'redraw' : 'picture',
        ...callOf(request, picture),
        ...((await changeOf(request, picture, references)) ??
          (await orderOf(request, picture, references, { softened }))),
        ...options,
      })
    },
    async correctPicture(request, picture, references, { softened, correction, ...options }) {
      const redraw = () =>
        orderOf(request, picture, references, { softened, addition: redrawLines(picture, correction) })
      const edit = {
        prompt: editPrompt(request, picture, correction),
        references: [...referenceOf('picture', references.image), ...referenceOf('sheet', references.sheet)],
      }
      return createImage({
        kind: 'correction',
        ...callOf(request, picture),
        // A picture that the family changed by words is not rendered without them.
        ...(correction.redraw && !picture.edit ? await redraw() : edit),
        ...options,
      })
    },
  }
}

const callOf = ({ storyId, safetyId }: IllustrationRequest, { pageNumber }: PictureRequest) => ({
  storyId,
  pageNumber,
  safetyId,
})

const referenceOf = (name: Reference['name'], data: Buffer | null | undefined): Reference[] =>
  data ? [{ name, data }] : []

const FORMATS = [
  { type: 'jpeg', start: Buffer.of(0xff) },
  { type: 'webp', start: Buffer.from('RIFF') },
]

function toUpload({ name, data }: Reference, index: number) {
  const { type } = FORMATS.find(({ start }) => data.subarray(0, start.length).equals(start)) ?? { type: 'png' }
  return toFile(data, `${index + 1}-${name}.${type}`, { type: `image/${type}` })
}
