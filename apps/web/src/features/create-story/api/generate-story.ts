import type { StoryBrief } from '@kahani/contracts/brief'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import type { generatedStorySchema } from '@kahani/contracts/stories'
import { mutationOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { isTransient, MAX_RETRIES, retryDelay } from './retry.ts'

export type GeneratedStory = z.infer<typeof generatedStorySchema>
export interface GenerateStoryRequest {
  brief: StoryBrief
  idempotencyKey: string
}

/** Orders a story. While the server is away the same order is sent again, under the same key. */
export const generateStory = () =>
  mutationOptions({
    mutationKey: ['generate-story'],
    mutationFn: ({ brief, idempotencyKey }: GenerateStoryRequest) =>
      postJson<GeneratedStory>(endpoints.generateStory(), brief, { headers: { [IDEMPOTENCY_HEADER]: idempotencyKey } }),
    retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
    retryDelay: retryDelay,
    // The order holds a child's photo: it is let go as soon as it is answered.
    gcTime: 0,
  })
