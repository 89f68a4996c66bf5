import type { FieldRows } from '../field/field-rows.ts'
import type { LayerBitmap } from '../raster/rasterise-layer.ts'
import type { Paint } from './layer-paint.ts'

/** The change of a channel per unit of density is c × (c × DEEPER - DEEP). */
const DEEPER = 1.25 / 255
const DEEP = 1.32

/** Shift of the strokes by colour across their direction, as a share of that along it. */
const ACROSS = 0.2

/** A layer on its way to the canvas. */
export interface LayJob extends Paint {
  /** Red, green and blue of the canvas. */
  out: Float32Array
  widthPx: number
  pxPerUnit: number
  bitmap: LayerBitmap
  /** The pixels of the bitmap as words. */
  pixels: Uint32Array
  /** Which cells are hidden. */
  hidden: Uint8Array
  /** The fields of the wash. */
  reader: FieldRows
  /** Texels of the strokes per px along x, per unit, and per step of a colour. */
  stepU: number
  stepV: number
  texelsPerUnit: number
  texelsPerStep: number
  /** Two pixels of an even area get the same paint. */
  inPairs: boolean
}

/**
 * Lays one row of a layer. Most of the time of a picture is spent here: hence one long function, without objects or calls.
 * It handles a row at a time because the compiler optimises a function that is called often better than a long loop.
 * @param hiddenRow index of the first cell of the row in `hidden`
 */
export function layRow(job: LayJob, y: number, hiddenRow: number): void {
  const { out, widthPx, pxPerUnit, bitmap, pixels, hidden, reader, strokes, style, hasSkin } = job
  const { stepU, stepV, texelsPerUnit, texelsPerStep, inPairs, rimStrength, airShare } = job
  const { cells, shares, rows } = reader
  const [densities, warmths, arounds, covers] = rows as [Float32Array, Float32Array, Float32Array, Float32Array]
  const forms = rows[4] as Float32Array
  const rims = rows[5] as Float32Array
  const wobblesX = rows[6] as Float32Array
  const wobblesY = rows[7] as Float32Array
  const bends = rows[8] as Float32Array
  const { form, pooling, outline, strokes: stroke } = style
  const warmthPerTexel = style.strokeWarmth / 127
  const [rimRed, rimGreen, rimBlue] = job.rim
  const airRed = (job.air[y * 3] as number) * airShare
  const airGreen = (job.air[y * 3 + 1] as number) * airShare
  const airBlue = (job.air[y * 3 + 2] as number) * airShare
  const clear = 1 - airShare
  const source = bitmap.data
  const sourceWidth = bitmap.widthPx
  const lastX = sourceWidth - 2
  const lastY = bitmap.heightPx - 2
  const texels = strokes.tile.data
  const { size } = strokes.tile
  const mask = size - 1
  const { left, right, top } = bitmap.box

  for (let x = left; x < right; x++) {
    const cell = cells[x] as number
    if (hidden[hiddenRow + cell] === 1) continue
    const share = shares[x] as number

    // The colour of the drawing, a little displaced.
    let from = wobblesX[cell] as number
    const sourceX = Math.max(0, x - left + (from + ((wobblesX[cell + 1] as number) - from) * share) * pxPerUnit)
    from = wobblesY[cell] as number
    const sourceY = Math.max(0, y - top + (from + ((wobblesY[cell + 1] as number) - from) * share) * pxPerUnit)
    const column = sourceX >= lastX ? lastX : sourceX | 0
    const row = sourceY >= lastY ? lastY : sourceY | 0
    const at = row * sourceWidth + column
    const pixel = pixels[at] as number
    let red = 0
    let green = 0
    let blue = 0
    let alpha = 0
    let last = x
    if (pixel === pixels[at + 1] && pixel === pixels[at + sourceWidth] && pixel === pixels[at + sourceWidth + 1]) {
      if (pixel === 0) continue
      red = pixel & 255
      green = (pixel >>> 8) & 255
      blue = (pixel >>> 16) & 255
      alpha = pixel >>> 24
      const hasNext = inPairs && column < lastX && x + 1 < right
      if (hasNext && pixel === pixels[at + 2] && pixel === pixels[at + sourceWidth + 2]) last = x + 1
    } else {
      const i = at * 4
      const j = i + sourceWidth * 4
      const shareX = Math.min(1, sourceX - column)
      const shareY = Math.min(1, sourceY - row)
      const d = shareX * shareY
      const c = shareY - d
      const b = shareX - d
      const a = 1 - shareX - c
      red = (source[i] as number) * a + (source[i + 4] as number) * b
      red += (source[j] as number) * c + (source[j + 4] as number) * d
      green = (source[i + 1] as number) * a + (source[i + 5] as number) * b
      green += (source[j + 1] as number) * c + (source[j + 5] as number) * d
      blue = (source[i + 2] as number) * a + (source[i + 6] as number) * b
      blue += (source[j + 2] as number) * c + (source[j + 6] as number) * d
      alpha = (source[i + 3] as number) * a + (source[i + 7] as number) * b
      alpha += (source[j + 3] as number) * c + (source[j + 7] as number) * d
      if (alpha < 0.5) continue
    }
    const opacity = alpha / 255
    if (alpha < 254.5) {
      red /= opacity
      green /= opacity
      blue /= opacity
    }

    // The strokes: their density and warmth. Both change across strokes much more than along them.
    from = densities[cell] as number
    let density = from + ((densities[cell + 1] as number) - from) * share
    // Each colour has its own strokes. Across the bristles it shifts less, because steps of a gradient would turn into dots.
    const tint = (green - blue) * ACROSS
    from = bends[cell] as number
    const bend = (from + ((bends[cell + 1] as number) - from) * share) * texelsPerUnit
    const u = Math.floor(x * stepU - y * stepV + strokes.shiftX + red * texelsPerStep)
    const v = x * stepV + y * stepU + strokes.shiftY + bend + tint * texelsPerStep
    const floorV = Math.floor(v)
    const texel = (((floorV & mask) * size + (u & mask)) * 2) | 0
    from = texels[texel] as number
    const across = (texels[((((floorV + 1) & mask) * size + (u & mask)) * 2) | 0] as number) - from
    let bristle = (from + across * (v - floorV)) / 127
    let warmth = (texels[texel + 1] as number) * warmthPerTexel
    from = warmths[cell] as number
    warmth += from + ((warmths[cell + 1] as number) - from) * share

    // Skin and rosy cheeks stay smooth: neither red nor yellow, and not as dark as hair.
    let rough = 1
    if (hasSkin && red > green && green > blue) {
      const notRed = Math.min(1, (green / red - 0.4) * 8)
      const notYellow = Math.min(1, 4.5 - ((green - blue) / (red - green + 1)) * 3)
      const notDark = Math.min(1, (red - 80) * 0.03)
      if (notRed > 0 && notYellow > 0 && notDark > 0)
        rough = 1 - 0.8 * notRed * notYellow * notDark * Math.min(1, (red - blue) * 0.025)
      bristle *= rough
    }

    // Paint gathers on the darker side of edges, and away from the light.
    from = arounds[cell] as number
    const luminance = (red * 0.3 + green * 0.59 + blue * 0.11) / 255
    const edge = from + ((arounds[cell + 1] as number) - from) * share - luminance
    from = covers[cell] as number
    const outside = 1 - from - ((covers[cell + 1] as number) - from) * share
    from = forms[cell] as number
    const shade = from + ((forms[cell + 1] as number) - from) * share
    density +=
      bristle * stroke +
      (edge * pooling * (edge > 0 ? 1.6 : 0.64) + outside * outline) * rough +
      shade * form * (0.4 + 0.6 * rough) * (1 + bristle * 0.8) * (shade > 0 ? 1 : 0.7)

    // Turning the hue keeps a colour as vivid as it is. Sand and lamplight must not turn green.
    warmth *= warmth > 0 && red > blue && red > green ? 0.3 * rough : rough
    const redder = (blue - green) * warmth
    const greener = (red - blue) * warmth
    const bluer = (green - red) * warmth
    // As in a thicker glass, middle tones change most: colours become deeper instead of grey, and white stays white.
    red += redder + density * red * (red * DEEPER - DEEP)
    green += greener + density * green * (green * DEEPER - DEEP)
    blue += bluer + density * blue * (blue * DEEPER - DEEP)

    if (rimStrength > 0) {
      from = rims[cell] as number
      const rim = from + ((rims[cell + 1] as number) - from) * share
      const lit = Math.min(0.85, rim * rimStrength * (1 + bristle * 0.6))
      red += (rimRed - red) * lit
      green += (rimGreen - green) * lit
      blue += (rimBlue - blue) * lit
    }

    red = red * clear + airRed
    green = green * clear + airGreen
    blue = blue * clear + airBlue
    for (;;) {
      const o = (y * widthPx + x) * 3
      if (alpha > 254.5) {
        out[o] = red
        out[o + 1] = green
        out[o + 2] = blue
      } else {
        const rest = 1 - opacity
        out[o] = (out[o] as number) * rest + red * opacity
        out[o + 1] = (out[o + 1] as number) * rest + green * opacity
        out[o + 2] = (out[o + 2] as number) * rest + blue * opacity
      }
      if (x === last) break
      x += 1
    }
  }
}
