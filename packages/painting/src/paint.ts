import './renderer.ts'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { PaintTask } from './paint-worker.ts'
import type { PaintedPicture } from './vivid/vivid.ts'

export interface PaintOptions {
  /** The height follows from the drawing. */
  widthPx: number
  signal: AbortSignal
}

export interface Painter {
  /**
   * Paints a drawing, an SVG, in another thread. A drawing without layers, like a character sheet, is rendered as it is.
   * The same drawing and width give the same pixels.
   * @throws if the drawing isn't an SVG or `signal` is aborted
   */
  paint(drawing: string, options: PaintOptions): Promise<PaintedPicture>
  close(): Promise<void>
}

/** Each thread needs about 300 MB for pictures of 1,536 px, and 350 MB for those of 2,625 px. */
const MAX_THREADS = 2
/** Idle threads end after this time, which frees the memory of the textures. */
const IDLE_TIMEOUT_MS = 30_000

export function openPainter({ threads = Math.min(MAX_THREADS, availableParallelism()) } = {}): Painter {
  const pool = new Piscina<PaintTask, Uint8Array<ArrayBuffer>>({
    filename: fileURLToPath(new URL('./paint-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_TIMEOUT_MS,
    // Otherwise the event loop of a thread would stand still between two tasks, and never free the memory of the renderer.
    atomics: 'disabled',
  })
  return {
    async paint(drawing, { widthPx, signal }) {
      signal.throwIfAborted()
      // The pool listens to each signal for each task, so a task gets a derived one.
      const task = pool.run({ drawing, widthPx }, { signal: AbortSignal.any([signal]) })
      const pixels = await task.catch(error => {
        signal.throwIfAborted()
        throw error
      })
      return { pixels, widthPx, heightPx: pixels.length / 4 / widthPx }
    },
    close: () => pool.destroy(),
  }
}

let shared: Painter | undefined

/** Paints with the threads of this process. They don't keep it running. See `Painter`. */
export const paint: Painter['paint'] = (drawing, options) => {
  shared ??= openPainter()
  return shared.paint(drawing, options)
}
