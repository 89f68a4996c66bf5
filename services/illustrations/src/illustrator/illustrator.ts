import type { CompanionFigure, IllustrationRequest, PictureRequest, SheetFigure } from '@kahani/contracts/illustration'
import type { PictureFault } from '@kahani/contracts/picture-checks'
import type { FocusBox } from '@kahani/contracts/picture-focus'

export interface RenderedImage {
  /** PNG, with metadata that says how it was made: `sourceXmp` of `pictures`. */
  data: Buffer
  widthPx: number
  heightPx: number
  /** The same image as SVG, if it was drawn. */
  drawing?: string
  /** What of it has to be seen, if it is known. */
  focus?: readonly FocusBox[]
}

/** Reference images for a character sheet. */
interface SheetReferences {
  /** The re-encoded photo of the child, or null if the family provided none. */
  photo: Buffer | null
  /** The sheet of an earlier story that the family keeps: PNG; null if none is kept. */
  kept: Buffer | null
}

/** The rendered character sheets, as PNG, of those who come along and of the pet, as far as there are any. */
export type CompanionSheets = Partial<Record<CompanionFigure, Buffer>>

/** Reference images for a picture. */
export interface References {
  /** The rendered character sheet of the child: PNG. */
  sheet: Buffer
  companions: CompanionSheets
  /** The re-encoded photo, or null if the family provided none. */
  photo: Buffer | null
  /** The picture that is to be changed as `edit` of the request says: PNG; null without an edit. */
  base: Buffer | null
}

/** What was found wrong with a picture. */
export interface Correction {
  faults: readonly PictureFault[]
  /** Where the faults are, in the words of the checker. */
  notes: readonly { where: string }[]
  /** Renders the picture anew, because the scene is wrong, instead of editing it. */
  redraw: boolean
}

export interface RenderOptions {
  signal: AbortSignal
  /** Renders with a softer prompt, and without the photo and the kept sheet, after the original prompt was refused. */
  softened: boolean
  /** Called when a provider has answered, before its answer is read and the cost recorded. */
  onAnswered?: () => void
}

/** Port: renders the pictures of a book. */
export interface Illustrator {
  readonly name: string
  /** Who besides the child needs a character sheet for the pictures of a request. */
  companionsWithSheets(request: IllustrationRequest): CompanionFigure[]
  /**
   * Renders a character sheet, the reference for somebody's appearance in the whole book.
   * @throws AiError
   */
  renderSheet(
    request: IllustrationRequest,
    figure: SheetFigure,
    references: SheetReferences,
    options: RenderOptions,
  ): Promise<RenderedImage>
  /**
   * Renders the cover (page 0) or a page.
   * @throws AiError
   */
  renderPicture(
    request: IllustrationRequest,
    picture: PictureRequest,
    references: References,
    options: RenderOptions,
  ): Promise<RenderedImage>
  /**
   * Renders a picture again without its faults. The built-in illustrator, whose pictures have none, renders the same one.
   * @throws AiError
   */
  correctPicture(
    request: IllustrationRequest,
    picture: PictureRequest,
    references: References & { image: Buffer },
    options: RenderOptions & { correction: Correction },
  ): Promise<RenderedImage>
}
