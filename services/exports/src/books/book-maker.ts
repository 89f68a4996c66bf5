import type { BookJob } from '@kahani/contracts/jobs'
import type { Book } from '@kahani/contracts/stories-internal'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { HttpError } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { BrowserMissing } from '../browser/browser-pool.ts'
import { OFFERED } from '../renditions/offered.ts'
import type { Renderers } from '../renditions/rendition.ts'
import type { BookSource } from './book-source.ts'
import { bookKey, bookVersion } from './book-version.ts'
import { GIVE_UP, giveUp } from './permanent-errors.ts'

export interface BookMakerDeps {
  source: BookSource
  blobs: BlobStore
  renderers: Renderers
  logger: Logger
}

/** Makes the book that a job asks for, unless it is there; safe to run twice. */
export function createBookMaker({ source, blobs, renderers, logger }: BookMakerDeps) {
  async function fetch(job: BookJob): Promise<Book> {
    try {
      return await source.fetch(job)
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 404) throw giveUp(GIVE_UP.noStory)
      throw error
    }
  }

  async function gatherPictures({ story, pages }: Book): Promise<Map<number, Buffer>> {
    const pictures = new Map<number, Buffer>()
    for (const { pageNumber, pictureKey } of pages) {
      if (pictureKey === null) continue
      const picture = await blobs.get(pictureKey)
      if (picture) pictures.set(pageNumber, picture)
      else logger.warn({ storyId: story.id, pageNumber }, 'a picture is not in the blob store')
    }
    return pictures
  }

  /**
   * @returns where the book is: under the version of what the story is now, which is a newer one than the job's if the
   * story changed meanwhile
   */
  return async (job: BookJob, { signal }: { signal: AbortSignal }): Promise<{ key: string }> => {
    const rendition = OFFERED[job.format]
    const render = renderers[job.format]
    if (!rendition || !render) throw giveUp(GIVE_UP.unknownFormat)

    const book = await fetch(job)
    const key = bookKey(job.storyId, bookVersion(book, rendition), rendition.extension)
    if (await blobs.info(key)) return { key }

    const startedAt = performance.now()
    try {
      const file = await render({ book, pictures: await gatherPictures(book) }, signal)
      await blobs.put(key, file)
      const tookMs = Math.round(performance.now() - startedAt)
      logger.info({ storyId: job.storyId, format: job.format, sizeBytes: file.length, tookMs }, 'a book is made')
      return { key }
    } catch (error) {
      if (error instanceof BrowserMissing) throw giveUp(GIVE_UP.noBrowser)
      throw error
    }
  }
}
