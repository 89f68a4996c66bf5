import { referencesOf } from '@kahani/ai/image-models'
import type { RecordAiCall } from '@kahani/ai/meter'
import { chooseModerator } from '@kahani/ai/moderator/choose-moderator'
import { BUILT_IN, checkModelOf } from '@kahani/ai/openai-config'
import { createOpenAiDeps, type OpenAiDeps } from '@kahani/ai/openai-deps'
import type { PictureQuality } from '@kahani/ai/usage-estimates'
import type { Logger } from '@kahani/service-kit/logger'
import { createOpenAiPictureChecker } from './checker/openai/openai-picture-checker.ts'
import type { ChecksOf } from './checker/picture-checker.ts'
import type { ProviderEnv } from './env.ts'
import { createBuiltInIllustrator } from './illustrator/built-in-illustrator.ts'
import type { Illustrator } from './illustrator/illustrator.ts'
import { createOpenAiIllustrator } from './illustrator/openai/openai-illustrator.ts'

/** The configured illustrator, moderator and checker of pictures. */
export function chooseProviders(env: ProviderEnv, record: RecordAiCall, logger: Logger) {
  const openAi = createOpenAiDeps(env, record, logger)
  const chooseIllustrator = (model: string, quality: PictureQuality) =>
    openAi && model !== BUILT_IN
      ? createOpenAiIllustrator({
          ...openAi,
          ...{ model, quality, sidePx: env.ILLUSTRATION_SIZE },
          references: referencesOf(model, env.OPENAI_STAGING_SKETCH),
        })
      : createBuiltInIllustrator(env.ILLUSTRATION_SIZE)
  return {
    illustrator: byPlan(
      chooseIllustrator(env.OPENAI_IMAGE_MODEL, env.OPENAI_IMAGE_QUALITY),
      chooseIllustrator(env.OPENAI_IMAGE_MODEL_PREMIUM, env.OPENAI_IMAGE_QUALITY_PREMIUM),
    ),
    moderator: chooseModerator(env.OPENAI_MODERATION_MODEL, openAi),
    checksOf: chooseChecks(env, openAi),
  }
}

/** Pictures of the built-in illustrator need no check. */
function chooseChecks(env: ProviderEnv, openAi: OpenAiDeps | null): ChecksOf {
  const model = checkModelOf(env)
  if (!openAi || model === BUILT_IN) return () => null
  // Other servers may not support the parameter.
  const reasoningEffort = env.OPENAI_BASE_URL ? undefined : 'low'
  const checker = createOpenAiPictureChecker({ ...openAi, model, reasoningEffort })
  return premium => {
    const pictureModel = premium ? env.OPENAI_IMAGE_MODEL_PREMIUM : env.OPENAI_IMAGE_MODEL
    return pictureModel === BUILT_IN ? null : { checker, pictureModel }
  }
}

const byPlan = (free: Illustrator, premium: Illustrator): Illustrator => ({
  name: free.name === premium.name ? free.name : `${free.name}, premium: ${premium.name}`,
  companionsWithSheets: request => (request.premium ? premium : free).companionsWithSheets(request),
  renderSheet: (request, ...rest) => (request.premium ? premium : free).renderSheet(request, ...rest),
  renderPicture: (request, ...rest) => (request.premium ? premium : free).renderPicture(request, ...rest),
  correctPicture: (request, ...rest) => (request.premium ? premium : free).correctPicture(request, ...rest),
})
