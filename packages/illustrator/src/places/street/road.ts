import { alpha, shade, tint } from '../../canvas/colour.ts'
import { line, shape } from '../../canvas/svg.ts'
import { AUTO_COLOURS, autoRickshaw, BENCH } from '../../scenery/auto-rickshaw.ts'
import type { Stage } from '../../stage/stage.ts'
import { levelPlane } from '../plane.ts'

/** Asphalt with worn patches and a pavement of square stones from `kerb` to `back`. */
export function roadOf(stage: Stage, kerb: number, back: number): string {
  const { context } = stage
  const { light, random, defs } = context
  const near = stage.view.zOf('foreground') * 1.5
  const ground = levelPlane(stage)
  const asphalt = light.land('#8f8799')
  const stone = light.land('#d8c4a8')
  let joints = ''
  for (let u = -6000; u <= 6000; u += 480)
    joints += ground.line([
      [u, kerb],
      [u, back],
    ])
  for (let v = kerb + 300; v < back; v += 480)
    joints += ground.line([
      [-9000, v],
      [9000, v],
    ])
  const patches = Array.from({ length: 8 }, () =>
    ground.disc(
      random.between(-2200, 2200),
      random.between(near * 0.6, kerb),
      random.between(200, 700),
      random.between(80, 240),
    ),
  ).join('')
  let marks = ''
  for (let u = -6300; u < 6300; u += 1400) marks += ground.rect(u, (kerb + near) * 0.5 - 60, 760, 110)
  const leaves = Array.from({ length: 26 }, (): string => {
    const [u, v] = [random.between(-2400, 2400), random.between(near * 0.6, back)]
    return ground.area([
      [u - 46, v],
      [u, v + 26],
      [u + 46, v],
      [u, v - 20],
    ])
  }).join('')
  return (
    shape(
      ground.rect(-12000, near, 24000, kerb - near),
      defs.verticalGradient(tint(asphalt, 0.1), shade(asphalt, 0.14)),
    ) +
    shape(patches, alpha(shade(asphalt, 0.4), 0.12)) +
    shape(marks, alpha(light.land('#fff4de'), 0.62)) +
    shape(ground.rect(-12000, kerb, 24000, back - kerb), defs.verticalGradient(stone, tint(stone, 0.1))) +
    line(joints, alpha(shade(stone, 0.5), 0.24), 4) +
    shape(ground.rect(-12000, kerb - 60, 24000, 110), tint(stone, 0.34)) +
    shape(leaves, alpha(light.land('#c99a3f'), 0.7))
  )
}

/** A parked auto-rickshaw, and where one sits in it. */
export function parkedAuto(stage: Stage, x: number, z: number, { mirrored = false } = {}) {
  const auto = autoRickshaw(stage.context, stage.context.bookRandom.fork('auto').pick(AUTO_COLOURS))
  const front = stage.stand(auto.front, [x, 0, z], { mirrored })
  return {
    pieces: [
      { ...stage.stand(auto.back, [x, 0, z], { mirrored }), depth: front.depth + 220 },
      { ...front, depth: front.depth - 10 },
    ],
    seat: { at: [x + (mirrored ? -1 : 1) * BENCH.x, 0, z + 90] as const, seat: BENCH.height + 80 },
  }
}
