import type { StoryBrief } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/drawing'

export interface TellOptions {
  /** The same brief with the same seed gives the same story, where the storyteller can promise that. */
  seed: number
  /** Ends the telling; the promise then rejects. */
  signal: AbortSignal
}

/** The port behind which a story is written. */
export interface Storyteller {
  readonly name: string
  tell(brief: StoryBrief, options: TellOptions): Promise<StoryDraft>
}
