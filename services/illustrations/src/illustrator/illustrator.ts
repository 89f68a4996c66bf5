import type { IllustrationRequest, PictureRequest } from '@kahani/contracts/illustration'

/** A picture as it goes into the blob store. */
export interface Drawing {
  /** PNG. */
  data: Buffer
  widthPx: number
  heightPx: number
}

/** What an illustrator is shown of the child. */
export interface References {
  /** The character sheet that was drawn before: PNG. */
  sheet: Buffer
  /** A re-encoded picture of the child, or null where the family gave none. */
  photo: Buffer | null
}

export interface Manner {
  signal: AbortSignal
  /** Asked for in milder words and without the photo, since it was refused as it is described. */
  softened: boolean
}

/** The port behind which pictures are drawn. */
export interface Illustrator {
  readonly name: string
  /**
   * The character sheet: how the child looks, once for the whole book.
   * `photo` is a re-encoded reference picture, or null where the family gave none.
   * @throws AiError
   */
  renderSheet(order: IllustrationRequest, photo: Buffer | null, manner: Manner): Promise<Drawing>
  /**
   * The cover (page 0) or one page, with the sheet as the reference for how the child looks.
   * @throws AiError
   */
  renderPicture(
    order: IllustrationRequest,
    picture: PictureRequest,
    references: References,
    manner: Manner,
  ): Promise<Drawing>
}
