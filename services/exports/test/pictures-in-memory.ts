import type { FocusBox } from '@kahani/contracts/picture-focus'
import type { BookPictures } from '../src/editions.ts'
import { describePictures, encodePictures, type SourcePicture } from '../src/pictures/encode-pictures.ts'

/** Pictures of a book that are not in a blob store. They are encoded at each call. */
export const picturesInMemory = (sources: ReadonlyMap<number, SourcePicture>): BookPictures => ({
  described: () => describePictures(sources),
  placed: placed => encodePictures(sources, placed),
  sources: async () => sources,
})

/** A drawing with the title of its book. */
const LETTERED = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1536 1536"><g data-layer="lettering"><path d="M200 200h900v90h-900z"/></g></svg>',
)

/** The same picture for every page, or one for each. `lettered` are the pages that show the title, `focus` is in each picture. */
export const bitmapsInMemory = (
  bitmaps: Iterable<readonly [pageNumber: number, bitmap: Buffer]>,
  lettered: readonly number[] = [],
  focus?: readonly FocusBox[],
): BookPictures =>
  picturesInMemory(
    new Map(
      [...bitmaps].map(([pageNumber, bitmap]) => [
        pageNumber,
        { bitmap, drawing: lettered.includes(pageNumber) ? LETTERED : null, ...(focus && { focus }) },
      ]),
    ),
  )
