import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, circlePath, curve, n, type Point, polygon } from '../canvas/path.ts'
import { box, circle, ellipse, line, shape } from '../canvas/svg.ts'
import { glow } from './sky.ts'

/** Houses and towers. (x, y) is the centre of the base. */

/** The fill of a window: lamplight after dark, cool glass by day. */
const pane = ({ light }: DrawContext): string => (light.dark ? '#ffd78a' : light.land('#a9cfd2'))

export function archedWindow(
  context: DrawContext,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
): string {
  const w = width / 2
  const arch = (grow: number) =>
    `M${n(x - w - grow)} ${n(y + grow)}V${n(y - height * 0.6)}Q${n(x - w - grow)} ${n(y - height - grow)} ${n(x)} ${n(y - height * 1.06 - grow)}Q${n(x + w + grow)} ${n(y - height - grow)} ${n(x + w + grow)} ${n(y - height * 0.6)}V${n(y + grow)}Z`
  const lit = context.light.dark ? glow(context, x, y - height / 2, height * 1.3, context.light.glow, 0.4) : ''
  return (
    lit +
    shape(arch(width * 0.12), frame) +
    shape(arch(0), pane(context)) +
    line(`M${n(x)} ${n(y)}V${n(y - height)}M${n(x - w)} ${n(y - height * 0.5)}h${n(width)}`, frame, width * 0.09)
  )
}

/** A thatched mud house with white wall paintings. */
export function hut(context: DrawContext, x: number, y: number, width: number, wall: string, thatch: string): string {
  const { light, random } = context
  const w = width / 2
  const h = width * 0.46
  const walls = `M${n(x - w * 0.86)} ${n(y)}Q${n(x - w * 0.9)} ${n(y - h * 0.5)} ${n(x - w * 0.82)} ${n(y - h)}H${n(x + w * 0.82)}Q${n(x + w * 0.9)} ${n(y - h * 0.5)} ${n(x + w * 0.86)} ${n(y)}Z`
  const roof = `M${n(x - w * 1.16)} ${n(y - h * 0.78)}Q${n(x - w * 0.6)} ${n(y - h * 1.5)} ${n(x - w * 0.2)} ${n(y - h * 2)}Q${n(x)} ${n(y - h * 2.12)} ${n(x + w * 0.2)} ${n(y - h * 2)}Q${n(x + w * 0.6)} ${n(y - h * 1.5)} ${n(x + w * 1.16)} ${n(y - h * 0.78)}Q${n(x)} ${n(y - h * 0.98)} ${n(x - w * 1.16)} ${n(y - h * 0.78)}Z`
  let straw = ''
  for (let i = 0; i < 26; i++) {
    const share = random.between(-1, 1)
    const up = random.next()
    const px = x + share * w * (1.05 - up * 0.8)
    const py = y - h * (0.9 + up * 1.05)
    straw += `M${n(px)} ${n(py)}l${n(share * w * 0.1)} ${n(h * 0.17)}`
  }
  const triangles = Array.from({ length: 9 }, (_, i) => {
    const px = x - w * 0.76 + (i * w * 1.52) / 8
    return polygon([
      [px - w * 0.07, y - h * 0.1],
      [px + w * 0.07, y - h * 0.1],
      [px, y - h * 0.22],
    ])
  }).join('')
  const doorway = `M${n(x - w * 0.18)} ${n(y)}V${n(y - h * 0.5)}Q${n(x - w * 0.16)} ${n(y - h * 0.72)} ${n(x)} ${n(y - h * 0.72)}Q${n(x + w * 0.16)} ${n(y - h * 0.72)} ${n(x + w * 0.18)} ${n(y - h * 0.5)}V${n(y)}Z`
  return (
    ellipse(x, y + 4, w * 1.1, w * 0.09, light.shadow) +
    shape(walls, context.defs.verticalGradient(wall, shade(wall, 0.12))) +
    line(
      curve([
        [x - w * 0.82, y - h * 0.06],
        [x + w * 0.84, y - h * 0.06],
      ]),
      light.land('#f7ead2'),
      4,
    ) +
    shape(triangles, light.land('#f7ead2')) +
    shape(doorway, light.dark ? '#ffcf7d' : shade(wall, 0.55)) +
    (light.dark ? glow(context, x, y - h * 0.3, w * 0.9, light.glow, 0.5) : '') +
    archedWindow(context, x + w * 0.52, y - h * 0.34, w * 0.2, h * 0.26, light.land('#a8683f')) +
    archedWindow(context, x - w * 0.52, y - h * 0.34, w * 0.2, h * 0.26, light.land('#a8683f')) +
    line(
      curve([
        [x - w * 1.1, y - h * 0.72],
        [x, y - h * 0.9],
        [x + w * 1.1, y - h * 0.72],
      ]),
      alpha(shade(wall, 0.7), 0.3),
      12,
    ) +
    shape(roof, context.defs.verticalGradient(tint(thatch, 0.14), thatch, shade(thatch, 0.16))) +
    line(straw, alpha(shade(thatch, 0.4), 0.35), 5)
  )
}

/** A round tower with an onion dome. */
export function domedTower(
  context: DrawContext,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  dome: string,
): string {
  const w = width / 2
  const top = y - height
  const bulb = `M${n(x - w * 1.12)} ${n(top)}C${n(x - w * 1.7)} ${n(top - w * 1.1)} ${n(x - w * 0.5)} ${n(top - w * 1.7)} ${n(x)} ${n(top - w * 2.5)}C${n(x + w * 0.5)} ${n(top - w * 1.7)} ${n(x + w * 1.7)} ${n(top - w * 1.1)} ${n(x + w * 1.12)} ${n(top)}Z`
  const half = `M${n(x + w * 0.1)} ${n(top)}C${n(x + w * 0.7)} ${n(top - w)} ${n(x + w * 0.3)} ${n(top - w * 1.7)} ${n(x)} ${n(top - w * 2.5)}C${n(x + w * 0.5)} ${n(top - w * 1.7)} ${n(x + w * 1.7)} ${n(top - w * 1.1)} ${n(x + w * 1.12)} ${n(top)}Z`
  const windows =
    height > width * 1.5 ? archedWindow(context, x, y - height * 0.55, w * 0.5, w * 0.8, tint(wall, 0.3)) : ''
  return (
    box(x - w, top, width, height, context.defs.horizontalGradient(shade(wall, 0.14), wall, tint(wall, 0.16))) +
    windows +
    box(x - w * 1.2, top - 4, w * 2.4, w * 0.28, tint(wall, 0.2), 4) +
    shape(
      `${Array.from({ length: 5 }, (_, i) => circlePath(x - w * 0.96 + i * w * 0.48, top + w * 0.28, w * 0.14)).join('')}`,
      tint(wall, 0.2),
    ) +
    shape(bulb, dome) +
    shape(half, alpha(tint(dome, 0.5), 0.24)) +
    line(`M${n(x)} ${n(top - w * 2.4)}v${n(-w * 0.7)}`, context.light.land('#f0c25a'), Math.max(4, w * 0.09)) +
    circle(x, top - w * 2.66, w * 0.15, context.light.land('#f6cf6a'))
  )
}

/** A street lamp, lit after dark. */
export function lampPost(context: DrawContext, x: number, y: number, height: number): string {
  const { light } = context
  const iron = light.land('#3f4a5c')
  const top = y - height
  return (
    ellipse(x, y + 3, 40, 7, light.shadow) +
    line(`M${n(x)} ${n(y)}V${n(top + 40)}`, iron, 13) +
    box(x - 22, y - 26, 44, 28, iron, 6) +
    (light.dark ? glow(context, x, top, height * 0.72, light.glow, 0.6) : '') +
    shape(
      blob([
        [x - 20, top + 40],
        [x - 30, top - 8],
        [x, top - 24],
        [x + 30, top - 8],
        [x + 20, top + 40],
      ]),
      light.dark ? '#ffe6ac' : light.land('#f4ead0'),
    ) +
    shape(
      blob([
        [x - 38, top - 10],
        [x, top - 42],
        [x + 38, top - 10],
        [x, top - 18],
      ]),
      iron,
    )
  )
}

/** A string of lamps or flags between two points. */
export function bunting(
  context: DrawContext,
  from: Point,
  to: Point,
  sag: number,
  kind: 'flags' | 'lamps' | 'leaves',
): string {
  const { light } = context
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag]
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (kind === 'lamps' ? 62 : 52))
  const colours = ['#e8695a', '#f4b942', '#4aa39c', '#f2e3c4', '#d97fa2'].map(colour => light.land(colour))
  let drawing = ''
  for (let i = 1; i < count; i++) {
    const t = i / count
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t * t * to[0]
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t * t * to[1]
    if (kind === 'lamps')
      drawing +=
        (light.dark ? glow(context, x, y + 12, 46, light.glow, 0.6) : '') +
        circle(x, y + 12, 9, light.dark ? '#ffeab4' : light.land('#f7d98e'))
    else if (kind === 'leaves')
      drawing +=
        shape(`M${n(x)} ${n(y)}q14 24 0 52q-14 -28 0 -52Z`, light.land(i % 3 ? '#5f9a54' : '#7fb562')) +
        (i % 3 ? '' : circle(x, y + 4, 11, light.land('#f4a73c')))
    else
      drawing += shape(
        polygon([
          [x - 20, y],
          [x + 20, y],
          [x, y + 42],
        ]),
        colours[i % colours.length] ?? '#e8695a',
      )
  }
  return (
    line(
      `M${n(from[0])} ${n(from[1])}Q${n(middle[0])} ${n(middle[1])} ${n(to[0])} ${n(to[1])}`,
      light.land(kind === 'leaves' ? '#8a6a3c' : '#6a5a5c'),
      4,
    ) + drawing
  )
}
