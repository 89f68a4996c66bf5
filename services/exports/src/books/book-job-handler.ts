import type { BookJob } from '@kahani/contracts/jobs'
import { drawingKey } from '@kahani/contracts/picture-keys'
import type { Book } from '@kahani/contracts/stories-internal'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { hasStatus } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import type { RunningJob } from '@kahani/service-kit/queues'
import { BrowserNotFoundError } from '../browser/browser-pool.ts'
import { EDITIONS, type Editions, type Renderers, type SourcePicture } from '../editions.ts'
import { bookKey, deleteBooks } from './book-files.ts'
import type { BookSource } from './book-source.ts'
import { bookVersion } from './book-version.ts'
import { PERMANENT_ERRORS, permanentError } from './permanent-errors.ts'

export interface BookJobHandlerDeps {
  source: BookSource
  blobs: BlobStore
  /** Default: all that depend on no configuration. */
  editions?: Editions
  renderers: Renderers
  logger: Logger
}

/** Creates a handler that renders the book of a job unless it is already stored. Idempotent. */
export function createBookJobHandler({ source, blobs, editions = EDITIONS, renderers, logger }: BookJobHandlerDeps) {
  async function fetchBook(job: BookJob): Promise<Book> {
    try {
      return await source.fetch(job)
    } catch (error) {
      if (!hasStatus(error, 404)) throw error
      // The story was deleted after the job was added, perhaps while an earlier attempt stored its book.
      await deleteBooks(blobs, job.storyId)
      throw permanentError(PERMANENT_ERRORS.noStory)
    }
  }

  async function loadPictures({ story, pages }: Book, withDrawings: boolean): Promise<Map<number, SourcePicture>> {
    const pictures = new Map<number, SourcePicture>()
    for (const { pageNumber, pictureKey } of pages) {
      if (pictureKey === null) continue
      const bitmap = await blobs.get(pictureKey)
      const drawing = withDrawings ? await blobs.get(drawingKey(story.id, pageNumber)) : null
      if (bitmap) pictures.set(pageNumber, { bitmap, drawing })
      else logger.warn({ storyId: story.id, pageNumber }, 'a picture is missing in the blob store')
    }
    return pictures
  }

  function reportProgress({ storyId }: BookJob, share: number, setProgress: RunningJob['setProgress']): void {
    setProgress({ share }).catch(err => logger.debug({ err, storyId }, 'progress not stored'))
  }

  /** @returns the blob key of the book. Its version is newer than the job's if the story has changed since. */
  return async (
    job: BookJob,
    { signal, setProgress }: Pick<RunningJob, 'signal' | 'setProgress'>,
  ): Promise<{ key: string }> => {
    const edition = editions[job.format]
    const render = renderers[job.format]
    if (!edition || !render) throw permanentError(PERMANENT_ERRORS.unknownFormat)

    const book = await fetchBook(job)
    const version = bookVersion(book, edition)
    const key = bookKey(job.storyId, version, edition.file)
    const types = [edition.file, ...(edition.attachments ?? [])]
    const stored = await Promise.all(types.map(type => blobs.info(bookKey(job.storyId, version, type))))
    if (stored.every(info => info !== null)) return { key }

    const startedAt = performance.now()
    try {
      const pictures = await loadPictures(book, edition.name === 'print')
      const { file, attachments = {} } = await render(
        { book, pictures },
        { signal, setProgress: share => reportProgress(job, share, setProgress) },
      )
      for (const type of edition.attachments ?? []) {
        const attachment = attachments[type.name]
        if (attachment) await blobs.put(bookKey(job.storyId, version, type), attachment)
      }
      await blobs.put(key, file)
      // Deletes the file again if the story was deleted during rendering.
      await fetchBook(job)
      const ms = Math.round(performance.now() - startedAt)
      logger.info({ storyId: job.storyId, format: job.format, sizeBytes: file.length, ms }, 'book rendered')
      return { key }
    } catch (error) {
      if (error instanceof BrowserNotFoundError) throw permanentError(PERMANENT_ERRORS.noBrowser)
      throw error
    }
  }
}
