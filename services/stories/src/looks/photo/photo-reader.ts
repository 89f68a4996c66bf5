// libvips must be loaded in the main thread, which outlives the others: https://sharp.pixelplumbing.com/install
import 'sharp'
import { fileURLToPath } from 'node:url'
import type { ProposedLook } from '@kahani/contracts/look-previews'
import { HttpError, unavailable } from '@kahani/service-kit/http-error'
import { Piscina } from 'piscina'
import { photoUnreadable } from '../../errors.ts'
import { ownMemory, resultOf, type TaskResult } from '../../worker-pool/task-result.ts'

/** A photo takes about 0.3 s, a HEIC photo of 24 megapixels about 5 s. */
const MAX_QUEUED = 4
/** The thread ends when it is idle for so long, which frees 150 MB. */
const IDLE_TIMEOUT_MS = 30_000
/** JavaScript objects of the thread, without the bytes of files, pixels and models. */
const MAX_HEAP_MB = 256
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
  const threads = new Piscina({
    filename: fileURLToPath(new URL('./photo-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_QUEUED,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })

  async function run(name: 'fromBody' | 'fromPhoto', bytes: Uint8Array, timeoutMs: number): Promise<Look> {
    if (threads.queueSize >= MAX_QUEUED) throw unavailable('photo reader')
    const signal = AbortSignal.timeout(timeoutMs)
    const task: Promise<TaskResult<Look>> = threads.run(bytes, { name, signal, transferList: ownMemory(bytes) })
    const result = await task.catch(error => {
      // The thread has ended. Nothing but a photo that was made for it takes so much time or memory.
      if (signal.aborted || error.code === 'ERR_WORKER_OUT_OF_MEMORY') throw photoUnreadable(error)
      throw error
    })
    return resultOf(result)
  }

  return {
    /**
     * @param body of `POST /api/looks/from-photo`, which must not be used afterwards
     * @throws HttpError 400 if it has no photo that can be read, 413, 503 if too many photos are queued
     */
    fromBody: (body: Buffer) =>
      run('fromBody', body, TIMEOUT_MS).catch(error => {
        throw error instanceof HttpError ? atPhoto(error) : error
      }),

    /**
     * @param photo a photo that `reencodePhoto` returned, which must not be used afterwards
     * @throws HttpError 400 if it takes longer, 503 if too many photos are queued
     */
    fromPhoto: (photo: Buffer, timeoutMs: number) => run('fromPhoto', photo, timeoutMs),

    close: () => threads.destroy(),
  }
}
export type PhotoReader = ReturnType<typeof openPhotoReader>
