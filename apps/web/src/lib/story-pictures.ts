import { pictureSrcSet, SMALLEST_PICTURE, sizedImagePath } from '@kahani/contracts/image-path'

/** The `sizes` of a picture in the reader: beside its text in a wide window, and above it in others. */
export const READER_PICTURE_SIZES =
  '(min-aspect-ratio: 1/1) and (min-width: 30rem) min(50vw, 100vh - 6rem), min(100vw, 100vh - 10rem)'

/** Loads a picture in the size in which a `StoryPicture` with these `sizes` shows it. */
export function preloadPicture(path: string, sizes: string, fetchPriority: 'high' | 'low' = 'low'): HTMLImageElement {
  const image = new Image()
  image.fetchPriority = fetchPriority
  image.sizes = sizes
  image.srcset = pictureSrcSet(path)
  return image
}

/** The smallest size of a picture, which is shown until the app runs and has loaded a sharper one. */
export const earlyPicture = (path: string) => sizedImagePath(path, SMALLEST_PICTURE)

let shownEarly: string | undefined

/** Records that a picture is on the screen before the app runs. @param src `earlyPicture` of it */
export function showedEarly(src: string): void {
  shownEarly = src
}

/** Whether a picture was on the screen when the app started. */
export const wasShownEarly = (path: string) => earlyPicture(path) === shownEarly
