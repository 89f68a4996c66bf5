import type { Moderation } from 'openai/resources/moderations'
import { AiError } from '../ai-error.ts'
import type { OpenAiDeps } from '../openai-deps.ts'
import { NO_USAGE } from '../usage.ts'
import type { ModerationContext, Moderator, Verdict } from './moderator.ts'

const TIMEOUT_MS = 20_000

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
      const type = picture[0] === 0xff ? 'image/jpeg' : 'image/png'
      const url = `data:${type};base64,${picture.toString('base64')}`
      const [verdict] = await moderate([{ type: 'image_url', image_url: { url } }], context)
      return verdict as Verdict
    },
  }
}

const toVerdict = ({ flagged, categories }: Moderation): Verdict => ({
  flagged,
  categories: Object.entries(categories ?? {}).flatMap(([name, hit]) => (hit ? [name] : [])),
})
