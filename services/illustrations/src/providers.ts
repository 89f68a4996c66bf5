import type { RecordAiCall } from '@kahani/ai/meter'
import { chooseModerator } from '@kahani/ai/moderator/choose-moderator'
import { BUILT_IN } from '@kahani/ai/openai-config'
import { createOpenAiDeps } from '@kahani/ai/openai-deps'
import type { PictureQuality } from '@kahani/ai/usage-estimates'
import type { Logger } from '@kahani/service-kit/logger'
import type { ProviderEnv } from './env.ts'
import { createBuiltInIllustrator } from './illustrator/built-in-illustrator.ts'
import type { Illustrator } from './illustrator/illustrator.ts'
import { createOpenAiIllustrator } from './illustrator/openai/openai-illustrator.ts'

/** The configured illustrator and moderator. */
export function chooseProviders(env: ProviderEnv, record: RecordAiCall, logger: Logger) {
  const openAi = createOpenAiDeps(env, record, logger)
  const chooseIllustrator = (model: string, quality: PictureQuality) =>
    openAi && model !== BUILT_IN
      ? createOpenAiIllustrator({ ...openAi, model, quality, sidePx: env.ILLUSTRATION_SIZE })
      : createBuiltInIllustrator(env.ILLUSTRATION_SIZE)
  return {
    illustrator: byPlan(
      chooseIllustrator(env.OPENAI_IMAGE_MODEL, env.OPENAI_IMAGE_QUALITY),
      chooseIllustrator(env.OPENAI_IMAGE_MODEL_PREMIUM, env.OPENAI_IMAGE_QUALITY_PREMIUM),
    ),
    moderator: chooseModerator(env.OPENAI_MODERATION_MODEL, openAi),
  }
}

const byPlan = (free: Illustrator, premium: Illustrator): Illustrator => ({
  name: free.name === premium.name ? free.name : `${free.name}, premium: ${premium.name}`,
  renderSheet: (request, ...rest) => (request.premium ? premium : free).renderSheet(request, ...rest),
  renderPicture: (request, ...rest) => (request.premium ? premium : free).renderPicture(request, ...rest),
})
