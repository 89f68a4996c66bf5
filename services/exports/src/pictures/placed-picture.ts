/** In CSS px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Text on a picture is light on a dark area, or dark on a light one. */
export type Tone = 'dark' | 'light'

/** The name of the main place of a picture, on its own page. */
export const placeOf = (pageNumber: number) => String(pageNumber)

/** A picture as it is shown at one place of a book: cropped, and softened where a text lies on it. */
export interface PlacedPicture {
  /** Name of its file, without the extension. */
  name: string
  pageNumber: number
  /** Of its window, with the bleed, in CSS px. */
  width: number
  height: number
  /** Where the whole picture is, relative to the window. What it doesn't cover is continued from its edge. */
  box: Box
  /** The texts on it, relative to the window. */
  veil?: Veil
  /** Ends softly in the colour of the paper, before these edges. */
  fade?: { colour: string; edges: readonly Edge[] }
  /** Colour of a frame around the picture. What continues it is softer everywhere, as a ground. */
  frame?: string
  lettering?: Lettering
}

/** The title of a book, on the picture of a cover that has no letters. */
export interface Lettering {
  title: string
  /** The child's name as it is written in the title. It is set in the largest letters. */
  heroName: string
  /** Relative to the window. */
  box: Box
  /** Of the lines around the letters. */
  dark: string
}

/** How a picture is behind texts. */
export interface Veil {
  boxes: readonly Box[]
  tone: Tone
  /** WCAG's contrast of the text with what is behind it. */
  minContrast: number
  /** Of an area that is soft as a whole, and not behind texts alone. By default, the average colour behind the texts is used. */
  colour?: string
}

/** A whole picture by itself, as it is, under the name of its page. */
export function wholePicture(pageNumber: number, picture: { widthPx: number; heightPx: number }): PlacedPicture {
  const size = { width: picture.widthPx, height: picture.heightPx }
  return { name: placeOf(pageNumber), pageNumber, ...size, box: { left: 0, top: 0, ...size } }
}

export type Edge = 'left' | 'right' | 'top' | 'bottom'
