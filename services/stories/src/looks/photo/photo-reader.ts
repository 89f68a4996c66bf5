import type { ProposedLook } from '@kahani/contracts/look-previews'
import { HttpError } from '@kahani/service-kit/http-error'
import { openPhotoThreads } from '../../worker-pool/photo-threads.ts'

/** A photo takes about 0.3 s, a HEIC photo of 24 megapixels about 5 s. */
const MAX_QUEUED = 4
const TIMEOUT_MS = 20_000

type Look = ProposedLook['look']

/** The field of the photo is not the one of a brief. */
const atPhoto = ({ statusCode, code, message, issues, cause }: HttpError) =>
  new HttpError(statusCode, code, message, {
    cause,
    ...(issues && { issues: issues.map(each => ({ ...each, path: 'photo' })) }),
  })

/**
 * Finds faces in photos, in a thread of its own, which starts with the first one. Photos are neither stored nor logged: their
 * memory is handed over to the thread, and freed with the result.
 */
export function openPhotoReader() {
  const threads = openPhotoThreads(new URL('./photo-worker.ts', import.meta.url), {
    maxThreads: 1,
    maxQueued: MAX_QUEUED,
  })

  return {
    /**
     * @param body of `POST /api/looks/from-photo`, which must not be used afterwards
     * @throws HttpError 400 if it has no photo that can be read, 413, 503 if too many photos are queued
     */
    fromBody: (body: Buffer) =>
      threads.run<Look>('fromBody', body, TIMEOUT_MS).catch(error => {
        throw error instanceof HttpError ? atPhoto(error) : error
      }),

    /**
     * @param photo a photo that `reencodePhoto` returned, which must not be used afterwards
     * @throws HttpError 400 if it takes longer, 503 if too many photos are queued
     */
    fromPhoto: (photo: Buffer, timeoutMs: number) => threads.run<Look>('fromPhoto', photo, timeoutMs),

    close: threads.close,
  }
}
export type PhotoReader = ReturnType<typeof openPhotoReader>
