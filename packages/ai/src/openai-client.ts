import OpenAI from 'openai'
import type { OpenAiAccount } from './openai-config.ts'

/** The longest delay that a Node timer supports. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The official client without retries, time limits and logs: the meter and `withRetry` provide them. */
export const createOpenAiClient = ({ apiKey, baseUrl }: OpenAiAccount) =>
  new OpenAI({
    apiKey,
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    // Otherwise the package reads these two from the environment.
    organization: null,
    project: null,
    // A redirect would take the key and the family's data elsewhere.
    fetchOptions: { redirect: 'error' },
    maxRetries: 0,
    timeout: MAX_TIMER_MS,
    logLevel: 'off',
  })
export type OpenAiClient = ReturnType<typeof createOpenAiClient>
