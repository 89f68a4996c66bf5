import { constants, setPriority } from 'node:os'
import { move } from 'piscina'
import { paintDrawing } from './paint-drawing.ts'

// Of this thread only, on Linux. Where they share the cores, requests of readers come first, and so does the main thread, which
// would lose the lock of the job if it could not renew it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

export interface PaintTask {
  drawing: string
  widthPx: number
}

/** Paints a drawing in this thread, and hands its pixels over. */
export default async ({ drawing, widthPx }: PaintTask) => move((await paintDrawing(drawing, widthPx)).pixels)
