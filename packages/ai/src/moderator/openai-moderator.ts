import type { Moderation } from 'openai/resources/moderations'
import { AiError } from '../ai-error.ts'
import type { Meter } from '../meter.ts'
import type { OpenAiClient } from '../openai-client.ts'
import { NO_USAGE } from '../usage.ts'
import type { About, Moderator, Verdict } from './moderator.ts'

/** Longest one look may take, in ms. */
const LOOK_MS = 20_000

type Picture = { type: 'image_url'; image_url: { url: string } }

export interface OpenAiModeratorParts {
  client: OpenAiClient
  meter: Meter
  model: string
  timeoutMs?: number
}

export function createOpenAiModerator({ client, meter, model, timeoutMs = LOOK_MS }: OpenAiModeratorParts): Moderator {
  const look = (input: string[] | Picture[], about: About) =>
    meter({ kind: 'moderation', model, expected: NO_USAGE, timeoutMs, ...about }, async signal => {
      const { results } = await client.moderations.create({ model, input }, { signal })
      const told = Array.isArray(results) && results.length === input.length
      if (!told || results.some(result => typeof result?.flagged !== 'boolean')) {
        throw new AiError('bad-answer', 'verdicts are missing')
      }
      return { value: results.map(verdictOf), usage: NO_USAGE }
    })

  return {
    name: 'openai',
    checkTexts: async (texts, about) => (texts.length === 0 ? [] : look([...texts], about)),
    async checkPicture(picture, about) {
      const type = picture[0] === 0xff ? 'image/jpeg' : 'image/png'
      const url = `data:${type};base64,${picture.toString('base64')}`
      const [verdict] = await look([{ type: 'image_url', image_url: { url } }], about)
      return verdict as Verdict
    },
  }
}

const verdictOf = ({ flagged, categories }: Moderation): Verdict => ({
  flagged,
  categories: Object.entries(categories ?? {}).flatMap(([name, hit]) => (hit ? [name] : [])),
})
