import type { BookJob } from '@kahani/contracts/jobs'
import type { PrintProviderName } from '@kahani/contracts/preflight'
import type { Book, LostPicture } from '@kahani/contracts/stories-internal'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { hasStatus } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import type { RunningJob } from '@kahani/service-kit/queues'
import { BrowserNotFoundError } from '../browser/start-chromium.ts'
import { type Edition, type Editions, printPage, type Renderers, type RenderRun } from '../editions.ts'
import { ConverterNotFoundError } from '../formats/kf8/converter.ts'
import { UnreadablePicturesError } from '../pictures/encode-pictures.ts'
import { bookKey, deleteBooks, isForPress, versionOf } from './book-files.ts'
import { openBookPictures } from './book-pictures.ts'
import type { BookSource } from './book-source.ts'
import { bookVersion } from './book-version.ts'
import { PERMANENT_ERRORS, permanentError } from './permanent-errors.ts'

export interface BookJobHandlerDeps {
  source: BookSource
  blobs: BlobStore
  editions: Editions
  renderers: Renderers
  /** Makes the files for another press of a book that is kept for printed copies. @returns the blob key of the interior */
  renderKept?: (job: BookJob & { provider: PrintProviderName }, run: RenderRun) => Promise<{ key: string }>
  logger: Logger
}

/** Creates a handler that renders the book of a job unless it is already stored. Idempotent. */
export function createBookJobHandler({ source, blobs, editions, renderers, renderKept, logger }: BookJobHandlerDeps) {
  /** Calls `stories`. @throws UnrecoverableError if the story was deleted */
  async function whileStoryExists<T>({ storyId, format, version }: BookJob, call: () => Promise<T>): Promise<T> {
    const ownVersion = format === 'print' ? version : undefined
    try {
      return await call()
    } catch (error) {
      if (!hasStatus(error, 404)) throw error
      // The story was deleted after the job was added, perhaps while an earlier attempt stored its book.
      await deleteBooks(blobs, storyId, key => isForPress(key) && versionOf(key) !== ownVersion)
      throw permanentError(PERMANENT_ERRORS.noStory)
    }
  }

  const fetchBook = (job: BookJob) => whileStoryExists(job, () => source.fetch(job))

  /** Reports pictures whose files are missing. @returns the error of the job */
  async function reportLost(job: BookJob, lost: readonly number[]): Promise<Error> {
    const outcomes = new Set<LostPicture['outcome']>()
    for (const pageNumber of lost) {
      const { outcome } = await whileStoryExists(job, () => source.reportLostPicture(job.storyId, pageNumber))
      logger.warn({ storyId: job.storyId, pageNumber, outcome }, 'a picture is missing in the blob store')
      outcomes.add(outcome)
    }
    if (outcomes.has('failed')) return permanentError(PERMANENT_ERRORS.picturesLost)
    if (outcomes.has('pending')) return permanentError(PERMANENT_ERRORS.picturesRedrawn)
    return new Error('a picture could not be read')
  }

  /** Deletes files that are no images, so that they are rendered again. @returns the error of the job */
  async function replaceUnreadable(job: BookJob, { pages }: Book, { pageNumbers }: UnreadablePicturesError) {
    for (const { pageNumber, pictureKey } of pages) {
      if (pictureKey && pageNumbers.includes(pageNumber)) await blobs.delete(pictureKey)
    }
    return reportLost(job, pageNumbers)
  }

  async function isStored(storyId: number, version: string, { file, attachments = [] }: Edition): Promise<boolean> {
    const infos = [file, ...attachments].map(type => blobs.info(bookKey(storyId, version, type)))
    return (await Promise.all(infos)).every(info => info !== null)
  }

  function reportProgress({ storyId }: BookJob, share: number, setProgress: RunningJob['setProgress']): void {
    setProgress({ share }).catch(err => logger.debug({ err, storyId }, 'progress not stored'))
  }

  /** The error of a job that a missing program makes permanent. */
  function toJobError(error: unknown, { storyId }: BookJob): unknown {
    if (error instanceof BrowserNotFoundError) return permanentError(PERMANENT_ERRORS.noBrowser)
    if (!(error instanceof ConverterNotFoundError)) return error
    logger.error({ storyId }, error.message)
    return permanentError(PERMANENT_ERRORS.noConverter)
  }

  /** @returns the blob key of the book. Its version is newer than the job's if the story has changed since. */
  async function renderStory(job: BookJob, run: RenderRun): Promise<{ key: string }> {
    const edition = editions[job.format]
    const render = renderers[job.format]
    if (!render) throw permanentError(PERMANENT_ERRORS.unknownFormat)

    const book = await fetchBook(job)
    const version = bookVersion(book, edition)
    const key = bookKey(job.storyId, version, edition.file)
    if (await isStored(job.storyId, version, edition)) return { key }
    if (book.picturesPending) throw permanentError(PERMANENT_ERRORS.picturesPending)

    const startedAt = performance.now()
    try {
      const { pictures, lost } = await openBookPictures(blobs, book)
      if (lost.length > 0) throw await reportLost(job, lost)
      await blobs.requireRoom()
      const { file, attachments = {}, pages = [] } = await render({ book, pictures }, run)
      for (const [page, image] of pages.entries()) {
        await blobs.put(bookKey(job.storyId, version, printPage(page)), image)
      }
      for (const type of edition.attachments ?? []) {
        const attachment = attachments[type.name]
        if (!attachment) throw new Error(`the renderer of ${edition.name} returned no ${type.name}`)
        await blobs.put(bookKey(job.storyId, version, type), attachment)
      }
      await blobs.put(key, file)
      // Deletes the file again if the story was deleted during rendering.
      await fetchBook({ ...job, version })
      const ms = Math.round(performance.now() - startedAt)
      logger.info({ storyId: job.storyId, format: job.format, sizeBytes: file.length, ms }, 'book rendered')
      return { key }
    } catch (error) {
      if (error instanceof UnreadablePicturesError) throw await replaceUnreadable(job, book, error)
      throw error
    }
  }

  return async (job: BookJob, { signal, setProgress }: Pick<RunningJob, 'signal' | 'setProgress'>) => {
    const run = { signal, setProgress: (share: number) => reportProgress(job, share, setProgress) }
    const { provider } = job
    try {
      if (!provider) return await renderStory(job, run)
      if (!renderKept) throw permanentError(PERMANENT_ERRORS.unknownFormat)
      return await renderKept({ ...job, provider }, run)
    } catch (error) {
      throw toJobError(error, job)
    }
  }
}
