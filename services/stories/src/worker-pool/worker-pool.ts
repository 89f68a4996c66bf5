// libvips must be loaded in the main thread, which outlives the others: https://sharp.pixelplumbing.com/install
import 'sharp'
import { fileURLToPath } from 'node:url'
import { unavailable } from '@kahani/service-kit/http-error'
import { Piscina } from 'piscina'
import { type ParsedBrief, parseBrief } from '../briefs/parse-brief.ts'
import { SMALL_BODY } from '../briefs/read-body.ts'
import { photoUnreadable } from '../errors.ts'
import { ownMemory, resultOf, type TaskResult, toBuffer } from './task-result.ts'

const MAX_THREADS = 2
const MAX_QUEUED = 8
/** Threads end when they are idle for so long, which frees the memory of the HEIC decoder. */
const IDLE_TIMEOUT_MS = 30_000
/** JavaScript objects of one thread, without the bytes of files and pixels. Parsing the largest body takes a fifth. */
const MAX_HEAP_MB = 256
/** Limit for a task and its time in the queue. A HEIC photo of 24 megapixels takes about 5 s. */
const TASK_TIMEOUT_MS = 20_000

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
    return resultOf(result)
  }

  return {
    /** Parses a small body at once and a large one in another thread. `body` must not be used afterwards. @throws like `parseBrief` */
    parseBrief: async (body: Buffer): Promise<ParsedBrief> =>
      body.length <= SMALL_BODY ? parseBrief(body) : run('parseBrief', body),

    /** `photo` must not be used afterwards. @throws like `reencodePhoto`, and HttpError 503 if too many photos are queued */
    reencodePhoto: async (photo: Uint8Array): Promise<Buffer> =>
      toBuffer(await run<Uint8Array<ArrayBuffer>>('reencodePhoto', photo)),

    close: () => threads.destroy(),
  }
}
export type WorkerPool = ReturnType<typeof openWorkerPool>
