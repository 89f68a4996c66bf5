import type { OpenAiDeps } from '@kahani/ai/openai-deps'
import { parseStructured, throwBadAnswer, usageOf } from '@kahani/ai/structured-response'
import { ESTIMATED_CHECK_USAGE } from '@kahani/ai/usage-estimates'
import { zodTextFormat } from 'openai/helpers/zod'
import type { ResponseInputImage } from 'openai/resources/responses/responses'
import sharp from 'sharp'
import { companionsIn } from '../../illustrator/openai/people-prompts.ts'
import { answerFormat, type PictureChecker, pictureAnswerSchema } from '../picture-checker.ts'
import { checkRequest } from './check-request.ts'
import { INSTRUCTIONS } from './instructions.ts'

/** A picture is shown unchecked after this time. */
const TIMEOUT_MS = 10_000
const MAX_OUTPUT_TOKENS = 4_000
/** Sides of the images that are sent, in px: hands have to be recognizable, the sheet shows the child large. */
const PICTURE_PX = 768
const SHEET_PX = 512
const COMPANION_PX = 384

export interface OpenAiPictureCheckerDeps extends OpenAiDeps {
  model: string
  /** Sent only if set, since not every model supports it. */
  reasoningEffort?: 'low' | undefined
  timeoutMs?: number
}

/** A checker that calls a vision model through the Responses API. */
export function createOpenAiPictureChecker({
  client,
  meter,
  model,
  reasoningEffort,
  timeoutMs = TIMEOUT_MS,
}: OpenAiPictureCheckerDeps): PictureChecker {
  const format = zodTextFormat(answerFormat, 'picture_check')

  return {
    model,
    async check(request, picture, { image, sheet, companions }, { signal, softened }) {
      const figures = companionsIn(request, picture.brief).filter(figure => companions[figure])
      const images = await Promise.all([
        toInput(image, PICTURE_PX),
        toInput(sheet, SHEET_PX),
        ...figures.map(figure => toInput(companions[figure] as Buffer, COMPANION_PX)),
      ])
      const text = checkRequest({ request, picture, softened, figures })
      const call = {
        ...({ kind: 'check', storyId: request.storyId, pageNumber: picture.pageNumber, model } as const),
        ...{ estimate: ESTIMATED_CHECK_USAGE, timeoutMs, signal },
      }
      return meter(call, async signal => {
        const response = await client.responses
          .create(
            {
              model,
              instructions: INSTRUCTIONS,
              input: [
                {
                  role: 'user',
                  content: [...images, { type: 'input_text', text }],
                },
              ],
              text: { format },
              max_output_tokens: MAX_OUTPUT_TOKENS,
              store: false,
              ...(request.safetyId !== '' && { safety_identifier: request.safetyId }),
              ...(reasoningEffort && { reasoning: { effort: reasoningEffort } }),
            },
            { signal },
          )
          .catch(throwBadAnswer)
        const usage = usageOf(response) ?? ESTIMATED_CHECK_USAGE
        return { value: parseStructured(response, pictureAnswerSchema), usage }
      })
    },
  }
}

async function toInput(image: Buffer, sidePx: number): Promise<ResponseInputImage> {
  const options = { fit: 'inside', withoutEnlargement: true } as const
  const jpeg = await sharp(image).resize(sidePx, sidePx, options).jpeg().toBuffer()
  return { type: 'input_image', image_url: `data:image/jpeg;base64,${jpeg.toString('base64')}`, detail: 'high' }
}
