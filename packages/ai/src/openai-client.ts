import OpenAI from 'openai'
import type { OpenAiAccount } from './openai-config.ts'

/** The official client. It never tries again by itself, sets no time limit and writes no log: its callers do. */
export const createOpenAiClient = ({ apiKey, baseUrl }: OpenAiAccount) =>
  new OpenAI({
    apiKey,
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    // Nothing but what is configured: the package would read these from the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: NO_LIMIT_MS,
    logLevel: 'off',
  })
export type OpenAiClient = ReturnType<typeof createOpenAiClient>

/** The longest that a timer can wait. */
const NO_LIMIT_MS = 2 ** 31 - 1
