import { renderAsync } from '@resvg/resvg-js'
import type { RenderedImage } from '../illustrator.ts'

const FORMAT = { font: { loadSystemFonts: false }, logLevel: 'off' } as const

/** Renders an SVG to a PNG off the main thread. @throws if `signal` is aborted */
export async function rasterise(svg: string, signal: AbortSignal, widthPx: number): Promise<RenderedImage> {
  signal.throwIfAborted()
  // The renderer accepts each signal only once, so it gets a derived one.
  const image = await renderAsync(
    svg,
    { ...FORMAT, fitTo: { mode: 'width', value: widthPx } },
    AbortSignal.any([signal]),
  )
  signal.throwIfAborted()
  return { data: image.asPng(), widthPx: image.width, heightPx: image.height }
}
