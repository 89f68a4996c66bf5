import type { StoryBrief } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'

export interface TellOptions {
  storyId: number
  /** A family's name for a provider's abuse watch: a keyed hash that leads nobody back to them. */
  safetyId: string
  /** The same brief with the same seed gives the same story, where the storyteller can promise that. */
  seed: number
  /** What an earlier draft of the same story missed, a sentence each; none at the first time. */
  misses: readonly string[]
  /** Ends the telling; the promise then rejects. */
  signal: AbortSignal
}

/** The port behind which a story is written. */
export interface Storyteller {
  readonly name: string
  /** @throws AiError */
  tell(brief: StoryBrief, options: TellOptions): Promise<StoryDraft>
}
