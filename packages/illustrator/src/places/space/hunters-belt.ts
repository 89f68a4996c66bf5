import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { circlePath, n, type Point, polygon, ring } from '../../canvas/path.ts'
import { box, circle, ellipse, line, shape } from '../../canvas/svg.ts'
import { planet } from '../../scenery/planets.ts'
import { glow } from '../../scenery/sky.ts'
import type { Vec3 } from '../../space/vec3.ts'
import { type Piece, type Stage, uprightShare } from '../../stage/stage.ts'
import { spaceOf } from './heavens.ts'
import { starGap } from './star-gap.ts'
import { starRoad, starShape } from './star-road.ts'
import type { Scene } from './star-scene.ts'

/** Height in the world, at depth z, of what is seen at `y` px. */
function heightAt({ view }: Stage, z: number, y: number): number {
  const [, base] = view.project([0, 0, z])
  return (base - y) / (view.scaleAt([0, 0, z]) * Math.cos((view.pitch * Math.PI) / 180))
}

/** The stars of the Hunter in px, with his belt from `from` to `to`. */
function hunter(stage: Stage, from: Point, to: Point): string {
  const { states, context } = stage
  const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const at = (along: number, up: number): Point => [mid[0] + dx * along + dy * up, mid[1] + dy * along - dx * up]
  const corners = [at(-0.75, -0.62), at(0.7, -0.7), at(0.85, 0.72), at(-0.7, 0.8)]
  const missing = states.has('missing-star')
  const whole = states.has('three-stars')
  const stars = [0, 0.5, 1].map((share): Point => [from[0] + dx * share, from[1] + dy * share])
  const size = whole ? 40 : 30
  const gap = stars[2] ?? to
  const joined = corners.map(([x, y], i) => {
    const [bx, by] = stars[i % 3] ?? mid
    return `M${n(x)} ${n(y)}L${n(bx)} ${n(by)}`
  })
  return (
    line(joined.join(''), alpha('#cfe0ff', 0.24), 3) +
    corners
      .map(([x, y]) => glow(context, x, y, 60, '#dfeaff', 0.5) + shape(starShape(x, y, 17, 4), '#eef4ff'))
      .join('') +
    stars
      .map(([x, y], i) =>
        // The third star has a face and is in somebody's hands.
        i === 2 && (missing || stage.shown.has('star'))
          ? ''
          : glow(context, x, y, size * (whole ? 5.4 : 3.6), '#ffd98a', whole ? 0.8 : 0.6) +
            shape(starShape(x, y, size), whole ? '#ffe9a8' : '#fff0c4'),
      )
      .join('') +
    (whole ? line([110, 190, 280].map(r => circlePath(mid[0], mid[1], r)).join(''), alpha('#ffe2a0', 0.3), 6) : '') +
    (missing
      ? // With the silver thread that held the star.
        starGap(context, ...gap, 38) +
        line(`M${n(gap[0] + 34)} ${n(gap[1] + 20)}q50 30 30 80t40 90`, '#dfe6f2', 4) +
        line(
          [-1, 0, 1].map(i => `M${n(gap[0] - 70 + i * 16)} ${n(gap[1] - 60 + i * 26)}l22 -12`).join(''),
          '#dfe6f2',
          4,
        )
      : '')
  )
}

export const belt = (stage: Stage): Scene => {
  const z = stage.view.zOf('middle')
  const half = 768 / stage.view.scaleAt([0, 0, z])
  const high = stage.camera === 'from-above'
  const x = half * 0.52
  const [from, to]: [Point, Point] =
    stage.camera === 'from-below'
      ? [
          [520, 500],
          [940, 420],
        ]
      : [
          [520, 352],
          [850, 276],
        ]
  const top = high ? 1900 : Math.max(1500 * (stage.view.stature / 1000), heightAt(stage, z, 330))
  return {
    sky: high
      ? ''
      : hunter(stage, from, to) + planet(stage.context, 190, 520, 60, mix('#6fb5b0', spaceOf(stage)[2], 0.2), 'bands'),
    ground: starRoad(stage),
    pieces: [
      // Whoever climbs it is in front of it, also in views from below; in a close-up its rungs would cross faces.
      ...(stage.camera === 'close-up'
        ? []
        : [
            {
              ...stage.stand(ladder(stage, top), [x, 0, z + LADDER]),
              depth: Math.max(stage.view.depthOf([x, 0, z + LADDER]), stage.view.depthOf([x, top, z + LADDER])),
            },
          ]),
      stage.stand(mendingBasket(stage), [x - 520, 0, z + 220]),
      ...drifters(stage),
    ],
    front: stage.camera === 'wide' || stage.camera === 'medium' ? dustHeaps(stage) : '',
    spots: {
      steps: { at: [x, 420, z + 120] },
      ladder: {
        at: onRung(stage, [
          x,
          top - (stage.camera === 'from-below' ? 690 : 1260) * (stage.view.stature / 1000),
          z + BEFORE_LADDER,
        ]),
        hasBoard: true,
      },
      ledge: { at: [x, 0, z + 100], seat: top },
    },
  }
}

/** Height of the lowest rung, and from one to the next. */
/** How far behind its place the ladder stands. */
const LADDER = 160
const FIRST_RUNG = 150
const RUNGS = 210

/** How far before the ladder somebody is who climbs it. */
const BEFORE_LADDER = 120

/** The place nearest to one before the ladder where feet are seen on a rung: the ladder is drawn flat. */
function onRung({ view }: Stage, [x, height, z]: Vec3): Vec3 {
  const back = z - BEFORE_LADDER + LADDER
  const [, foot] = view.project([x, 0, back])
  const scale = view.scaleAt([x, 0, back]) * uprightShare(view.pitch)
  const seen = (at: number) => view.project([x, at, z])[1]
  const rung = Math.round(((foot - seen(height)) / scale - FIRST_RUNG) / RUNGS)
  const top = foot - (FIRST_RUNG + rung * RUNGS + 22) * scale
  const step = (at: number) => at + (seen(at) - top) / view.scaleAt([x, at, z])
  return [x, step(step(height)), z]
}

/** A wooden ladder that leans on nothing. */
function ladder({ context, camera }: Stage, top: number): string {
  const paint = context.bookRandom.fork('ladder').pick(['#c08a54', '#b5674f', '#5f8fa8', '#a8b0c0'])
  const wood = camera === 'silhouette' ? '#3a2c44' : context.light.on(paint)
  const rungs = Array.from(
    { length: Math.floor(top / RUNGS) },
    (_, i) => `M${n(-230 + i * 4)} ${-FIRST_RUNG - i * RUNGS}H${n(230 - i * 4)}`,
  ).join('')
  return (
    ellipse(0, 0, 330, 40, alpha('#0a1030', 0.3)) +
    line(rungs, shade(wood, 0.1), 44) +
    line(`M-250 0L-190 ${-top - 160}M250 0L190 ${-top - 160}`, wood, 56) +
    line(`M-262 -40L-204 ${-top - 120}M238 -40L178 ${-top - 120}`, tint(wood, 0.3), 14)
  )
}

/** Spools of silver thread in a basket, with a needle. */
const mendingBasket = ({ context, camera }: Stage): string => {
  const cane = context.light.on('#b5804a')
  return (
    ellipse(0, 0, 260, 30, alpha('#0a1030', 0.3)) +
    box(-150, -330, 120, 150, '#e8eef6', 20) +
    box(-10, -360, 120, 170, '#cfd8ea', 20) +
    line('M-150 -290h120M-150 -250h120M-10 -310h120M-10 -260h120', '#9fb0cc', 10) +
    // In a close-up it would cross a face.
    (camera === 'close-up' ? '' : line('M60 -330L230 -560', '#f2f6fc', 16)) +
    line('M-90 -320Q-260 -420 -330 -260T-420 -60', alpha('#eef4ff', 0.8), 8) +
    shape('M-230 -220H230L180 0H-180Z', context.defs.horizontalGradient(shade(cane, 0.2), cane, tint(cane, 0.1))) +
    line('M-215 -150H215M-198 -80H198', alpha(shade(cane, 0.4), 0.5), 14)
  )
}

/** Small stones that float about, for depth. */
function drifters(stage: Stage): Piece[] {
  const { random } = stage.context
  const sky = spaceOf(stage)
  return Array.from({ length: 7 }, (_, i) => {
    const z = 2000 + i * 1500
    const reach = 768 / stage.view.scaleAt([0, 0, z])
    const tone = mix(mix('#a89cb8', sky[2], 0.3 + i * 0.06), stage.camera === 'silhouette' ? '#1c1838' : '#a89cb8', 0.2)
    const at = [(i % 2 ? 1 : -1) * reach * random.between(0.45, 1.05), random.between(-400, 1800), z] as const
    return stage.stand(
      shape(polygonRock(random.between(120, 330), random.next()), tone) +
        shape(polygonRock(70, 0.3), alpha('#ffffff', 0.1)),
      at,
    )
  })
}

const polygonRock = (r: number, turn: number): string => {
  const corners = ring(0, 0, r, r * 0.72, 9).map(
    ([x, y], i): Point => [
      x * (0.8 + 0.24 * Math.sin(i * 2.1 + turn * 6)),
      y * (0.84 + 0.2 * Math.cos(i * 1.7 + turn * 5)),
    ],
  )
  return polygon(corners)
}

/** Heaps of shining dust in the lower corners. */
function dustHeaps(stage: Stage): string {
  const sky = spaceOf(stage)
  const colour = mix(sky[3], '#ffffff', 0.24)
  const heap = (x: number) =>
    [
      [-120, 0, 120],
      [0, -50, 150],
      [130, 0, 120],
      [220, 30, 90],
      [-220, 30, 80],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx, 1570 + dy, r, alpha(colour, 0.5)))
      .join('')
  return heap(60) + heap(1490)
}
