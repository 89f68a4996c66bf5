import { COVER } from '@kahani/contracts/illustration'
import type { PictureId } from '@kahani/contracts/picture-keys'
import type { PictureNames } from '@kahani/pictures/picture-names'

const EXTENSION = '.png'

/** The tag of a picture in its URL, and the name that the database has for it. */
const tagOf = (storedName: string) => storedName.slice(0, -EXTENSION.length)
export const storedNameOf = (tag: string) => `${tag}${EXTENSION}`

interface StoredPicture extends PictureId {
  /** Its name in the database. */
  name: string
  userId: number
}

/** Creates the function that returns the path at which a picture is served to its owner. */
export const createImageUrl =
  (names: PictureNames) =>
  ({ name, userId, ...page }: StoredPicture): string =>
    `/api/images/${names.create({ ...page, tag: tagOf(name) }, userId)}`
export type ImageUrl = ReturnType<typeof createImageUrl>

/** The picture on the cover that a book shows. */
export interface StoredCover {
  name: string
  version: number
}

/** The path of a story's cover. */
export const coverUrl = (
  imageUrl: ImageUrl,
  { id, userId, cover }: { id: number; userId: number; cover: StoredCover | null },
) => cover && imageUrl({ storyId: id, pageNumber: COVER, ...cover, userId })
