import type { BookPictures } from '../src/editions.ts'
import { encodePictures, type SourcePicture } from '../src/pictures/encode-pictures.ts'

/** Pictures of a book that are not in a blob store. They are encoded at each call. */
export const picturesInMemory = (sources: ReadonlyMap<number, SourcePicture>): BookPictures => ({
  encoded: () => encodePictures(new Map([...sources].map(([pageNumber, { bitmap }]) => [pageNumber, bitmap]))),
  sources: async () => sources,
})

/** The same picture for every page, or one for each. */
export const bitmapsInMemory = (bitmaps: Iterable<readonly [pageNumber: number, bitmap: Buffer]>): BookPictures =>
  picturesInMemory(new Map([...bitmaps].map(([pageNumber, bitmap]) => [pageNumber, { bitmap, drawing: null }])))
