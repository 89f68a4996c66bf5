import type { Model } from 'openai/resources/models'
import { modelNotFound } from './api-error.ts'

/** Available picture models. `gpt-image-1` and every `dall-e` are retired. */
const PICTURE_MODELS = [
  'gpt-image-1-mini',
  'gpt-image-1.5',
  'gpt-image-2',
  'gpt-image-2-2026-04-21',
  'gpt-image-2.5-sunburst',
  'gpt-image-2.5-sunburst-2026-09-08',
  'gpt-image-2.5-flare',
  'gpt-image-2.5-flare-2026-09-08',
  'gpt-image-2.6-sunburst',
  'gpt-image-2.6-flare',
  'chatgpt-image-latest',
]
export const MODERATION_MODEL = 'omni-moderation-latest'
const OTHER_MODELS = ['gpt-6.1-sol', 'gpt-6.1-terra', 'gpt-6-luna', MODERATION_MODEL]

export function checkPictureModel(model: unknown): asserts model is string {
  if (!PICTURE_MODELS.includes(model as string)) throw modelNotFound(model)
}

const described = (id: string): Model => ({
  ...{ id, object: 'model', created: 1_790_000_000, owned_by: 'openai' },
  shutdown_date: /-ending-(\d{4}-\d{2}-\d{2})$/.exec(id)?.[1] ?? null,
})

/** The list of models, or one of them. Any name that does not look like a picture model counts as a text model; with `-ending-2027-01-31` it has that end date. */
export function createModelResponse(id: string | undefined) {
  if (id === undefined) return { object: 'list', data: [...PICTURE_MODELS, ...OTHER_MODELS].map(described) }
  if (/image|dall-e/.test(id)) checkPictureModel(id)
  return described(id)
}
