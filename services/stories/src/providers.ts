import type { RecordAiCall } from '@kahani/ai/meter'
import { chooseModerator } from '@kahani/ai/moderator/choose-moderator'
import { BUILT_IN } from '@kahani/ai/openai-config'
import { createOpenAiDeps, type OpenAiDeps } from '@kahani/ai/openai-deps'
import type { Logger } from '@kahani/service-kit/logger'
import type { Env } from './env.ts'
import { createBuiltInStoryteller } from './storyteller/built-in/built-in-storyteller.ts'
import { createOpenAiStoryteller } from './storyteller/openai/openai-storyteller.ts'
import type { Storyteller } from './storyteller/storyteller.ts'

/** Longest that one try to tell a story may take, in ms; elsewhere than at OpenAI it may be a slow machine at home. */
const TELL_MS = 60_000
const TELL_ELSEWHERE_MS = 110_000

/** Who writes and who looks it over, as it is configured. */
export function chooseProviders(env: Env, record: RecordAiCall, logger: Logger) {
  const parts = createOpenAiDeps(env, record, logger)
  return {
    storyteller: chooseStoryteller(env, parts),
    moderator: chooseModerator(env.OPENAI_MODERATION_MODEL, parts),
  }
}

function chooseStoryteller(env: Env, parts: OpenAiDeps | null): Storyteller {
  const { OPENAI_TEXT_MODEL: model, OPENAI_REASONING_EFFORT: effort, OPENAI_BASE_URL: elsewhere } = env
  if (!parts || model === BUILT_IN) return createBuiltInStoryteller()
  return createOpenAiStoryteller({
    ...parts,
    model,
    // Other servers may not know the setting, so that it is sent to them only where it is asked for.
    reasoningEffort: effort ?? (elsewhere ? undefined : 'low'),
    timeoutMs: elsewhere ? TELL_ELSEWHERE_MS : TELL_MS,
  })
}
