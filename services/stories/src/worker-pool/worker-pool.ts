import { type ParsedBrief, parseBrief } from '../briefs/parse-brief.ts'
import { SMALL_BODY } from '../briefs/read-body.ts'
import { openPhotoThreads } from './photo-threads.ts'
import { toBuffer } from './task-result.ts'

/** A HEIC photo of 24 megapixels takes about 5 s. */
const TASK_TIMEOUT_MS = 20_000

/** Threads for what would block the event loop: parsing large bodies and decoding photos. */
export function openWorkerPool({ timeoutMs = TASK_TIMEOUT_MS, maxThreads = 2 } = {}) {
  const threads = openPhotoThreads(new URL('./worker.ts', import.meta.url), { maxThreads, maxQueued: 8 })
  return {
    /** Parses a small body at once and a large one in another thread. `body` must not be used afterwards. @throws like `parseBrief` */
    parseBrief: async (body: Buffer): Promise<ParsedBrief> =>
      body.length <= SMALL_BODY ? parseBrief(body) : threads.run<ParsedBrief>('parseBrief', body, timeoutMs),

    /** `photo` must not be used afterwards. @throws like `reencodePhoto`, and HttpError 503 if too many photos are queued */
    reencodePhoto: async (photo: Uint8Array): Promise<Buffer> =>
      toBuffer(await threads.run<Uint8Array<ArrayBuffer>>('reencodePhoto', photo, timeoutMs)),

    close: threads.close,
  }
}
export type WorkerPool = ReturnType<typeof openWorkerPool>
