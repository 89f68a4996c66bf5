import { renderAsync } from '@resvg/resvg-js'
import type { RenderedImage } from '../illustrator.ts'
import { SIZE } from './canvas.ts'

const FORMAT = { font: { loadSystemFonts: false }, logLevel: 'off' } as const

/** Renders an SVG to a PNG off the main thread. Rejects once `signal` is aborted. */
export async function rasterise(svg: string, signal: AbortSignal, widthPx = SIZE): Promise<RenderedImage> {
  signal.throwIfAborted()
  // The renderer ties itself to the signal it is given, once: so it gets one of its own.
  const image = await renderAsync(
    svg,
    { ...FORMAT, fitTo: { mode: 'width', value: widthPx } },
    AbortSignal.any([signal]),
  )
  signal.throwIfAborted()
  return { data: image.asPng(), widthPx: image.width, heightPx: image.height }
}
