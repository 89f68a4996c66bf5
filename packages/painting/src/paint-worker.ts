import { move } from 'piscina'
import { paintDrawing } from './paint-drawing.ts'

export interface PaintTask {
  drawing: string
  widthPx: number
}

/** Paints a drawing in this thread, and hands its pixels over. */
export default async ({ drawing, widthPx }: PaintTask) => move((await paintDrawing(drawing, widthPx)).pixels)
