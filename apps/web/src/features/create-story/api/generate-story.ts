import type { StoryBrief } from '@kahani/contracts/brief'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { generatedStorySchema } from '@kahani/contracts/stories'
import { mutationOptions } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { isTransient } from '../../../lib/api-error.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { MAX_RETRIES, retryDelay } from './retry.ts'

interface GenerateStoryRequest {
  brief: StoryBrief
  idempotencyKey: string
}

/** Generates a story. Retries with the same idempotency key while the server is unavailable. */
export const generateStory = () =>
  mutationOptions({
    mutationKey: ['generate-story'],
    mutationFn: ({ brief, idempotencyKey }: GenerateStoryRequest) =>
      postJson(endpoints.generateStory(), generatedStorySchema, brief, {
        headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
      }),
    retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
    retryDelay,
    // The request contains a child's photo, so it is removed from the cache when it settles.
    gcTime: 0,
  })
