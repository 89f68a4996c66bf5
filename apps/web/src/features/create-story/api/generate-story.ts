import type { StoryBrief } from '@kahani/contracts/brief'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { generatedStorySchema } from '@kahani/contracts/stories'
import { mutationOptions } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { isTransient } from '../../../lib/api-error.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { delayedUntil, MAX_RETRIES, retryDelay } from './retry.ts'

export interface GenerateStoryRequest {
  brief: StoryBrief
  idempotencyKey: string
}

/** A request that has no response by then, for example after the device slept, is sent again. */
const TIMEOUT_MS = 5 * 60_000

/** Generates a story. Retries with the same idempotency key while the server is unavailable; waits while the device is offline. */
export const generateStory = () =>
  mutationOptions({
    mutationKey: ['generate-story'],
    mutationFn: ({ brief, idempotencyKey }: GenerateStoryRequest) =>
      postJson(endpoints.generateStory(), generatedStorySchema, brief, {
        headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    retry: (failures, error) => failures < MAX_RETRIES && isTransient(error) && !delayedUntil(error),
    retryDelay,
    networkMode: 'offlineFirst',
    // The request contains a child's photo, so it is removed from the cache when it settles.
    gcTime: 0,
  })
