import { openPainter, type Painter } from './painter.ts'

let shared: Painter | undefined

/** Paints with the threads of this process. They don't keep it running. See `Painter`. */
export const paint: Painter['paint'] = (drawing, options) => {
  shared ??= openPainter()
  return shared.paint(drawing, options)
}
