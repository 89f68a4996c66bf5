import type { StoryBrief } from '@kahani/contracts/brief'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { generatedStorySchema } from '@kahani/contracts/stories'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import { mutationOptions } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { ApiError, isTransient } from '../../../lib/api-error.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import type { ToastContent } from '../../../lib/toast.ts'

export interface GenerateStoryRequest {
  brief: StoryBrief
  idempotencyKey: string
  /** What could not be saved with the story, and what can be done about it. */
  notSaved?: Pick<ToastContent, 'title' | 'action'> | undefined
}

/** The form shows the sentence at its button to whoever sends the request. */
const CONSENT = { detailsConsent: true, noticeVersion: PRIVACY_VERSION } satisfies Partial<StoryBrief>

/** A request that has no response by then, for example after the device slept, is sent again. */
const TIMEOUT_MS = 5 * 60_000

/** Generates a story. Retries with the same idempotency key while the server is unavailable; waits while the device is offline. */
export const generateStory = () =>
  mutationOptions({
    mutationKey: ['generate-story'],
    mutationFn: ({ brief, idempotencyKey }: GenerateStoryRequest) =>
      postJson(
        endpoints.generateStory(),
        generatedStorySchema,
        { ...brief, ...CONSENT },
        {
          headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        },
      ),
    retry: (failures, error) => failures < MAX_RETRIES && isTransient(error) && !delayedUntil(error),
    retryDelay,
    networkMode: 'offlineFirst',
    // The request contains a child's photo, so it is removed from the cache when it settles.
    gcTime: 0,
  })

export const MAX_RETRIES = 8
const MIN_DELAY_MS = 1000
const DELAY_STEP_MS = 500
const MAX_DELAY_MS = 3000
/** Limit for the delay that the server requests with `Retry-After`. */
const MAX_RETRY_AFTER_MS = 15_000

/** Whether the server has settled the request, so that its idempotency key must not be used again. */
export function isDefinite(error: unknown): boolean {
  return error instanceof ApiError && !isTransient(error)
}

/** When a story that an outage delays is finished at the latest; null for any other error. The server writes it by itself. */
export function delayedUntil(error: unknown): Date | null {
  if (!(error instanceof ApiError) || error.body?.code !== 'story_delayed' || !error.body.finishBy) return null
  return new Date(error.body.finishBy)
}

/** The delay after failure number `failures` (from 0), in ms. */
export function retryDelay(failures: number, error: unknown): number {
  const retryAfter = error instanceof ApiError ? error.retryAfter : null
  if (retryAfter !== null) return Math.min(Math.max(retryAfter * 1000, MIN_DELAY_MS), MAX_RETRY_AFTER_MS)
  return Math.min(MIN_DELAY_MS + failures * DELAY_STEP_MS, MAX_DELAY_MS)
}
