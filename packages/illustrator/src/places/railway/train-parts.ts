import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, line, SIZE, shape } from '../../canvas/svg.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { glow } from '../../scenery/sky.ts'
import { broadleaf, palm } from '../../scenery/trees.ts'
import { horizonOf, type Stage } from '../../stage/stage.ts'
import { insideOf } from '../backlight.ts'
import { hillsOf } from '../open-country.ts'
import { levelPlane, type Plane, pieceAt } from '../plane.ts'

/** What the views of the night train share. */

interface Fabric {
  berth: string
  wall: string
  curtain: string
  blanket: string
}

const FABRICS: readonly [Fabric, ...Fabric[]] = [
  { berth: '#3f78a8', wall: '#e6d8b8', curtain: '#c8674c', blanket: '#9a5f4a' },
  { berth: '#4f8a6a', wall: '#dce0cc', curtain: '#d9a441', blanket: '#7a6a9a' },
  { berth: '#b5564a', wall: '#ecd9b8', curtain: '#3f8a8c', blanket: '#5f7fa8' },
]

export const CEILING = 2150

export const fabricOf = ({ context }: Stage): Fabric => context.bookRandom.fork('night-train').pick(FABRICS)

/** The country that passes outside: hills, fields, huts with lamps and trees. */
export function outside(stage: Stage): string {
  const { context } = stage
  const { light, random } = context
  const haze = hazeOf(context, stage.sky)
  const horizon = Math.max(0, horizonOf(stage))
  const lit = light.dark && !stage.states.has('blackout')
  const field = haze('#8fae68', 0.24)
  const huts = Array.from({ length: 7 }, (_, i) => {
    const x = i * 230 + random.between(0, 140)
    const y = horizon + random.between(6, 30)
    const wall = haze('#b58a6a', 0.3)
    return (
      box(x, y - 26, 58, 28, wall) +
      shape(`M${x - 12} ${y - 24}h82l-22 -26h-40Z`, shade(wall, 0.2)) +
      (lit ? glow(context, x + 29, y - 12, 46, light.glow, 0.7) + box(x + 22, y - 18, 14, 16, '#ffe2a0') : '')
    )
  }).join('')
  const trees = [-5200, -2300, 2900, 5600]
    .map(
      (x, i) =>
        stage.stand(
          i % 2
            ? palm(context, 0, 0, 3400, light.land('#6f9a50'), light.land('#7a5a44'))
            : broadleaf(context, 0, 0, 2800, light.land('#6f9a50'), light.land('#7a5340')),
          [x + random.between(-500, 500), -1400, 7000],
        ).drawing,
    )
    .join('')
  let rows = ''
  for (let i = 1; i < 8; i++)
    rows += `M-20 ${horizon + i * i * 14}Q768 ${horizon + i * i * 14 - 14} 1556 ${horizon + i * i * 14}`
  return (
    hillsOf(stage, ['#7f9fb0', '#8fae78']) +
    box(0, horizon, SIZE, SIZE, context.defs.verticalGradient(field, shade(field, 0.2))) +
    line(rows, alpha(shade(field, 0.4), 0.3), 7) +
    huts +
    trees
  )
}

/** The frame, the bars and the shutter of a window that is open to the outside. */
export function windowFrame(
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  metal: string,
  bars = 4,
): string {
  const size = plane.scale(u, v)
  const rim = [
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
    [u, v],
  ] as const
  let rods = ''
  for (let i = 1; i <= bars; i++)
    rods += plane.line([
      [u, v + (height * i) / (bars + 1)],
      [u + width, v + (height * i) / (bars + 1)],
    ])
  return (
    line(rods, shade(metal, 0.3), 16 * size) +
    line(plane.line(rim), metal, 70 * size) +
    line(plane.line(rim), tint(metal, 0.3), 22 * size)
  )
}

/** Linoleum with a pattern of squares. */
export function floorOf(
  stage: Stage,
  lit: (colour: string) => string,
  halfWidth: number,
  start: number,
  back: number,
): string {
  const floor = levelPlane(stage)
  const base = lit('#8f8a86')
  const squares: string[] = []
  const step = 260
  for (let i = Math.floor(start / step); i * step < Math.min(back, 7000); i++)
    for (let u = -halfWidth + (((i % 2) + 2) % 2) * step; u < halfWidth; u += step * 2)
      squares.push(floor.rect(u, i * step, Math.min(step, halfWidth - u), step))
  return (
    shape(
      floor.rect(-halfWidth, start, halfWidth * 2, back - start),
      stage.context.defs.verticalGradient(shade(base, 0.1), base),
    ) + shape(squares.join(''), alpha(tint(base, 0.4), 0.24))
  )
}

/** A small blue lamp for the night, or the white one of the day. */
export const ceilingLamp = (stage: Stage): string => {
  const { light } = stage.context
  const dark = light.dark
  const blackout = stage.states.has('blackout')
  return (
    box(-260, -40, 520, 60, insideOf(stage)('#c9cdd0'), 26) +
    box(-220, 0, 440, 50, blackout ? '#4a5468' : dark ? '#bcd8ff' : '#fff6dc', 24) +
    (dark && !blackout ? glow(stage.context, 0, 30, 1500, '#9fc4ff', 0.42) : '')
  )
}

/** Warm lamps at the berths, lit after dark. */
export function readingLamps(stage: Stage, places: readonly Point[]) {
  const lit = stage.context.light.dark && !stage.states.has('blackout')
  const brass = insideOf(stage)('#d9a441')
  return places.map(([x, z]) =>
    pieceAt(
      stage,
      z,
      stage.stand(
        (lit ? glow(stage.context, 0, 60, 1100, '#ffc46a', 0.6) : '') +
          shape('M-70 60L-40 -40H40L70 60Z', lit ? '#ffdf9c' : brass) +
          box(-14, -110, 28, 80, insideOf(stage)('#8f8a80')),
        [x, 1180, z],
      ).drawing,
    ),
  )
}

/** A curtain on each side of a window. */
export function curtains(
  stage: Stage,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  colour: string,
): string {
  const wing = (at: number) =>
    shape(plane.rect(at - 110, v - 90, 220, height + 190), colour) +
    line(
      [-50, 10, 60]
        .map(d =>
          plane.line([
            [at + d, v - 80],
            [at + d, v + height + 80],
          ]),
        )
        .join(''),
      alpha(shade(colour, 0.5), 0.3),
      18 * plane.scale(u, v),
    )
  return (
    wing(u - 60) +
    wing(u + width + 60) +
    line(
      plane.line([
        [u - 220, v + height + 100],
        [u + width + 220, v + height + 100],
      ]),
      insideOf(stage)('#c9b48a'),
      26 * plane.scale(u, v),
    )
  )
}

/** A steel tiffin carrier with three boxes. */
export const tiffinBox = (steel: string): string =>
  [0, 1, 2]
    .map(
      i =>
        box(-90, -95 - i * 92, 180, 92, i % 2 ? tint(steel, 0.2) : steel, 18) +
        line(`M-84 ${-16 - i * 92}H84`, shade(steel, 0.3), 8),
    )
    .join('') + line('M-100 -10V-300Q-100 -350 0 -350T100 -300V-10', shade(steel, 0.2), 18)

export const bottle = (colour: string): string =>
  shape(
    'M-60 0Q-70 -10 -70 -60V-210Q-70 -250 -30 -270V-310H30V-270Q70 -250 70 -210V-60Q70 -10 60 0Z',
    alpha(colour, 0.85),
  ) + box(-36, -360, 72, 60, '#e8ecee', 14)

/** The edge of a drawn curtain, nearer than all figures. */
export const curtainAtEdge = (colour: string): string =>
  shape('M-20 -20H150Q110 500 140 900T110 1560H-20Z', shade(colour, 0.2)) +
  line('M40 -10Q20 700 44 1560M100 -10Q74 700 92 1560', alpha(shade(colour, 0.6), 0.4), 20)
