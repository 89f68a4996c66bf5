import { COVER } from '@kahani/contracts/illustration'
import type { PictureNames } from '@kahani/pictures/picture-names'

const EXTENSION = '.png'

/** The version of a picture in its URL, and the name that the database has for it. */
const versionOf = (storedName: string) => storedName.slice(0, -EXTENSION.length)
export const storedNameOf = (version: string) => `${version}${EXTENSION}`

interface StoredPicture {
  storyId: number
  pageNumber: number
  /** Its name in the database. */
  name: string
  userId: number
}

/** Creates the function that returns the path at which a picture is served to its owner. */
export const createImageUrl =
  (names: PictureNames) =>
  ({ name, userId, ...page }: StoredPicture): string =>
    `/api/images/${names.create({ ...page, version: versionOf(name) }, userId)}`
export type ImageUrl = ReturnType<typeof createImageUrl>

/** The path of a story's cover. */
export const coverUrl = (imageUrl: ImageUrl, story: { id: number; userId: number; coverName: string | null }) =>
  story.coverName === null
    ? null
    : imageUrl({ storyId: story.id, pageNumber: COVER, name: story.coverName, userId: story.userId })
