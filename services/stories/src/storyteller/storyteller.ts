import type { PeopledBrief } from '@kahani/contracts/brief'
import type { StoryDraft, ToldTale } from '@kahani/contracts/illustration'

export interface GenerateOptions {
  storyId: number
  /** Keyed hash that identifies a family to the provider's abuse detection. */
  safetyId: string
  /** A deterministic storyteller returns the same draft for the same brief and seed. */
  seed: number
  /** What earlier stories of the same child told, the oldest first. */
  told?: readonly ToldTale[]
  /** Issues of an earlier draft, one sentence each; empty on the first attempt. */
  issues: readonly string[]
  /** Aborts the call; the promise then rejects. */
  signal: AbortSignal
}

/** Port for story text generation. */
export interface Storyteller {
  readonly name: string
  /** @throws AiError */
  generate(brief: PeopledBrief, options: GenerateOptions): Promise<StoryDraft>
}
