/** What a moderator thinks of a text or a picture. */
export interface Verdict {
  /** Whether it has no place in a book for children. */
  flagged: boolean
  /** Why, in the moderator's words; never what was said. */
  categories: string[]
}

export interface About {
  /** Null while there is no story yet. */
  storyId: number | null
  signal: AbortSignal
}

/** The port behind which words and pictures are looked at before they are used or shown. */
export interface Moderator {
  readonly name: string
  /** A verdict on each text, in their order. @throws AiError */
  checkTexts(texts: readonly string[], about: About): Promise<Verdict[]>
  /** @param picture JPEG or PNG. @throws AiError */
  checkPicture(picture: Buffer, about: About): Promise<Verdict>
}
