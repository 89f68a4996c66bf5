import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { circlePath, curve, n, type Point, taper, tube } from '../../canvas/path.ts'
import { ellipse, line, place, shape } from '../../canvas/svg.ts'
import { spray } from '../../scenery/leaves.ts'
import { PANEL_REACH } from '../panel.ts'

/** Trunks and undergrowth of forests. Trunks reach up out of the picture. */

/** Trunks in the distance with bushes at their feet, for a panel. */
export function distantTrunks({ random }: DrawContext, colour: string, bushes: string, width: number): string {
  let trunks = ''
  let shrubs = `M${-PANEL_REACH} 14`
  for (let x = -PANEL_REACH; x < PANEL_REACH; x += random.between(width * 2, width * 4.4)) {
    const w = width * random.between(0.5, 1)
    const lean = random.between(-40, 40)
    trunks += `M${n(x - w)} 10Q${n(x - w * 0.4)} -600 ${n(x - w * 0.5 + lean)} -1500H${n(x + w * 0.5 + lean)}Q${n(x + w * 0.4)} -600 ${n(x + w)} 10Z`
    if (random.chance(0.5))
      trunks += `M${n(x)} -420q${n(w * 1.4)} -180 ${n(w * 4)} -300l${n(w)} -10q${n(-w * 2.8)} 160 ${n(-w * 4.4)} 420Z`
  }
  for (let x = -PANEL_REACH; x < PANEL_REACH; ) {
    const w = random.between(70, 150)
    shrubs += `a${n(w * 0.56)} ${n(w * random.between(0.4, 0.62))} 0 0 1 ${n(w)} 0`
    x += w
  }
  return shape(trunks, colour) + shape(`${shrubs}V40H${-PANEL_REACH}Z`, bushes)
}

/** A wood under the open sky, seen from outside, for a panel: crowns up to `height` with dark gaps below them. */
export function treeLine({ random }: DrawContext, colour: string, height: number): string {
  let crowns = ''
  let bright = ''
  let stems = ''
  for (let x = -PANEL_REACH; x < PANEL_REACH; x += random.between(0.34, 0.6) * height) {
    const r = height * random.between(0.26, 0.4)
    const y = -height + r * random.between(0.9, 1.5)
    crowns +=
      circlePath(x, y, r) +
      circlePath(x + r * 0.8, y + r * 0.4, r * 0.7) +
      circlePath(x - r * 0.7, y + r * 0.5, r * 0.66)
    bright += circlePath(x + r * 0.2, y - r * 0.24, r * 0.62)
    stems += `M${n(x)} ${n(y)}V6`
  }
  let shrubs = `M${-PANEL_REACH} 12`
  for (let x = -PANEL_REACH; x < PANEL_REACH; ) {
    const w = random.between(60, 130)
    shrubs += `a${n(w * 0.56)} ${n(w * random.between(0.4, 0.6))} 0 0 1 ${n(w)} 0`
    x += w
  }
  return (
    line(stems, shade(colour, 0.3), height * 0.06) +
    shape(`${crowns}${shrubs}V30H${-PANEL_REACH}Z`, colour) +
    shape(bright, tint(colour, 0.1))
  )
}

/** A great trunk with roots and a branch to one side, in world units. */
export function greatTrunk(context: DrawContext, width: number, colour: string, side: 1 | -1, crooked = 1): string {
  const { random, defs } = context
  const s = side * width * 0.34 * crooked
  const h = 4600
  const spine: Point[] = [
    [0, -width * 0.44],
    [s * 0.3, -h * 0.2],
    [-s * 0.6, -h * 0.46],
    [s * 0.4, -h * 0.74],
    [-s * 0.3, -h],
    [s * 0.2, -h * 1.6],
  ]
  const root = (way: number, reach: number) =>
    taper(
      [
        [way * width * 0.1, -width * 0.7],
        [way * width * 0.62, -width * 0.1],
        [way * width * reach, 34],
      ],
      width * 0.26,
      width * 0.05,
    )
  const branch = taper(
    [
      [-s * 0.2, -h * 0.4],
      [side * width * 1.1, -h * 0.56],
      [side * width * 2.4, -h * 0.6],
    ],
    width * 0.2,
    width * 0.06,
  )
  const grooves = [-0.34, -0.06, 0.22]
    .map(share =>
      curve(spine.map(([px, py], i): Point => [px + share * width * (0.9 - i * 0.08) + random.between(-10, 10), py])),
    )
    .join('')
  return (
    ellipse(0, 24, width * 1.2, width * 0.12, context.light.shadow) +
    shape(
      root(-1, 1.3) + root(1, 1.2) + branch + tube(spine, share => width * (0.52 - 0.16 * share)),
      defs.horizontalGradient(shade(colour, 0.22), colour, tint(colour, 0.1)),
    ) +
    line(grooves, alpha(shade(colour, 0.6), 0.3), width * 0.045)
  )
}

/** A clump of leaves that grow from the ground, in world units. */
export const clump = (
  context: DrawContext,
  kind: 'fern' | 'banana' | 'round' | 'pointed',
  size: number,
  tones: readonly [string, ...string[]],
): string =>
  ellipse(0, 4, size * 0.4, size * 0.05, context.light.shadow) +
  place(spray(context, [0, 0], 180, kind, kind === 'fern' ? 8 : 7, 400, tones), 0, 0, { scale: size / 400 })

/** A creeper with leaves that hangs between two points, in px. */
export function creeper({ random }: DrawContext, from: Point, to: Point, sag: number, colour: string): string {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ]
  let leaves = ''
  for (let i = 1; i < 16; i++) {
    const [x, y] = at(i / 16)
    const l = random.between(22, 40)
    const way = i % 2 ? 1 : -1
    leaves += `M${n(x)} ${n(y)}q${n(way * l * 0.8)} ${n(-l * 0.1)} ${n(way * l * 0.5)} ${n(l)}q${n(-way * l * 0.6)} ${n(-l * 0.3)} ${n(-way * l * 0.5)} ${n(-l)}Z`
  }
  return line(curve(Array.from({ length: 9 }, (_, i) => at(i / 8))), shade(colour, 0.3), 8) + shape(leaves, colour)
}
