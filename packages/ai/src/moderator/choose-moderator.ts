import { BUILT_IN } from '../openai-config.ts'
import type { OpenAiDeps } from '../openai-deps.ts'
import { createBuiltInModerator } from './built-in-moderator.ts'
import type { Moderator } from './moderator.ts'
import { createOpenAiModerator } from './openai-moderator.ts'

/** @param model `OPENAI_MODERATION_MODEL` */
export const chooseModerator = (model: string, openAi: OpenAiDeps | null): Moderator =>
  openAi && model !== BUILT_IN ? createOpenAiModerator({ ...openAi, model }) : createBuiltInModerator()
