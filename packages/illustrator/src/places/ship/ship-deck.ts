import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n, type Point, polygon } from '../../canvas/path.ts'
import { ellipse, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { horizonOf, type Piece, type Stage } from '../../stage/stage.ts'
import { isNarrow } from '../framing.ts'
import { bankOf, seesGround } from '../ground-plane.ts'
import { openWater, shiningAt, skyAbove, waterIn } from '../open-water.ts'
import { panelAt } from '../panel.ts'
import { distantSail } from '../sea/boats.ts'
import { headland } from '../sea/coast.ts'
import type { ShipPaint } from './ship-things.ts'

const PAINTS: readonly [ShipPaint, ...ShipPaint[]] = [
  { wood: '#b98050', trim: '#9a6440', sail: '#fbeed6', stripe: '#d9604f' },
  { wood: '#a8754a', trim: '#3f7f8c', sail: '#f6e6c8', stripe: '#4f9a97' },
  { wood: '#c28f5f', trim: '#b8473f', sail: '#fdf3e0', stripe: '#e0a24a' },
]

/** What the sides of the ship share. */
export interface Tools {
  stage: Stage
  paint: ShipPaint
  shining: Point
  wood: string
  trim: string
}

export const toolsOf = (stage: Stage, shiningX: number): Tools => {
  const paint = stage.context.bookRandom.fork('ship').pick(PAINTS)
  return {
    stage,
    paint,
    shining: shiningAt(stage, shiningX),
    wood: stage.context.light.land(paint.wood),
    trim: stage.context.light.land(paint.trim),
  }
}

/** Waves that rise beyond the rail in a storm. */
const billows = ({ context }: Stage, water: string): string => {
  const { random } = context
  return [0, 1, 2]
    .map(row => {
      let data = `M-1300 ${40 + row * 34}`
      for (let x = -1300; x < 1300; ) {
        const w = random.between(200, 360)
        const h = random.between(240, 420) - row * 70
        data += `q${n(w * 0.46)} ${n(-h * 0.1)} ${n(w * 0.64)} ${n(-h)}q${n(w * 0.06)} ${n(h * 0.76)} ${n(w * 0.36)} ${n(h)}`
        x += w
      }
      return (
        shape(`${data}V400H-1300Z`, shade(water, 0.3 - row * 0.14)) + line(data, alpha('#f2fbff', 0.7 - row * 0.16), 9)
      )
    })
    .join('')
}

/** Sea and sky around the ship. */
export function seaAround({ stage, shining }: Tools): { sky: string; ground: string } {
  const { context, states } = stage
  const haze = hazeOf(context, stage.sky)
  const stormy = states.has('stormy')
  const panels = stormy
    ? [panelAt(stage, 9000, billows(stage, waterIn(stage, '#3f9ab4')))]
    : [
        panelAt(stage, 26000, headland(context, haze('#7aa08c', 0.5), haze('#8fae84', 0.44), 1)),
        panelAt(stage, 16000, place(distantSail(haze('#fbeeda', 0.2), haze('#a5603f', 0.3)), -360, -2, { scale: 0.4 })),
      ]
  return {
    sky: skyAbove(stage, shining) + (context.light.dark || stormy || horizonOf(stage) < 30 ? '' : gulls(stage)),
    ground:
      (seesGround(stage) ? openWater(stage, { colour: '#3f9ab4', glintX: shining[0], rough: stormy ? 1.6 : 1 }) : '') +
      (stage.camera === 'from-above' ? '' : panels.map(({ drawing }) => drawing).join('')),
  }
}

const gulls = ({ context }: Stage): string =>
  line(
    [
      [180, 420],
      [280, 350],
      [560, 470],
      [1330, 300],
    ]
      .map(([x, y]) => `M${(x ?? 0) - 28} ${(y ?? 0) - 8}q14 -16 28 8q14 -24 28 -8`)
      .join(''),
    alpha(context.light.land('#fffaf0'), 0.9),
    6,
  )

/** The rail of the ship along z, or along a line that leads away from the viewer, given by its ends on the deck. */
export function rail(
  stage: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
  { wood, trim }: Pick<Tools, 'wood' | 'trim'>,
): Piece {
  const { view } = stage
  const steps = 12
  const at = (share: number, y: number) =>
    view.project([from[0] + (to[0] - from[0]) * share, y, from[1] + (to[1] - from[1]) * share])
  const bulwark = polygon([at(0, 0), at(1, 0), at(1, 260), at(0, 260)])
  let posts = ''
  for (let i = 0; i <= steps; i++) {
    const [a, b] = [at(i / steps, 230), at(i / steps, 640)]
    posts += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  }
  const bar = (y: number, width: number, colour: string) => {
    const [a, b] = [at(0, y), at(1, y)]
    return line(
      `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`,
      colour,
      Math.max(5, width * view.scaleAt([(from[0] + to[0]) / 2, y, (from[1] + to[1]) / 2])),
    )
  }
  return {
    depth: view.depthOf([0, 0, Math.max(from[1], to[1])]),
    kind: 'scenery',
    drawing:
      shape(bulwark, stage.context.defs.verticalGradient(wood, shade(wood, 0.26))) +
      bar(130, 22, alpha(shade(wood, 0.5), 0.5)) +
      bar(260, 80, trim) +
      line(posts, tint(wood, 0.1), Math.max(5, 62 * view.scaleAt([0, 600, from[1]]))) +
      bar(660, 100, trim),
  }
}

/** The edge of the deck for a camera that looks up. */
export const deckBank = (stage: Stage, wood: string): Piece[] => {
  const bank = bankOf(stage, stage.context.defs.verticalGradient(tint(wood, 0.1), shade(wood, 0.3)))
  return bank ? [bank] : []
}

/** Ropes at the sides of a wide picture. */
export const rigging = ({ context }: Stage): string => {
  const rope = context.light.land('#c9a468')
  const dark = alpha(context.light.land('#8a6438'), 0.6)
  return (
    line('M60 -20C40 400 90 900 30 1560', rope, 20) +
    line('M60 -20C40 400 90 900 30 1560', dark, 5) +
    line('M1500 -20L1420 1560M1560 300L1460 860', rope, 16)
  )
}

/** Things on the deck that would only confuse a close picture or one from below. */
export const lower = (stage: Stage, pieces: () => Piece[]): Piece[] =>
  isNarrow(stage) || !seesGround(stage) ? [] : pieces()

/** A grating over the hold, on the deck around (x, z). */
export function hatch({ stage, wood, trim }: Tools, x: number, z: number): string {
  if (!seesGround(stage)) return ''
  const at = (dx: number, dz: number) => stage.view.project([x + dx, 0, z + dz])
  const quad = (w: number, d: number) => polygon([at(-w, -d), at(w, -d), at(w, d), at(-w, d)])
  const bar = (from: Point, to: Point) => `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`
  let bars = ''
  for (let i = -4; i <= 4; i++) bars += bar(at(i * 85, -270), at(i * 85, 270)) + bar(at(-390, i * 62), at(390, i * 62))
  return (
    shape(quad(460, 330), shade(trim, 0.1)) +
    shape(quad(400, 280), shade(wood, 0.6)) +
    line(bars, tint(wood, 0.06), Math.max(3, 26 * stage.view.scaleAt([x, 0, z])))
  )
}

/** Foam that a storm throws over the rail. */
export const spray = ({ states, context }: Stage): string => {
  if (!states.has('stormy')) return ''
  const { random } = context
  return Array.from({ length: 34 }, (_, i) => {
    const x = i % 2 ? random.between(0, 420) : random.between(SIZE - 420, SIZE)
    return ellipse(
      x,
      random.between(SIZE * 0.4, SIZE * 0.96),
      random.between(4, 15),
      random.between(4, 12),
      alpha('#f2fbff', 0.7),
    )
  }).join('')
}
