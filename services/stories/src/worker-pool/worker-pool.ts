// libvips must be loaded in the main thread, which outlives the others: https://sharp.pixelplumbing.com/install
import 'sharp'
import { fileURLToPath } from 'node:url'
import { HttpError, unavailable } from '@kahani/service-kit/http-error'
import { Piscina } from 'piscina'
import { type ParsedBrief, parseBrief } from '../briefs/parse-brief.ts'
import { SMALL_BODY } from '../briefs/read-body.ts'
import { photoUnreadable } from '../errors.ts'
import type { TaskResult } from './worker.ts'

const MAX_THREADS = 2
const MAX_QUEUED = 8
/** Threads end when they are idle for so long, which frees the memory of the HEIC decoder. */
const IDLE_TIMEOUT_MS = 30_000
/** JavaScript objects of one thread, without the bytes of files and pixels. Parsing the largest body takes a fifth. */
const MAX_HEAP_MB = 256
/** Limit for a task and its time in the queue. A HEIC photo of 24 megapixels takes about 5 s. */
const TASK_TIMEOUT_MS = 20_000

/** The memory of bytes that don't share it, which the other thread takes over instead of copying the bytes. */
const ownMemory = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []

/** Threads for what would block the event loop: parsing large bodies and decoding photos. */
export function openWorkerPool({ timeoutMs = TASK_TIMEOUT_MS } = {}) {
  const threads = new Piscina({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: MAX_THREADS,
    maxQueue: MAX_QUEUED,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })

  async function run<T>(name: 'parseBrief' | 'reencodePhoto', bytes: Uint8Array): Promise<T> {
    if (threads.queueSize >= MAX_QUEUED) throw unavailable('photo reader')
    const signal = AbortSignal.timeout(timeoutMs)
    const task: Promise<TaskResult<T>> = threads.run(bytes, { name, signal, transferList: ownMemory(bytes) })
    const result = await task.catch(error => {
      // The thread has ended. Nothing but a photo that was made for it takes so much time or memory.
      if (signal.aborted || error.code === 'ERR_WORKER_OUT_OF_MEMORY') throw photoUnreadable(error)
      throw error
    })
    if ('value' in result) return result.value
    const { statusCode, code, message, issues } = result.refusal
    throw new HttpError(statusCode, code, message, issues && { issues })
  }

  return {
    /** Parses a small body at once and a large one in another thread. `body` must not be used afterwards. @throws like `parseBrief` */
    parseBrief: async (body: Buffer): Promise<ParsedBrief> =>
      body.length <= SMALL_BODY ? parseBrief(body) : run('parseBrief', body),

    /** `photo` must not be used afterwards. @throws like `reencodePhoto`, and HttpError 503 if too many photos are queued */
    async reencodePhoto(photo: Uint8Array): Promise<Buffer> {
      const jpeg = await run<Uint8Array<ArrayBuffer>>('reencodePhoto', photo)
      return Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
    },

    close: () => threads.destroy(),
  }
}
export type WorkerPool = ReturnType<typeof openWorkerPool>
