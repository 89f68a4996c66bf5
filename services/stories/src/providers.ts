import { referencesOf } from '@kahani/ai/image-models'
import type { RecordAiCall } from '@kahani/ai/meter'
import { chooseModerator } from '@kahani/ai/moderator/choose-moderator'
import { BUILT_IN, openAiAccount } from '@kahani/ai/openai-config'
import { createOpenAiDeps, type OpenAiDeps } from '@kahani/ai/openai-deps'
import type { Logger } from '@kahani/service-kit/logger'
import type { ProviderEnv } from './env.ts'
import { createBuiltInStoryteller } from './storyteller/built-in-storyteller.ts'
import { createOpenAiStoryteller } from './storyteller/openai/openai-storyteller.ts'
import type { Storyteller } from './storyteller/storyteller.ts'

/** Time limit for one attempt at a story's text of a self-hosted server, which may be slow. */
const SELF_HOSTED_TIMEOUT_MS = 110_000

/** The providers that the configuration selects. */
export function chooseProviders(env: ProviderEnv, record: RecordAiCall, logger: Logger) {
  const deps = createOpenAiDeps(env, record, logger)
  return {
    storyteller: chooseStoryteller(env, deps),
    moderator: chooseModerator(env.OPENAI_MODERATION_MODEL, deps),
    /** Whether the pictures of an account come from a provider: `illustrations` reads the same settings. */
    hasPictureProvider: (premium: boolean): boolean =>
      openAiAccount(env) !== null && (premium ? env.OPENAI_IMAGE_MODEL_PREMIUM : env.OPENAI_IMAGE_MODEL) !== BUILT_IN,
  }
}

/** Whether texts come with a shot for each picture: for the built-in illustrator, or for sketches of the staging. */
export const writesShots = (
  env: Pick<ProviderEnv, 'OPENAI_IMAGE_MODEL' | 'OPENAI_IMAGE_MODEL_PREMIUM' | 'OPENAI_STAGING_SKETCH'>,
): boolean =>
  [env.OPENAI_IMAGE_MODEL, env.OPENAI_IMAGE_MODEL_PREMIUM].some(
    model => model === BUILT_IN || referencesOf(model, env.OPENAI_STAGING_SKETCH).sketch,
  )

function chooseStoryteller(env: ProviderEnv, deps: OpenAiDeps | null): Storyteller {
  const { OPENAI_TEXT_MODEL: model, OPENAI_REASONING_EFFORT: effort, OPENAI_BASE_URL: baseUrl } = env
  if (!deps || model === BUILT_IN) return createBuiltInStoryteller()
  return createOpenAiStoryteller({
    ...deps,
    model,
    // Other servers may not support the parameter, so they get it only if it is set.
    reasoningEffort: effort ?? (baseUrl ? undefined : 'low'),
    staged: writesShots(env),
    ...(baseUrl && { timeoutMs: SELF_HOSTED_TIMEOUT_MS }),
  })
}
