import { requirePricesForBudget } from '@kahani/ai/openai-config'
import { providerFields as pictureFields } from '@kahani/illustrations/env'
import { loadConfig } from '@kahani/service-kit/config'
import { providerFields as storyFields } from '@kahani/stories/env'
import { z } from 'zod'

const schema = z.object({ ...storyFields, ...pictureFields }).superRefine(requirePricesForBudget)

/** The settings of the provider, as the services read them. @throws ConfigError */
export const readConfiguration = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Configuration = ReturnType<typeof readConfiguration>
