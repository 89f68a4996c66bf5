/** The result of a moderation. */
export interface Verdict {
  /** Whether the content is unsuitable for a children's book. */
  flagged: boolean
  /** The moderator's own category names; never the content. */
  categories: string[]
}

export interface ModerationContext {
  /** Null before the story exists. */
  storyId: number | null
  signal: AbortSignal
}

/** Moderates texts and pictures before they are used or shown. */
export interface Moderator {
  readonly name: string
  /** Returns a verdict for each text, in order. @throws AiError */
  checkTexts(texts: readonly string[], context: ModerationContext): Promise<Verdict[]>
  /** @param picture JPEG or PNG. @throws AiError */
  checkPicture(picture: Buffer, context: ModerationContext): Promise<Verdict>
}
