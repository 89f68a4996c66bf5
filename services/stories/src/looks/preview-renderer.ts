// Native libraries must be loaded in the main thread, which outlives the others: https://sharp.pixelplumbing.com/install
import 'sharp'
import '@kahani/painting/renderer'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { unavailable } from '@kahani/service-kit/http-error'
import { Piscina } from 'piscina'
import { toBuffer } from '../worker-pool/task-result.ts'
import type { PreviewRequest } from './preview-worker.ts'

const MAX_THREADS = 2
/** About a second of work per thread. */
const MAX_QUEUED = 16
/** Threads stay warm while a family chooses, and for the next visitor. Each needs about 150 MB. */
const IDLE_TIMEOUT_MS = 10 * 60_000
const MAX_HEAP_MB = 256
/** A thread that is ended by it starts again: longer than a start takes on a busy machine. */
const TIMEOUT_MS = 20_000

/** Renders previews as WebP images, in threads of their own, which start with the first one. */
export function openPreviewRenderer({
  maxThreads = Math.min(MAX_THREADS, availableParallelism()),
  timeoutMs = TIMEOUT_MS,
} = {}) {
  const threads = new Piscina<PreviewRequest, Uint8Array<ArrayBuffer>>({
    filename: fileURLToPath(new URL('./preview-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads,
    maxQueue: MAX_QUEUED,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // Otherwise the event loop of a thread would stand still between two tasks, and never free the memory of the renderer.
    atomics: 'disabled',
  })
  return {
    /** @throws HttpError 503 if too many previews are queued, or it takes too long */
    async render(request: PreviewRequest): Promise<Buffer> {
      if (threads.queueSize >= MAX_QUEUED) throw unavailable('preview')
      const signal = AbortSignal.timeout(timeoutMs)
      const webp = await threads.run(request, { signal }).catch(error => {
        throw signal.aborted ? unavailable('preview', error) : error
      })
      return toBuffer(webp)
    },
    close: () => threads.destroy(),
  }
}
export type PreviewRenderer = ReturnType<typeof openPreviewRenderer>
