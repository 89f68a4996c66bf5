import { alpha, mix, multiply, shade, tint, warmth } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, circlePath, curve, n, ring } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, SIZE, shape } from '../canvas/svg.ts'
import { boards } from './buildings.ts'
import { OPEN } from './skies.ts'
import { clouds, glow, moon, stars, sun } from './sky.ts'

/** Walls, windows and furniture. Colours are specified as they look in daylight. */

/** Colours stay warm indoors at night, because lamps are on. */
export function indoors({ light }: DrawContext, colour: string): string {
  if (light.time === 'night') return mix(multiply(colour, mix('#8aa2d8', '#d0a6b0', warmth(colour))), '#1a2a68', 0.2)
  if (light.time === 'dusk') return mix(multiply(colour, mix('#b4b4e2', '#e2bdb8', warmth(colour))), '#4a3f86', 0.14)
  return light.time === 'sunset' ? mix(light.land(colour), colour, 0.45) : light.land(colour)
}

/** A wall with patterned wallpaper and a skirting board, and floorboards below `floor`. */
export function room(context: DrawContext, wall: string, motif: string, floorColour: string, floor: number): string {
  const { random, defs } = context
  const marks: string[] = []
  const step = 118
  for (let row = 0; row * step < floor; row++) {
    for (let column = -1; column * step < SIZE; column++) {
      const x = column * step + (row % 2) * (step / 2) + 40
      const y = row * step + 40
      marks.push(
        `M${n(x)} ${n(y + 18)}Q${n(x - 16)} ${n(y)} ${n(x)} ${n(y - 18)}Q${n(x + 16)} ${n(y)} ${n(x)} ${n(y + 18)}ZM${n(x - 20)} ${n(y + 16)}q6 -10 12 0q-6 8 -12 0ZM${n(x + 8)} ${n(y + 16)}q6 -10 12 0q-6 8 -12 0Z`,
      )
    }
  }
  const brush = Array.from(
    { length: 22 },
    () =>
      `M${n(random.between(-40, SIZE))} ${n(random.between(20, floor))}q90 ${n(random.between(-14, 14))} ${n(random.between(140, 300))} 0`,
  ).join('')
  return (
    box(0, 0, SIZE, floor + 10, defs.verticalGradient(tint(wall, 0.04), wall, shade(wall, 0.1))) +
    line(brush, alpha(tint(wall, 0.6), 0.08), 26) +
    shape(marks.join(''), alpha(motif, 0.42)) +
    boards(context, 0, floor, SIZE, SIZE - floor, floorColour, false, 74) +
    box(0, floor - 46, SIZE, 48, tint(wall, 0.5)) +
    box(0, floor - 46, SIZE, 6, alpha(shade(wall, 0.5), 0.2)) +
    box(0, floor, SIZE, 12, alpha(shade(floorColour, 0.7), 0.24))
  )
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

/** A woven rug in perspective. */
export function rug(x: number, y: number, width: number, colour: string, second: string): string {
  const rx = width / 2
  const ry = width * 0.13
  const fringe = ring(x, y, rx * 1.01, ry * 1.03, 64)
    .map(([px, py]) => `M${n(px)} ${n(py)}l${n((px - x) * 0.03)} ${n((py - y) * 0.1 + 4)}`)
    .join('')
  const diamonds = Array.from({ length: 9 }, (_, i) => {
    const px = x + (i - 4) * rx * 0.15
    return `M${n(px - rx * 0.05)} ${n(y)}L${n(px)} ${n(y - ry * 0.24)}L${n(px + rx * 0.05)} ${n(y)}L${n(px)} ${n(y + ry * 0.24)}Z`
  }).join('')
  return (
    line(fringe, tint(second, 0.4), 5) +
    ellipse(x, y, rx, ry, colour) +
    ellipse(x, y, rx * 0.9, ry * 0.87, second) +
    ellipse(x, y, rx * 0.84, ry * 0.8, colour) +
    ellipse(x, y, rx * 0.68, ry * 0.58, alpha(second, 0.5)) +
    ellipse(x, y, rx * 0.64, ry * 0.53, shade(colour, 0.1)) +
    shape(diamonds, tint(second, 0.2))
  )
}

/** A shelf of books, a pot and a toy. */
export function bookshelf(context: DrawContext, x: number, y: number, width: number, wood: string): string {
  const { random } = context
  const colours = ['#d9604f', '#f0b548', '#4d9a97', '#7a6bb0', '#f0e0bf', '#6b9e62', '#d57fa0'].map(colour =>
    indoors(context, colour),
  )
  let px = x - width / 2 + 16
  let books = ''
  while (px < x + width * 0.24) {
    const w = random.between(18, 34)
    const h = random.between(78, 128)
    const colour = colours[random.integer(0, colours.length - 1)] ?? wood
    const leaning = random.chance(0.12) ? 9 : 0
    books += place(
      box(0, -h, w, h, colour, 3) +
        box(0, -h + 14, w, 8, alpha(tint(colour, 0.7), 0.6)) +
        box(0, -24, w, 6, alpha(tint(colour, 0.7), 0.6)),
      px,
      y,
      { turn: leaning },
    )
    px += w + 3 + leaning
  }
  const pot =
    shape(`M${n(x + width * 0.32)} ${n(y - 56)}h64l-10 56h-44Z`, indoors(context, '#c8744c')) +
    [-34, -14, 8, 30]
      .map((turn, i) =>
        place(
          shape('M0 0C-16 -30 -10 -62 0 -84C12 -60 16 -28 0 0Z', indoors(context, i % 2 ? '#6faa68' : '#568f5c')),
          x + width * 0.32 + 32,
          y - 50,
          { turn },
        ),
      )
      .join('')
  return (
    books +
    pot +
    box(x - width / 2, y, width, 20, wood, 6) +
    box(x - width / 2, y + 18, width, 8, alpha(shade(wood, 0.6), 0.4)) +
    box(x - width * 0.4, y + 20, 16, 36, shade(wood, 0.2), 4) +
    box(x + width * 0.36, y + 20, 16, 36, shade(wood, 0.2), 4)
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

/** A low table with a lamp that is lit after dark. */
export function bedsideLamp(context: DrawContext, x: number, y: number): string {
  const { light } = context
  const wood = indoors(context, '#a8714a')
  const shadeColour = light.dark ? '#ffdf9c' : indoors(context, '#f4d9a6')
  return (
    ellipse(x, y + 4, 130, 15, light.shadow) +
    box(x - 104, y - 20, 18, 22, shade(wood, 0.3)) +
    box(x + 86, y - 20, 18, 22, shade(wood, 0.3)) +
    box(x - 112, y - 190, 224, 174, wood, 10) +
    box(x - 94, y - 156, 188, 56, shade(wood, 0.12), 6) +
    box(x - 94, y - 88, 188, 56, shade(wood, 0.12), 6) +
    circle(x, y - 128, 9, indoors(context, '#f0c25a')) +
    circle(x, y - 60, 9, indoors(context, '#f0c25a')) +
    box(x - 122, y - 206, 244, 22, tint(wood, 0.14), 8) +
    (light.dark ? glow(context, x, y - 330, 760, light.glow, 0.72) : '') +
    shape(
      blob([
        [x - 34, y - 206],
        [x - 28, y - 238],
        [x - 9, y - 256],
        [x + 9, y - 256],
        [x + 28, y - 238],
        [x + 34, y - 206],
      ]),
      indoors(context, '#4f9a97'),
    ) +
    shape(
      `M${n(x - 48)} ${n(y - 368)}H${n(x + 48)}L${n(x + 88)} ${n(y - 256)}Q${n(x)} ${n(y - 240)} ${n(x - 88)} ${n(y - 256)}Z`,
      shadeColour,
    ) +
    line(
      `M${n(x - 20)} ${n(y - 364)}L${n(x - 36)} ${n(y - 252)}M${n(x + 20)} ${n(y - 364)}L${n(x + 36)} ${n(y - 252)}`,
      alpha('#e89a4a', 0.3),
      6,
    )
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
