import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n, type Point, polygon } from '../../canvas/path.ts'
import { box, ellipse, line, SIZE, shape } from '../../canvas/svg.ts'
import type { Vec3 } from '../../space/vec3.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { seesGround } from '../ground-plane.ts'
import { edgePoints } from '../open-water.ts'

/** A ravine with wild water that crosses the picture, and the rope bridge over it. Lengths in world units. */

const RAVINE = { near: 1150, far: 5400 }

interface RavineColours {
  rock: string
  water: string
  /** The ground of the far bank. */
  bank: string
  foam: string
}

const nearEdge = (x: number) => RAVINE.near + 70 * Math.sin(x / 310) + 40 * Math.sin(x / 120)
const farEdge = (x: number) => RAVINE.far + 160 * Math.sin(x / 500)

/** The gap with its far wall and the water, over the ground that is already drawn. Nothing for cameras that look up. */
export function ravine(stage: Stage, { rock, water, bank, foam }: RavineColours): string {
  if (!seesGround(stage)) return ''
  const { view, context, camera } = stage
  const { defs, random } = context
  // A camera at eye level would see nothing of a deep ravine.
  const depth = camera === 'from-above' ? 1500 : camera === 'wide' || camera === 'silhouette' ? 260 : 190
  const outline = (z: (x: number) => number, y: number): Point[] =>
    edgePoints(-9000, 9000, z, 100).map(([x, deep]) => view.project([x, y, deep]))
  const wall = (edge: (x: number) => number) => polygon([...outline(edge, 0), ...outline(edge, -depth).reverse()])
  const gap = polygon([...outline(nearEdge, 0), ...outline(farEdge, 0).reverse()])
  const river = polygon([...outline(x => nearEdge(x) - 600, -depth), ...outline(farEdge, -depth).reverse()])
  let cracks = ''
  for (let x = -7000; x < 7000; x += random.between(130, 320)) {
    const [px, py] = view.project([x, 0, farEdge(x)])
    const [qx, qy] = view.project([x + random.between(-60, 60), -depth * random.between(0.4, 0.95), farEdge(x)])
    cracks += `M${n(px)} ${n(py + 3)}L${n(qx)} ${n(qy)}`
  }
  let rapids = ''
  for (let i = 0; i < 60; i++) {
    const z = random.between(RAVINE.near, RAVINE.far)
    const [px, py] = view.project([random.between(-4200, 4200), -depth, z])
    const l = random.between(160, 420) * view.scaleAt([0, -depth, z])
    rapids += `M${n(px)} ${n(py)}q${n(l * 0.3)} ${n(-l * 0.1)} ${n(l * 0.5)} 0t${n(l * 0.5)} 0`
  }
  const lip = (edge: (x: number) => number, y: number) =>
    outline(edge, y)
      .map(([x, py], i) => `${i ? 'L' : 'M'}${n(x)} ${n(py)}`)
      .join('')
  return (
    shape(gap, shade(rock, 0.5)) +
    defs.clip(
      gap,
      shape(river, defs.verticalGradient(mix(water, foam, 0.3), water, shade(water, 0.3))) +
        line(rapids, alpha(foam, 0.75), camera === 'from-above' ? 9 : 5) +
        shape(wall(farEdge), defs.verticalGradient(tint(rock, 0.12), rock, shade(rock, 0.3))) +
        line(cracks, alpha(shade(rock, 0.5), 0.4), 5) +
        line(lip(farEdge, -depth), alpha(foam, 0.9), 7) +
        line(lip(farEdge, 0), bank, 9),
    ) +
    line(lip(nearEdge, -12), alpha(shade(rock, 0.4), 0.5), 12) +
    line(lip(nearEdge, 0), tint(bank, 0.12), 10)
  )
}

/** How far the bridge hangs down at a share of its length. */
const sagAt = (share: number) => -150 * 4 * share * (1 - share)

interface BridgeOptions {
  /** x of the middle of the bridge. */
  x: number
  broken: boolean
  wood: string
  rope: string
}

/** The rope bridge that leads away from the viewer. */
export function ropeBridge(stage: Stage, { x, broken, wood, rope }: BridgeOptions): Piece[] {
  const { view } = stage
  const length = RAVINE.far - RAVINE.near + 300
  const at = (share: number, across: number, up: number): Vec3 => [
    x + across * 230,
    sagAt(share) + up,
    RAVINE.near - 150 + length * share,
  ]
  const quad = (points: readonly Vec3[]) => polygon(points.map(point => view.project(point)))
  const count = 34
  let planks = ''
  let dark = ''
  for (let i = count - 1; i >= 0; i--) {
    if (broken && (i % 3 === 1 || (i > 8 && i < 17) || i === 5)) continue
    const from = (i + 0.12) / count
    const to = (i + 0.82) / count
    const data = quad([at(from, -1, 0), at(from, 1, 0), at(to, 1, 0), at(to, -1, 0)])
    if (i % 2) planks += data
    else dark += data
  }
  const ropeLine = (across: number, up: number, slack = 0) =>
    Array.from({ length: 25 }, (_, i) => {
      const [px, py] = view.project(at(i / 24, across, up - slack * Math.sin((i / 24) * Math.PI)))
      return `${i ? 'L' : 'M'}${n(px)} ${n(py)}`
    }).join('')
  let ties = ''
  for (let i = 0; i <= count; i += 2)
    for (const across of [-1, 1]) {
      const [px, py] = view.project(at(i / count, across, 0))
      const [qx, qy] = view.project(at(i / count, across, 620 - 90 * Math.sin((i / count) * Math.PI)))
      ties += `M${n(px)} ${n(py)}L${n(qx)} ${n(qy)}`
    }
  const dangling = broken
    ? [0.3, 0.52]
        .map((share, i) => {
          const [px, py] = view.project(at(share, i ? 1 : -1, 0))
          const s = view.scaleAt(at(share, 0, 0))
          const way = i ? 1 : -1
          return `M${n(px)} ${n(py)}l${n(way * 60 * s)} ${n(150 * s)}l${n(-way * 300 * s)} ${n(150 * s)}l${n(-way * 40 * s)} ${n(-80 * s)}l${n(way * 250 * s)} ${n(-130 * s)}l${n(-way * 20 * s)} ${n(-90 * s)}Z`
        })
        .join('')
    : ''
  const scale = view.scaleAt(at(0.3, 0, 0))
  const post = (share: number, across: number) => {
    const [px, py] = view.project(at(share, across, -40))
    const [, top] = view.project(at(share, across, 820))
    const w = 58 * view.scaleAt(at(share, across, 0))
    return (
      box(
        px - w,
        top,
        w * 2,
        py - top,
        stage.context.defs.horizontalGradient(shade(wood, 0.3), wood, shade(wood, 0.16)),
        w * 0.6,
      ) +
      line(
        `M${n(px - w)} ${n(top + w * 2)}h${n(w * 2)}M${n(px - w)} ${n(top + w * 2.8)}h${n(w * 2)}`,
        rope,
        Math.max(3, w * 0.4),
      )
    )
  }
  const drawing =
    post(1, -1) +
    post(1, 1) +
    shape(planks, wood) +
    shape(dark, shade(wood, 0.16)) +
    shape(dangling, shade(wood, 0.24)) +
    line(ties, alpha(rope, 0.8), Math.max(2.5, 12 * scale)) +
    line(ropeLine(-1, 0) + ropeLine(1, 0) + ropeLine(-1, 620, 90) + ropeLine(1, 620, 90), rope, Math.max(4, 26 * scale))
  const posts = post(0, -1) + post(0, 1)
  return seesGround(stage)
    ? [
        { depth: view.depthOf([x, 0, RAVINE.far - 400]), kind: 'scenery', drawing },
        { depth: view.depthOf([x, 0, RAVINE.near - 160]), kind: 'scenery', drawing: posts },
      ]
    : []
}

/** Where one stands on the bridge, and on the far side of it. */
export const bridgeSpots = (x: number) => ({
  'rope-bridge': { at: [x, -130, RAVINE.near + 900] as Vec3, seat: 0 },
  'far-bank': { at: [x + 500, 0, RAVINE.far + 200] as Vec3, seat: 0 },
})

/** Spray that rises from the ravine. */
export function ravineMist({ view, context }: Stage, colour: string): string {
  const [, y] = view.project([0, 0, 3200])
  return view.pitch > 20
    ? ''
    : ellipse(
        SIZE / 2,
        y,
        SIZE * 0.7,
        90,
        context.defs.radialGradient(alpha(colour, 0.5), alpha(colour, 0.24), alpha(colour, 0)),
      )
}
