import type { AiError } from '@kahani/ai/ai-error'
import { BUILT_IN } from '@kahani/ai/openai-config'

/** Why a call to the provider failed. Never contains text of the provider, which may quote the key. */
export interface Failure {
  reason: string
  /** What to change. */
  advice: string
  /** Which further calls would fail the same way. */
  stops: 'all' | 'endpoint' | 'none'
}

/** Parameters of a picture and the variables that set them. */
const SETTING_OF_PARAM: Record<string, string> = {
  size: 'ILLUSTRATION_SIZE',
  quality: 'OPENAI_IMAGE_QUALITY or OPENAI_IMAGE_QUALITY_PREMIUM',
  reasoning: 'OPENAI_REASONING_EFFORT',
  'reasoning.effort': 'OPENAI_REASONING_EFFORT',
}

/** @param setting the variable that names the model */
export function explainFailure(error: AiError, setting: string): Failure {
  const { kind, status, param = '', retryAfterMs } = error
  const otherModel = `Set ${setting} to another model, or to ${BUILT_IN}.`
  const failure = (reason: string, advice = otherModel, stops: Failure['stops'] = 'none') => ({ reason, advice, stops })

  if (status === 401) return failure('the server refuses the key (401)', 'Set OPENAI_API_KEY to a valid key.', 'all')
  if (status === 403) return failure('the key has no access (403)', `Allow it for OPENAI_API_KEY. Or: ${otherModel}`)
  if (kind === 'rate') {
    const reason = `a limit is met (429), for ${Math.ceil(retryAfterMs / 1000)} s`
    return failure(reason, 'Check again later, or raise the limits of the account.', 'endpoint')
  }
  if (status === 402 || status === 429)
    return failure(`the account has no credit left (${status})`, 'Add credit at the provider.', 'all')
  if (status === 404) return failure('the server has no such model or endpoint (404)')
  if (kind === 'outage') {
    return status === undefined
      ? failure('there is no connection to the server', 'Check OPENAI_BASE_URL and that the server runs.', 'all')
      : failure(`the server is unavailable (${status})`, 'Check again later.', 'endpoint')
  }
  if (kind === 'timed-out') return failure('no answer within the time limit of the product', otherModel, 'endpoint')
  if (kind === 'refused') return failure('the content policy of the provider refuses it')
  if (kind === 'bad-answer') return failure('the answer is not in the required form')
  const known = SETTING_OF_PARAM[param]
  return known
    ? failure(`the server rejects ${param} (${status})`, `Change ${known}.`)
    : failure(`the server rejects the request (${status})`)
}
