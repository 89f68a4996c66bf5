import { IDENTITY_HEADER } from '@kahani/contracts/headers'
import { pictureSrcSet, SHELF_COVER_SIZES, SMALLEST_PICTURE, sizedImagePath } from '@kahani/contracts/image-path'
import { firstPictureSchema } from '@kahani/contracts/shelf'
import { storySchema } from '@kahani/contracts/stories'
import { z } from 'zod'
import type { SessionReader } from '../sessions/session-reader.ts'

const coversSchema = z.array(storySchema.pick({ coverUrl: true }))

const STORY = /^story\/([1-9]\d{0,14})$/
const SHELF = 'my-stories'
/** A document waits no longer for the address of its picture, in ms. */
const MAX_WAIT_MS = 250

/**
 * Creates a function that returns the `Link` header with which a browser loads the first picture of a story, or the first cover of
 * the shelf, while it reads the document. It is null for other pages, for visitors, and if the address is not known in time: the
 * app then loads the picture.
 */
export function createPicturePreload(sessions: SessionReader, storiesUrl: string) {
  async function load(path: string, token: string): Promise<unknown> {
    const response = await fetch(new URL(path, storiesUrl), {
      headers: { [IDENTITY_HEADER]: token },
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    })
    return response.ok ? response.json() : null
  }

  /** What a browser loads, in the attributes of a link. */
  async function firstPicture(path: string, token: string): Promise<string | null> {
    if (path === SHELF) {
      const cover = coversSchema.parse(await load('/api/stories?limit=1', token))[0]?.coverUrl
      return cover ? `<${cover}>; imagesrcset="${pictureSrcSet(cover)}"; imagesizes="${SHELF_COVER_SIZES}"` : null
    }
    const id = STORY.exec(path)?.[1]
    const { pictureUrl } = firstPictureSchema.parse(await load(`/api/stories/${id}/first-picture`, token))
    return pictureUrl && `<${sizedImagePath(pictureUrl, SMALLEST_PICTURE)}>`
  }

  return async (path: string, cookie: string | undefined): Promise<string | null> => {
    if (cookie === undefined || !(path === SHELF || STORY.test(path))) return null
    try {
      const user = sessions.cached(cookie) ?? (await sessions.read(cookie))
      const picture = user && (await firstPicture(path, user.token))
      return picture && `${picture}; rel=preload; as=image; fetchpriority=high`
    } catch {
      return null
    }
  }
}
export type PicturePreload = ReturnType<typeof createPicturePreload>
