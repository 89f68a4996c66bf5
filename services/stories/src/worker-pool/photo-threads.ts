// libvips must be loaded in the main thread, which outlives the others: https://sharp.pixelplumbing.com/install
import 'sharp'
import { fileURLToPath } from 'node:url'
import { unavailable } from '@kahani/service-kit/http-error'
import { Piscina } from 'piscina'
import { photoUnreadable } from '../errors.ts'
import { ownMemory, resultOf, type TaskResult } from './task-result.ts'

/** Threads end when they are idle for so long, which frees the memory of decoders and models. */
const IDLE_TIMEOUT_MS = 30_000
/** JavaScript objects of one thread, without the bytes of files, pixels and models. Parsing the largest body takes a fifth. */
const MAX_HEAP_MB = 256

/** Threads that read photos; `worker` is a module that exports tasks of a name. */
export function openPhotoThreads(worker: URL, { maxThreads, maxQueued }: { maxThreads: number; maxQueued: number }) {
  const threads = new Piscina({
    filename: fileURLToPath(worker),
    minThreads: 0,
    maxThreads,
    maxQueue: maxQueued,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })

  return {
    /**
     * @param bytes which must not be used afterwards
     * @param timeoutMs for the task and its time in the queue
     * @throws HttpError as the task does, 400 if it takes too much time or memory, 503 if too many are queued
     */
    async run<T>(name: string, bytes: Uint8Array, timeoutMs: number): Promise<T> {
      if (threads.queueSize >= maxQueued) throw unavailable('photo reader')
      const signal = AbortSignal.timeout(timeoutMs)
      const task: Promise<TaskResult<T>> = threads.run(bytes, { name, signal, transferList: ownMemory(bytes) })
      const result = await task.catch(error => {
        // The thread has ended. Nothing but a photo that was made for it takes so much time or memory.
        if (signal.aborted || error.code === 'ERR_WORKER_OUT_OF_MEMORY') throw photoUnreadable(error)
        throw error
      })
      return resultOf(result)
    },

    close: () => threads.destroy(),
  }
}
