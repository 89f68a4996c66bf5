import type { Moderation } from 'openai/resources/moderations'
import sharp from 'sharp'
import { AiError } from '../ai-error.ts'
import type { OpenAiDeps } from '../openai-deps.ts'
import { NO_USAGE } from '../usage.ts'
import type { ModerationContext, Moderator, Verdict } from './moderator.ts'

const TIMEOUT_MS = 20_000
/** Side of the preview of a picture that is sent, in px. */
const PREVIEW_PX = 512

type ImageInput = { type: 'image_url'; image_url: { url: string } }

export interface OpenAiModeratorDeps extends OpenAiDeps {
  model: string
  timeoutMs?: number
}

export function createOpenAiModerator({
  client,
  meter,
  model,
  timeoutMs = TIMEOUT_MS,
}: OpenAiModeratorDeps): Moderator {
  const moderate = (input: string[] | ImageInput[], context: ModerationContext) =>
    meter({ kind: 'moderation', model, estimate: NO_USAGE, timeoutMs, ...context }, async signal => {
      const { results } = await client.moderations.create({ model, input }, { signal })
      const complete = Array.isArray(results) && results.length === input.length
      if (!complete || results.some(result => typeof result?.flagged !== 'boolean')) {
        throw new AiError('bad-answer', 'verdicts are missing')
      }
      return { value: results.map(toVerdict), usage: NO_USAGE }
    })

  return {
    name: 'openai',
    checkTexts: async (texts, context) => (texts.length === 0 ? [] : moderate([...texts], context)),
    async checkPicture(picture, context) {
      const preview = await createPreview(picture)
      const url = `data:image/jpeg;base64,${preview.toString('base64')}`
      const [verdict] = await moderate([{ type: 'image_url', image_url: { url } }], context)
      return verdict as Verdict
    },
  }
}

const createPreview = (picture: Buffer) =>
  sharp(picture).resize(PREVIEW_PX, PREVIEW_PX, { fit: 'inside', withoutEnlargement: true }).jpeg().toBuffer()

const toVerdict = ({ flagged, categories }: Moderation): Verdict => ({
  flagged,
  categories: Object.entries(categories ?? {}).flatMap(([name, hit]) => (hit ? [name] : [])),
})
