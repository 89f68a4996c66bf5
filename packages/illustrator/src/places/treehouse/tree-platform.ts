import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { circlePath, n, type Point, polygon } from '../../canvas/path.ts'
import { box, line, SIZE, shape } from '../../canvas/svg.ts'
import type { Vec3 } from '../../space/vec3.ts'
import { horizonOf, type Piece, type Stage } from '../../stage/stage.ts'
import { seesGround } from '../ground-plane.ts'
import type { Room } from '../interior.ts'

/** High up in a tree: floors of planks, a railing, a branch to stand on, and the crowns of the jungle far below. */

/** Where the light falls on a crown: x, y and radius as shares of its own. */
const TUFTS = [
  [-0.42, -0.3, 0.3],
  [0.06, -0.56, 0.32],
  [0.48, -0.22, 0.28],
  [-0.06, -0.06, 0.2],
] as const

/** The crowns of a jungle below, from the horizon to the bottom of the picture. `depth` in world units. */
export function crownsBelow(stage: Stage, depth: number, leaf: (haze: number) => string): string {
  if (!seesGround(stage)) return ''
  const { view, context } = stage
  const { random } = context
  const horizon = Math.max(-10, horizonOf(stage))
  let drawing = box(
    0,
    horizon,
    SIZE,
    SIZE - horizon + 4,
    context.defs.verticalGradient(leaf(0.8), leaf(0.4), leaf(0.2)),
  )
  // On the plane of the crowns, sizes are proportional to the distance from the horizon.
  const share = 1250 / (depth + 900)
  for (let py = horizon + 10; py < SIZE + 160; ) {
    const r = Math.max(13, (py - view.horizon) * share)
    const haze = Math.max(0.04, 0.62 - ((py - horizon) / 560) * 0.58)
    let dark = ''
    let bright = ''
    for (let x = -r + random.between(0, r); x < SIZE + r; x += r * random.between(1.1, 1.7)) {
      const size = r * random.between(0.75, 1.1)
      const y = py + random.between(-0.2, 0.3) * r
      dark += circlePath(x, y, size) + circlePath(x + size * 0.7, y + size * 0.34, size * 0.7)
      bright +=
        r < 30
          ? circlePath(x + size * 0.14, y - size * 0.3, size * 0.5)
          : TUFTS.map(([tx, ty, tr]) => circlePath(x + size * tx, y + size * ty, size * tr)).join('')
    }
    drawing += shape(dark, shade(leaf(haze), 0.14)) + shape(bright, tint(leaf(haze), 0.1))
    py += r * 0.95
  }
  return drawing
}

/** A floor of planks that lead away from the viewer, over the given x and z. */
export function plankFloor(
  stage: Stage,
  x: readonly [number, number],
  z: readonly [number, number],
  wood: string,
): string {
  if (!seesGround(stage)) return ''
  const near = Math.max(z[0], stage.view.zOf('foreground') * 1.6)
  const { random, defs } = stage.context
  const width = 210
  const groups = [wood, tint(wood, 0.08), shade(wood, 0.09)].map(tone => ({ tone, data: '' }))
  let seams = ''
  let grain = ''
  for (let px = x[0]; px < x[1]; px += width) {
    const corner = (cx: number, cz: number) => stage.view.project([cx, 0, cz])
    const group = groups[random.integer(0, 2)]
    if (group)
      group.data += polygon([corner(px, z[1]), corner(px + width, z[1]), corner(px + width, near), corner(px, near)])
    const [a, b] = [corner(px, z[1]), corner(px, near)]
    seams += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
    const [c, d] = [
      corner(px + random.between(50, 160), random.between(z[1] * 0.2, z[1])),
      corner(px + random.between(50, 160), random.between(-800, 0)),
    ]
    grain += `M${n(c[0])} ${n(c[1])}L${n(d[0])} ${n(d[1])}`
  }
  const edge = polygon([
    stage.view.project([x[0], 0, z[1]]),
    stage.view.project([x[1], 0, z[1]]),
    stage.view.project([x[1], 0, near]),
    stage.view.project([x[0], 0, near]),
  ])
  return (
    groups.map(({ tone, data }) => shape(data, tone)).join('') +
    line(seams, alpha(shade(wood, 0.6), 0.34), 4) +
    line(grain, alpha(shade(wood, 0.5), 0.14), 4) +
    shape(edge, defs.verticalGradient(alpha(tint(wood, 0.5), 0.3), alpha(wood, 0), alpha(shade(wood, 0.5), 0.16)))
  )
}

/** A railing of branches and rope along the edge at z. */
export function railing(stage: Stage, x: readonly [number, number], z: number, wood: string, rope: string): Piece {
  const { view } = stage
  let posts = ''
  let weave = ''
  const [, top] = view.project([0, 760, z])
  const [, middle] = view.project([0, 420, z])
  const [, foot] = view.project([0, 0, z])
  const scale = view.scaleAt([0, 0, z])
  for (let px = x[0], i = 0; px <= x[1]; px += 460, i++) {
    const [sx] = view.project([px, 0, z])
    const [ex] = view.project([px + 460, 0, z])
    posts += `M${n(sx)} ${n(foot)}L${n(sx + (i % 2 ? 4 : -4))} ${n(top - 50 * scale)}`
    if (px + 460 <= x[1])
      weave += `M${n(sx)} ${n(middle)}Q${n((sx + ex) / 2)} ${n(middle + 60 * scale)} ${n(ex)} ${n(middle)}M${n(sx)} ${n(foot - 60 * scale)}L${n(ex)} ${n(middle + 30 * scale)}M${n(ex)} ${n(foot - 60 * scale)}L${n(sx)} ${n(middle + 30 * scale)}`
  }
  const [left] = view.project([x[0], 0, z])
  const [right] = view.project([x[1], 0, z])
  return {
    depth: view.depthOf([0, 0, z]),
    kind: 'scenery',
    drawing:
      line(weave, rope, Math.max(4, 22 * scale)) +
      line(posts, shade(wood, 0.16), Math.max(8, 74 * scale)) +
      line(
        `M${n(left)} ${n(top)}Q${n((left + right) / 2)} ${n(top + 26 * scale)} ${n(right)} ${n(top)}`,
        tint(wood, 0.12),
        Math.max(8, 66 * scale),
      ),
  }
}

/** Radius of the branch at x: thick as a body at the trunk, thin as a wrist at its end. */
const branchRadius = (x: number): number => 34 + 210 * Math.max(0, (950 - x) / 2300) ** 1.4

/** A branch over nothing, from the trunk at the left; its upper side is y = 0. */
export function longBranch(stage: Stage, bark: string, leaf: string): Piece {
  const { view, context } = stage
  const { random, defs } = context
  const top: Point[] = []
  const under: Point[] = []
  for (let x = -3000; x <= 1900; x += 140) {
    const bend = x > 700 ? -((x - 700) ** 2) / 9000 : 0
    const at = (y: number): Vec3 => [x, y + bend + 10 * Math.sin(x / 170), 0]
    top.push(view.project(at(0)))
    under.push(view.project(at(-2 * branchRadius(x))))
  }
  const scale = view.scaleAt([0, 0, 0])
  const back = [...under].reverse()
  const twig = (x: number, length: number, rise: number) => {
    const [sx, sy] = view.project([x, -branchRadius(x), 0])
    return {
      data: `M${n(sx)} ${n(sy)}q${n(length * 0.5 * scale)} ${n(-rise * 0.2 * scale)} ${n(length * scale)} ${n(-rise * scale)}`,
      end: [sx + length * scale, sy - rise * scale] as Point,
    }
  }
  const twigs = [twig(1100, 420, -260), twig(1350, 500, 200), twig(-1500, -500, -320), twig(-2000, 300, -520)]
  let leaves = ''
  for (const [ex, ey] of [...twigs.map(({ end }) => end), view.project([1800, -130, 0])])
    for (let i = 0; i < 9; i++) {
      const l = random.between(120, 200) * scale
      const angle = random.between(0, 6.28)
      const [dx, dy] = [Math.cos(angle) * l, Math.sin(angle) * l]
      leaves += `M${n(ex)} ${n(ey)}q${n(dx * 0.5 - dy * 0.34)} ${n(dy * 0.5 + dx * 0.34)} ${n(dx)} ${n(dy)}q${n(-dx * 0.5 + dy * 0.34)} ${n(-dy * 0.5 - dx * 0.34)} ${n(-dx)} ${n(-dy)}Z`
    }
  const path = `M${[...top, ...back].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
  return {
    depth: view.depthOf([0, 0, 260]),
    kind: 'scenery',
    drawing:
      line(twigs.map(({ data }) => data).join(''), shade(bark, 0.1), Math.max(6, 34 * scale)) +
      shape(path, defs.verticalGradient(tint(bark, 0.2), bark, shade(bark, 0.34))) +
      line(
        top.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y + 5)}`).join(''),
        alpha(tint(bark, 0.5), 0.5),
        Math.max(4, 16 * scale),
      ) +
      shape(leaves, mix(leaf, tint(leaf, 0.3), 0.3)),
  }
}

/** Beams below the roof, which a camera sees that looks up. */
export const rafters = ({ view }: Stage, { back, halfWidth, height }: Room, wood: string): string =>
  [-0.8, -0.4, 0, 0.4, 0.8]
    .map(share => {
      const at = (dx: number, z: number) => view.project([share * halfWidth + dx, height, z])
      return shape(polygon([at(-50, back), at(50, back), at(50, -900), at(-50, -900)]), wood)
    })
    .join('')
