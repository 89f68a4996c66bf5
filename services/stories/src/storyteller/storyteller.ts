import type { PeopledBrief } from '@kahani/contracts/brief'
import type { PictureBrief, StoryDraft, ToldTale } from '@kahani/contracts/illustration'
import type { RewriteKind, RewriteRequest } from '@kahani/contracts/rewrites'

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

export interface RewriteOptions extends Pick<GenerateOptions, 'storyId' | 'safetyId' | 'seed' | 'signal'> {
  /** From 1. */
  pageNumber: number
  /** The texts of all pages, as the family has them now. */
  pages: readonly string[]
  /** The picture of the page, which stays as it is. */
  picture: PictureBrief
  request: RewriteRequest
  /** What this story told; null if a provider wrote it. */
  told: ToldTale | null
  /** Wordings of the page that are not used again, the oldest first. */
  earlier: readonly string[]
  /** Issues of an earlier attempt, one sentence each; empty on the first one. */
  issues: readonly string[]
}

/** The storyteller has no other wording of the kind for this page. */
export class NoOtherWordingError extends Error {
  override readonly name = 'NoOtherWordingError'
}

/** Port for story text generation. */
export interface Storyteller {
  readonly name: string
  /** The kinds of rewrites that it can do. */
  readonly rewriteKinds: readonly RewriteKind[]
  /** @throws AiError */
  generate(brief: PeopledBrief, options: GenerateOptions): Promise<StoryDraft>
  /**
   * Writes another wording of one page, which fits its picture and the other pages.
   * @throws AiError, NoOtherWordingError
   */
  rewritePage(brief: PeopledBrief, options: RewriteOptions): Promise<string>
}
