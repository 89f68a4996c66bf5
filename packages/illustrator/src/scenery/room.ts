import { alpha, mix, multiply, shade, tint, warmth } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath, curve, n } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, SIZE, shape } from '../canvas/svg.ts'
import { OPEN } from './skies.ts'
import { clouds, moon, stars, sun } from './sky.ts'

/** Walls, windows and furniture. Colours are specified as they look in daylight. */

/** Colours stay warm indoors at night, because lamps are on. */
export function indoors({ light }: DrawContext, colour: string): string {
  if (light.time === 'night') return mix(multiply(colour, mix('#8aa2d8', '#d0a6b0', warmth(colour))), '#1a2a68', 0.2)
  if (light.time === 'dusk') return mix(multiply(colour, mix('#b4b4e2', '#e2bdb8', warmth(colour))), '#4a3f86', 0.14)
  return light.time === 'sunset' ? mix(light.land(colour), colour, 0.45) : light.land(colour)
}

/** A window with curtains and a view of the sky, optionally arched like a jharokha. */
export function skyWindow(
  context: DrawContext,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
  curtain: string | null,
  arched = true,
): string {
  const { light, defs } = context
  const sky = OPEN[light.time]
  const w = width / 2
  const top = y - height
  const opening = arched
    ? `M${n(x - w)} ${n(y)}V${n(top + height * 0.42)}C${n(x - w)} ${n(top + height * 0.2)} ${n(x - w * 0.5)} ${n(top + height * 0.14)} ${n(x)} ${n(top)}C${n(x + w * 0.5)} ${n(top + height * 0.14)} ${n(x + w)} ${n(top + height * 0.2)} ${n(x + w)} ${n(top + height * 0.42)}V${n(y)}Z`
    : `M${n(x - w)} ${n(y)}V${n(top)}H${n(x + w)}V${n(y)}Z`
  const body =
    light.time === 'night' || light.time === 'dusk'
      ? moon(context, x + w * 0.3, top + height * 0.4, width * 0.13)
      : sun(context, x + w * 0.3, top + height * 0.46, width * 0.11)
  const view =
    place(light.dark ? stars(context, 60, SIZE * 0.9) : clouds(context, sky, 4, 360, 1200), x - w, top, {
      scale: width / SIZE,
    }) + body
  const hills = `M${n(x - w)} ${n(y)}V${n(y - height * 0.14)}Q${n(x - w * 0.3)} ${n(y - height * 0.28)} ${n(x + w * 0.2)} ${n(y - height * 0.13)}T${n(x + w)} ${n(y - height * 0.2)}V${n(y)}Z`
  const drape = (side: 1 | -1) => {
    if (!curtain) return ''
    const edge = x + side * (w + 70)
    const inner = x + side * w * 0.56
    const data = `M${n(edge)} ${n(top - 40)}H${n(inner)}C${n(inner + side * 10)} ${n(top + height * 0.3)} ${n(x + side * w * 0.92)} ${n(y - height * 0.34)} ${n(x + side * w * 1.02)} ${n(y - height * 0.24)}C${n(x + side * w * 0.94)} ${n(y - height * 0.1)} ${n(x + side * w * 0.98)} ${n(y + 40)} ${n(x + side * w * 0.94)} ${n(y + 70)}H${n(edge)}Q${n(edge - side * 20)} ${n((top + y) / 2)} ${n(edge)} ${n(top - 40)}Z`
    const folds = [0.3, 0.62]
      .map(share =>
        curve([
          [edge + (inner - edge) * share, top - 36],
          [edge + (inner - edge) * share * 0.7, (top + y) / 2],
          [edge - side * 44 * share, y + 60],
        ]),
      )
      .join('')
    return (
      shape(data, curtain) +
      line(folds, alpha(shade(curtain, 0.5), 0.3), 10) +
      line(
        `M${n(x + side * w * 0.9)} ${n(y - height * 0.25)}L${n(edge)} ${n(y - height * 0.21)}`,
        shade(curtain, 0.24),
        14,
      )
    )
  }
  return (
    line(opening, frame, 44) +
    defs.clip(
      opening,
      box(x - w, top, width, height, defs.verticalGradient(...sky)) +
        view +
        shape(hills, mix(light.land('#6f9f78'), sky[3], 0.3)),
    ) +
    line(`M${n(x)} ${n(top)}V${n(y)}M${n(x - w)} ${n(y - height * 0.46)}H${n(x + w)}`, frame, 12) +
    box(x - w - 44, y + 8, width + 88, 30, tint(frame, 0.12), 8) +
    drape(-1) +
    drape(1) +
    (curtain
      ? line(`M${n(x - w - 100)} ${n(top - 42)}H${n(x + w + 100)}`, indoors(context, '#9a6a44'), 15) +
        circle(x - w - 104, top - 42, 15, indoors(context, '#e0b04f')) +
        circle(x + w + 104, top - 42, 15, indoors(context, '#e0b04f'))
      : '')
  )
}

/** A framed picture: hills, an elephant or a sun. */
export function frame(
  context: DrawContext,
  x: number,
  y: number,
  width: number,
  height: number,
  kind: 'hills' | 'moon' | 'leaf',
): string {
  const paper = indoors(context, '#f9ecd2')
  const data = `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`
  const art = {
    hills: () =>
      circle(x + width * 0.66, y + height * 0.36, width * 0.13, indoors(context, '#f0a548')) +
      shape(
        `M${n(x)} ${n(y + height)}V${n(y + height * 0.66)}q${n(width * 0.3)} ${n(-height * 0.2)} ${n(width * 0.55)} 0t${n(width * 0.45)} ${n(-height * 0.06)}V${n(y + height)}Z`,
        indoors(context, '#7fae84'),
      ),
    moon: () =>
      circle(x + width * 0.5, y + height * 0.46, width * 0.24, indoors(context, '#f4cf74')) +
      circle(x + width * 0.6, y + height * 0.4, width * 0.2, paper),
    leaf: () =>
      place(
        shape('M0 0C-30 -40 -24 -90 0 -120C24 -90 30 -40 0 0Z', indoors(context, '#5f9a7a')) +
          line('M0 0V-110', paper, 4),
        x + width / 2,
        y + height * 0.84,
        { scale: height / 165 },
      ),
  }[kind]()
  return (
    box(x - 14, y - 8, width + 28, height + 28, alpha('#2a1c30', 0.14), 4) +
    box(x - 14, y - 14, width + 28, height + 28, indoors(context, '#b98250'), 4) +
    box(x, y, width, height, paper) +
    context.defs.clip(data, art)
  )
}

/** A plant in a painted pot. */
export function pottedPlant(context: DrawContext, x: number, y: number, size: number, pot = '#c8744c'): string {
  const clay = indoors(context, pot)
  const leaves = [-62, -38, -16, 8, 30, 56]
    .map((turn, i) =>
      place(
        shape('M0 0C-40 -60 -34 -150 0 -200C36 -150 42 -58 0 0Z', indoors(context, i % 2 ? '#6aa866' : '#4f8b5a')) +
          line('M0 -6V-180', alpha('#eaf2c4', 0.35), 4),
        x,
        y - size * 0.34,
        { turn, scale: (size / 420) * (i % 3 ? 1 : 1.2) },
      ),
    )
    .join('')
  const w = size * 0.2
  const dotsOn = Array.from({ length: 5 }, (_, i) =>
    circlePath(x - w * 0.7 + i * w * 0.35, y - size * 0.22, size * 0.016),
  ).join('')
  return (
    ellipse(x, y + 2, w * 1.3, w * 0.2, context.light.shadow) +
    leaves +
    shape(
      `M${n(x - w)} ${n(y - size * 0.38)}H${n(x + w)}L${n(x + w * 0.72)} ${n(y)}H${n(x - w * 0.72)}Z`,
      context.defs.horizontalGradient(shade(clay, 0.14), clay, tint(clay, 0.1)),
    ) +
    box(x - w * 1.12, y - size * 0.4, w * 2.24, size * 0.075, tint(clay, 0.12), 5) +
    shape(dotsOn, tint(clay, 0.5))
  )
}
