import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n, soft } from '../../canvas/path.ts'
import { circle, ellipse, shape } from '../../canvas/svg.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { shapesOnGround } from '../ground-shapes.ts'
import { waterIn } from '../open-water.ts'

/** A dark rock of the shore with barnacles and weed, in world units. */
export function tidalRock({ context }: Stage, width: number, height: number): string {
  const { random, light, defs } = context
  const w = width / 2
  const stone = light.land(random.pick(['#5f5a66', '#6a6470', '#575866']))
  const top = random.between(-0.3, 0.3)
  const outline = soft([
    -w,
    20,
    -w * 0.96,
    -height * 0.4,
    -w * 0.6,
    -height * 0.72,
    w * (top - 0.2),
    -height,
    w * (top + 0.3),
    -height * 0.92,
    w * 0.76,
    -height * 0.5,
    w,
    20,
    0,
    50,
  ])
  let weed = `M${n(-w)} 24`
  const fronds = Math.round(width / 70)
  for (let i = 0; i < fronds; i++) {
    const step = width / fronds
    weed += `q${n(step * 0.3)} ${n(-random.between(40, 110))} ${n(step * 0.5)} ${n(-random.between(20, 60))}t${n(step * 0.5)} ${n(random.between(20, 60))}`
  }
  return (
    ellipse(0, 20, w * 1.1, height * 0.1, light.shadow) +
    shape(outline, defs.verticalGradient(tint(stone, 0.26), stone, shade(stone, 0.3))) +
    shape(
      soft([
        w * (top - 0.14),
        -height * 0.94,
        w * (top + 0.24),
        -height * 0.88,
        w * 0.6,
        -height * 0.5,
        w * 0.2,
        -height * 0.6,
      ]),
      alpha(tint(stone, 0.5), 0.35),
    ) +
    defs.clip(outline, shape(`${weed}V60H${n(-w)}Z`, light.land('#56764e'))) +
    [0.2, 0.34, 0.5, -0.3, -0.44]
      .map((x, i) => circle(x * w, -height * 0.2 - (i % 3) * 60 - 60, 13, light.land('#e8dccb')))
      .join('')
  )
}

/** A clear pool between rocks, on the ground around (x, z). */
export function rockPool(stage: Stage, x: number, z: number, radius: number): string {
  const { context, sky } = stage
  const { light } = context
  const blue = waterIn(stage, '#3aa0a8')
  const outline = (grow: number) =>
    Array.from({ length: 14 }, (_, i): readonly [number, number] => {
      const angle = (i / 14) * Math.PI * 2
      const r = radius * grow * (1 + 0.14 * Math.sin(i * 2.3))
      return [x + Math.cos(angle) * r * 1.3, z + Math.sin(angle) * r]
    })
  return shapesOnGround(stage, [
    [outline(1.16), light.land('#6a6470')],
    [outline(1.06), mix(light.land('#c9a876'), blue, 0.3)],
    [outline(1), blue],
    [outline(0.78), mix(blue, light.land('#1f6f84'), 0.5)],
    [outline(0.3).map(([px, pz]) => [px - radius * 0.5, pz + radius * 0.5] as const), alpha(tint(sky[3], 0.4), 0.5)],
  ])
}

/** Rocks around the pool, seen from side 3 of the beach. */
export const poolRocks = (stage: Stage, x: number, z: number): Piece[] =>
  (
    [
      [-900, 420, 760, 420],
      [-300, 760, 560, 260],
      [560, 780, 820, 520],
      [980, 180, 520, 300],
    ] as const
  ).map(([dx, dz, width, height]) => stage.stand(tidalRock(stage, width, height), [x + dx, 0, z + dz]))
