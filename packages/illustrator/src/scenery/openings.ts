import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n } from '../canvas/path.ts'
import { box, circle, line, shape } from '../canvas/svg.ts'
import { glow } from './sky.ts'

/** Doors and windows of houses, with the middle of their lower edge at (0, 0), in world units. Colours as in daylight. */

/** Lamplight after dark, a dim room by day. */
const inside = ({ light, defs }: DrawContext, wall: string): string =>
  light.dark
    ? defs.verticalGradient('#a8683c', '#eeb262', '#ffd588')
    : defs.verticalGradient(shade(light.land(wall), 0.7), shade(light.land(wall), 0.54))

interface OpeningStyle {
  width: number
  height: number
  /** Of the wood. */
  colour: string
  /** Of the wall. */
  wall: string
  open?: boolean
}

/** A door with two leaves below a lintel, closed or open. */
export function doubleDoor(context: DrawContext, { width, height, colour, wall, open = false }: OpeningStyle): string {
  const { light } = context
  const wood = light.land(colour)
  const w = width / 2
  const frame = box(-w - 70, -height - 80, width + 140, height + 80, shade(wood, 0.28), 10)
  const dark = box(-w, -height, width, height, inside(context, wall))
  const lit = light.dark && open ? glow(context, 0, -height * 0.4, height * 0.9, light.glow, 0.5) : ''
  if (open) {
    const leaf = (side: 1 | -1) =>
      shape(
        `M${n(side * w)} ${n(-height)}L${n(side * (w - width * 0.2))} ${n(-height * 0.95)}V${n(-height * 0.03)}L${n(side * w)} 0Z`,
        shade(wood, 0.1),
      )
    return lit + frame + dark + leaf(-1) + leaf(1)
  }
  const panels = [-1, 1]
    .map(side =>
      [0.08, 0.38, 0.68]
        .map(
          t =>
            `M${n(side * w * 0.5 - w * 0.32)} ${n(-height * (t + 0.24))}h${n(w * 0.64)}v${n(height * 0.2)}h${n(-w * 0.64)}Z`,
        )
        .join(''),
    )
    .join('')
  return (
    frame +
    box(-w, -height, width, height, wood) +
    line(panels, alpha(shade(wood, 0.6), 0.5), 14) +
    line(`M0 0V${n(-height)}`, shade(wood, 0.5), 12) +
    circle(-34, -height * 0.48, 22, light.land('#e8c25a')) +
    circle(34, -height * 0.48, 22, light.land('#e8c25a'))
  )
}

/** A window with bars and painted shutters. */
export function shutterWindow(context: DrawContext, { width, height, colour, wall }: OpeningStyle): string {
  const { light } = context
  const wood = light.land(colour)
  const w = width / 2
  const bars = [-0.5, 0, 0.5].map(share => `M${n(w * share)} 0V${n(-height)}`).join('')
  const shutter = (side: 1 | -1) =>
    box(side === 1 ? w : -w - width * 0.5, -height - 10, width * 0.5, height + 20, wood, 6) +
    line(
      [0.2, 0.35, 0.5, 0.65, 0.8]
        .map(t => `M${n(side * (w + width * 0.08))} ${n(-height * t)}h${n(side * width * 0.34)}`)
        .join(''),
      alpha(shade(wood, 0.5), 0.5),
      12,
    )
  return (
    (light.dark ? glow(context, 0, -height / 2, height * 1.1, light.glow, 0.4) : '') +
    box(-w - 40, -height - 40, width + 80, height + 80, shade(wood, 0.24), 8) +
    box(-w, -height, width, height, inside(context, wall)) +
    line(`${bars}M${n(-w)} ${n(-height / 2)}H${n(w)}`, shade(wood, 0.3), 16) +
    shutter(-1) +
    shutter(1) +
    box(-w - 70, 10, width + 140, 46, tint(light.land(wall), 0.3), 8)
  )
}

/** A pointed arch, as in old courtyards; open to a dim room, with what stands in it. */
export function cuspedArch(
  context: DrawContext,
  { width, height, colour, wall, inner = '' }: OpeningStyle & { inner?: string },
): string {
  const { light } = context
  const w = width / 2
  const arch = (grow: number) => {
    const [x, top] = [w + grow, -height - grow]
    return `M${n(-x)} 0V${n(top * 0.66)}C${n(-x)} ${n(top * 0.82)} ${n(-x * 0.7)} ${n(top * 0.8)} ${n(-x * 0.56)} ${n(top * 0.88)}C${n(-x * 0.4)} ${n(top * 0.9)} ${n(-x * 0.2)} ${n(top * 0.94)} 0 ${n(top)}C${n(x * 0.2)} ${n(top * 0.94)} ${n(x * 0.4)} ${n(top * 0.9)} ${n(x * 0.56)} ${n(top * 0.88)}C${n(x * 0.7)} ${n(top * 0.8)} ${n(x)} ${n(top * 0.82)} ${n(x)} ${n(top * 0.66)}V0Z`
  }
  return shape(arch(70), light.land(colour)) + shape(arch(0), inside(context, wall)) + inner
}
