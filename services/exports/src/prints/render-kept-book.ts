import type { BookJob } from '@kahani/contracts/jobs'
import type { PrintFile, PrintProviderName } from '@kahani/contracts/preflight'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { openBookPictures } from '../books/book-pictures.ts'
import { PERMANENT_ERRORS, permanentError } from '../books/permanent-errors.ts'
import { PRINT_COVER, PRINT_REPORT, type RenderEdition, type RenderRun } from '../editions.ts'
import { isBookKept, pressFileKey, readKeptBook } from './kept-book.ts'

interface KeptBookRendererDeps {
  blobs: BlobStore
  renderPrint: (provider: PrintProviderName) => RenderEdition
}

/** Makes the files of ordered versions for other presses. Idempotent. */
export function createKeptBookRenderer({ blobs, renderPrint }: KeptBookRendererDeps) {
  /** @returns the blob key of the interior */
  return async (job: BookJob & { provider: PrintProviderName }, run: RenderRun): Promise<{ key: string }> => {
    const { storyId, version, provider } = job
    const keyOf = (file: PrintFile | 'report') => pressFileKey({ storyId, version, provider, file })
    const key = keyOf('interior')
    if (await blobs.info(key)) return { key }
    const book = await readKeptBook(blobs, storyId, version)
    if (!book) throw permanentError(PERMANENT_ERRORS.noStory)
    const { pictures, lost } = await openBookPictures(blobs, book)
    if (lost.length > 0) throw permanentError(PERMANENT_ERRORS.picturesLost)
    await blobs.requireRoom()
    const { file, attachments = {} } = await renderPrint(provider)({ book, pictures }, run)
    const { [PRINT_COVER.name]: cover, [PRINT_REPORT.name]: report } = attachments
    if (!cover || !report) throw new Error('the renderer of files for a press returned no cover or report')
    await blobs.put(keyOf('cover'), cover)
    await blobs.put(keyOf('report'), report)
    await blobs.put(key, file)
    // Deletes the files again if the book was deleted during rendering.
    if (!(await isBookKept(blobs, storyId, version))) {
      for (const stored of ['interior', 'cover', 'report'] as const) await blobs.delete(keyOf(stored))
      throw permanentError(PERMANENT_ERRORS.noStory)
    }
    return { key }
  }
}
