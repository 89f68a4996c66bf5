import type { Logger } from '@kahani/service-kit/logger'
import { chooseModerator } from '@kahani/service-kit/moderator/choose-moderator'
import type { PictureQuality } from '@kahani/service-kit/openai/expected'
import type { RecordAiCall } from '@kahani/service-kit/openai/meter'
import { BUILT_IN } from '@kahani/service-kit/openai/openai-config'
import { createOpenAiParts } from '@kahani/service-kit/openai/openai-parts'
import type { Env } from './env.ts'
import { createBuiltInIllustrator } from './illustrator/built-in/built-in-illustrator.ts'
import type { Illustrator } from './illustrator/illustrator.ts'
import { createOpenAiIllustrator } from './illustrator/openai/openai-illustrator.ts'

/** Who draws and who looks at what was drawn, as it is configured. */
export function chooseProviders(env: Env, record: RecordAiCall, logger: Logger) {
  const parts = createOpenAiParts(env, record, logger)
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
  drawSheet: (order, ...rest) => (order.premium ? premium : free).drawSheet(order, ...rest),
  drawPicture: (order, ...rest) => (order.premium ? premium : free).drawPicture(order, ...rest),
})
