import type { DrawingOrder, PictureOrder } from '@kahani/contracts/drawing'

/** A picture as it goes into the blob store. */
export interface Drawing {
  /** PNG. */
  data: Buffer
  widthPx: number
  heightPx: number
}

/** The port behind which pictures are drawn. */
export interface Illustrator {
  readonly name: string
  /**
   * The character sheet: how the child looks, once for the whole book.
   * `photo` is a re-encoded reference picture, or null where the family gave none.
   */
  drawSheet(order: DrawingOrder, photo: Buffer | null, signal: AbortSignal): Promise<Drawing>
  /** The cover (page 0) or one page, with the sheet as the reference for how the child looks. */
  drawPicture(order: DrawingOrder, picture: PictureOrder, sheet: Buffer, signal: AbortSignal): Promise<Drawing>
}
