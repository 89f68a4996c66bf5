import OpenAI from 'openai'
import type { OpenAiAccount } from './openai-config.ts'

/** The longest delay that a Node timer supports. */
const MAX_TIMER_MS = 2 ** 31 - 1

/**
 * Sends a form as a whole. Node streams it otherwise, and fails outside of the call, which ends the process, if a server answers
 * before it has received everything.
 */
async function fetchWithWholeForm(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (!(init?.body instanceof FormData)) return fetch(url, init)
  const form = new Response(init.body)
  const headers = new Headers(init.headers)
  headers.set('content-type', form.headers.get('content-type') ?? '')
  return fetch(url, { ...init, headers, body: await form.arrayBuffer() })
}

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
    fetch: fetchWithWholeForm,
    maxRetries: 0,
    timeout: MAX_TIMER_MS,
    logLevel: 'off',
  })
export type OpenAiClient = ReturnType<typeof createOpenAiClient>
