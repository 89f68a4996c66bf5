import type { Model } from 'openai/resources/models'
import { noSuchModel } from './api-error.ts'

/** Picture models that are still there; `gpt-image-1` and every `dall-e` are retired. */
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
  if (!PICTURE_MODELS.includes(model as string)) throw noSuchModel(model)
}

const described = (id: string): Model => ({ id, object: 'model', created: 1_790_000_000, owned_by: 'openai' })

/** GET /models, or one of them. Any name that is no picture model's is taken for a text model. */
export function showModels(id: string | undefined) {
  if (id === undefined) return { object: 'list', data: [...PICTURE_MODELS, ...OTHER_MODELS].map(described) }
  if (/image|dall-e/.test(id)) checkPictureModel(id)
  return described(id)
}
