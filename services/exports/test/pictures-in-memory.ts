import type { BookPictures } from '../src/editions.ts'
import { encodePictures, readEncodedPicture, type SourcePicture } from '../src/pictures/encode-pictures.ts'

/** Pictures of a book that are not in a blob store. They are encoded at each call. */
export const picturesInMemory = (sources: ReadonlyMap<number, SourcePicture>): BookPictures => ({
  async encoded() {
    const bitmaps = new Map([...sources].map(([pageNumber, { bitmap }]) => [pageNumber, bitmap]))
    const files = [...(await encodePictures(bitmaps))]
    return new Map(
      await Promise.all(files.map(async ([pageNumber, data]) => [pageNumber, await readEncodedPicture(data)] as const)),
    )
  },
  sources: async () => sources,
})

/** The same picture for every page, or one for each. */
export const bitmapsInMemory = (bitmaps: Iterable<readonly [pageNumber: number, bitmap: Buffer]>): BookPictures =>
  picturesInMemory(new Map([...bitmaps].map(([pageNumber, bitmap]) => [pageNumber, { bitmap, drawing: null }])))
