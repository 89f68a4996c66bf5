import { IDENTITY_HEADER } from '@kahani/contracts/headers'
import { pictureSrcSet, READER_PICTURE_SIZES } from '@kahani/contracts/image-path'
import { firstPictureSchema } from '@kahani/contracts/shelf'
import type { SessionReader } from '../sessions/session-reader.ts'

const STORY = /^story\/([1-9]\d{0,14})$/
/** The document of a story waits no longer for the address of its picture, in ms. */
const MAX_WAIT_MS = 250

/**
 * Creates a function that returns the `Link` header with which a browser loads the first picture of a story while it reads the
 * document. It is null for other pages, for visitors, and if the address is not known in time: the app then loads the picture.
 */
export function createPicturePreload(sessions: SessionReader, storiesUrl: string) {
  async function firstPicture(id: string, cookie: string): Promise<string | null> {
    const user = sessions.cached(cookie) ?? (await sessions.read(cookie))
    if (!user) return null
    const response = await fetch(new URL(`/api/stories/${id}/first-picture`, storiesUrl), {
      headers: { [IDENTITY_HEADER]: user.token },
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    })
    return response.ok ? firstPictureSchema.parse(await response.json()).pictureUrl : null
  }

  return async (path: string, cookie: string | undefined): Promise<string | null> => {
    const id = STORY.exec(path)?.[1]
    if (id === undefined || cookie === undefined) return null
    const picture = await firstPicture(id, cookie).catch(() => null)
    if (picture === null) return null
    const sizes = `imagesrcset="${pictureSrcSet(picture)}"; imagesizes="${READER_PICTURE_SIZES}"`
    return `<${picture}>; rel=preload; as=image; ${sizes}; fetchpriority=high`
  }
}
export type PicturePreload = ReturnType<typeof createPicturePreload>
