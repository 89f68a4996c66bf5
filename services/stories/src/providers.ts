import type { Logger } from '@kahani/service-kit/logger'
import { createBuiltInModerator } from '@kahani/service-kit/moderator/built-in-moderator'
import { createOpenAiModerator } from '@kahani/service-kit/moderator/openai-moderator'
import { createMeter, type RecordAiCall } from '@kahani/service-kit/openai/meter'
import { createOpenAiClient } from '@kahani/service-kit/openai/openai-client'
import { BUILT_IN, openAiAccount } from '@kahani/service-kit/openai/openai-config'
import { withKnownPrices } from '@kahani/service-kit/openai/prices'
import type { Env } from './env.ts'
import { createBuiltInStoryteller } from './storyteller/built-in/built-in-storyteller.ts'
import { createOpenAiStoryteller } from './storyteller/openai/openai-storyteller.ts'

/** Longest that one try to tell a story may take, in ms. */
const TELL_MS = 60_000
const TELL_ELSEWHERE_MS = 110_000

/** Who writes and who looks it over, as it is configured. */
export function chooseProviders(env: Env, record: RecordAiCall, logger: Logger) {
  const account = openAiAccount(env)
  if (!account) return { storyteller: createBuiltInStoryteller(), moderator: createBuiltInModerator() }

  const parts = {
    client: createOpenAiClient(account),
    meter: createMeter({ record, prices: withKnownPrices(env.OPENAI_PRICES), logger }),
  }
  // Other servers than OpenAI's may not know the setting, and may be slow machines at home.
  const isOpenAi = account.baseUrl === undefined
  const reasoningEffort = env.OPENAI_REASONING_EFFORT ?? (isOpenAi ? 'low' : undefined)
  const timeoutMs = isOpenAi ? TELL_MS : TELL_ELSEWHERE_MS
  const { OPENAI_TEXT_MODEL: textModel, OPENAI_MODERATION_MODEL: moderationModel } = env
  return {
    storyteller:
      textModel === BUILT_IN
        ? createBuiltInStoryteller()
        : createOpenAiStoryteller({ ...parts, model: textModel, reasoningEffort, timeoutMs }),
    moderator:
      moderationModel === BUILT_IN
        ? createBuiltInModerator()
        : createOpenAiModerator({ ...parts, model: moderationModel }),
  }
}
