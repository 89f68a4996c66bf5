import { pictureSrcSet } from '@kahani/contracts/image-path'

/** Loads a picture in the size in which a `StoryPicture` with these `sizes` shows it. */
export function preloadPicture(path: string, sizes: string, fetchPriority: 'high' | 'low' = 'low'): HTMLImageElement {
  const image = new Image()
  image.fetchPriority = fetchPriority
  image.sizes = sizes
  image.srcset = pictureSrcSet(path)
  return image
}

let earlySrcSet: string | undefined

/** Records that a picture is on the screen before the app runs. */
export function showedEarly(image: HTMLImageElement): void {
  earlySrcSet = image.srcset
}

/** Whether a picture was on the screen when the app started. */
export const wasShownEarly = (path: string) => pictureSrcSet(path) === earlySrcSet
