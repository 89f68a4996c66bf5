import type { RecordAiCall } from '@kahani/ai/meter'
import { chooseModerator } from '@kahani/ai/moderator/choose-moderator'
import { BUILT_IN } from '@kahani/ai/openai-config'
import { createOpenAiDeps } from '@kahani/ai/openai-deps'
import type { PictureQuality } from '@kahani/ai/usage-estimates'
import type { Logger } from '@kahani/service-kit/logger'
import type { Env } from './env.ts'
import { createBuiltInIllustrator } from './illustrator/built-in/built-in-illustrator.ts'
import type { Illustrator } from './illustrator/illustrator.ts'
import { createOpenAiIllustrator } from './illustrator/openai/openai-illustrator.ts'

/** Who draws and who looks at what was drawn, as it is configured. */
export function chooseProviders(env: Env, record: RecordAiCall, logger: Logger) {
  const parts = createOpenAiDeps(env, record, logger)
  const illustratorOf = (model: string, quality: PictureQuality) =>
    parts && model !== BUILT_IN ? createOpenAiIllustrator({ ...parts, model, quality }) : createBuiltInIllustrator()
  return {
    illustrator: byPlan(
      illustratorOf(env.OPENAI_IMAGE_MODEL, env.OPENAI_IMAGE_QUALITY),
      illustratorOf(env.OPENAI_IMAGE_MODEL_PREMIUM, env.OPENAI_IMAGE_QUALITY_PREMIUM),
    ),
    moderator: chooseModerator(env.OPENAI_MODERATION_MODEL, parts),
  }
}

const byPlan = (free: Illustrator, premium: Illustrator): Illustrator => ({
  name: free.name === premium.name ? free.name : `${free.name}, premium: ${premium.name}`,
  renderSheet: (order, ...rest) => (order.premium ? premium : free).renderSheet(order, ...rest),
  renderPicture: (order, ...rest) => (order.premium ? premium : free).renderPicture(order, ...rest),
})
