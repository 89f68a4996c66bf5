import type { Logger } from '@kahani/service-kit/logger'
import { createBuiltInModerator } from '@kahani/service-kit/moderator/built-in-moderator'
import { createOpenAiModerator } from '@kahani/service-kit/moderator/openai-moderator'
import type { PictureQuality } from '@kahani/service-kit/openai/expected'
import { createMeter, type RecordAiCall } from '@kahani/service-kit/openai/meter'
import { createOpenAiClient } from '@kahani/service-kit/openai/openai-client'
import { BUILT_IN, openAiAccount } from '@kahani/service-kit/openai/openai-config'
import { withKnownPrices } from '@kahani/service-kit/openai/prices'
import type { Env } from './env.ts'
import { createBuiltInIllustrator } from './illustrator/built-in/built-in-illustrator.ts'
import type { Illustrator } from './illustrator/illustrator.ts'
import { createOpenAiIllustrator } from './illustrator/openai/openai-illustrator.ts'

/** Who draws and who looks at what was drawn, as it is configured. */
export function chooseProviders(env: Env, record: RecordAiCall, logger: Logger) {
  const account = openAiAccount(env)
  if (!account) return { illustrator: createBuiltInIllustrator(), moderator: createBuiltInModerator() }

  const parts = {
    client: createOpenAiClient(account),
    meter: createMeter({ record, prices: withKnownPrices(env.OPENAI_PRICES), logger }),
  }
  const illustratorOf = (model: string, quality: PictureQuality) =>
    model === BUILT_IN ? createBuiltInIllustrator() : createOpenAiIllustrator({ ...parts, model, quality })
  const moderationModel = env.OPENAI_MODERATION_MODEL
  return {
    illustrator: byPlan(
      illustratorOf(env.OPENAI_IMAGE_MODEL, env.OPENAI_IMAGE_QUALITY),
      illustratorOf(env.OPENAI_IMAGE_MODEL_PREMIUM, env.OPENAI_IMAGE_QUALITY_PREMIUM),
    ),
    moderator:
      moderationModel === BUILT_IN
        ? createBuiltInModerator()
        : createOpenAiModerator({ ...parts, model: moderationModel }),
  }
}

const byPlan = (free: Illustrator, premium: Illustrator): Illustrator => ({
  name: free.name === premium.name ? free.name : `${free.name}, premium: ${premium.name}`,
  drawSheet: (order, ...rest) => (order.premium ? premium : free).drawSheet(order, ...rest),
  drawPicture: (order, ...rest) => (order.premium ? premium : free).drawPicture(order, ...rest),
})
