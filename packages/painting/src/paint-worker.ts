import { getPriority, setPriority } from 'node:os'
import { move } from 'piscina'
import { paintDrawing } from './paint-drawing.ts'

// On busy cores the main thread comes first: it renews the lock of the job, which another worker would otherwise take. Only Linux has
// priorities of threads.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 5, 19))

export interface PaintTask {
  drawing: string
  widthPx: number
}

/** Paints a drawing in this thread, and hands its pixels over. */
export default async ({ drawing, widthPx }: PaintTask) => move((await paintDrawing(drawing, widthPx)).pixels)
