import { BUILT_IN } from '../openai-config.ts'
import type { OpenAiParts } from '../openai-parts.ts'
import { createBuiltInModerator } from './built-in-moderator.ts'
import type { Moderator } from './moderator.ts'
import { createOpenAiModerator } from './openai-moderator.ts'

/** @param model `OPENAI_MODERATION_MODEL` */
export const chooseModerator = (model: string, parts: OpenAiParts | null): Moderator =>
  parts && model !== BUILT_IN ? createOpenAiModerator({ ...parts, model }) : createBuiltInModerator()
