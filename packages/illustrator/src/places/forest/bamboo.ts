import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n, type Point, tube } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import type { Piece, Stage } from '../../stage/stage.ts'

/** A stand of bamboo whose culms bend over to one side (1 is right), 4,400 high, in world units. */
function bambooStand({ random, defs }: DrawContext, colour: string, side: 1 | -1): string {
  let drawing = ''
  let leaves = ''
  for (let i = 0; i < 5; i++) {
    const x = (i - 2) * 150 + random.between(-50, 50)
    const bend = side * random.between(700, 1500)
    const h = random.between(3700, 4600)
    const at = (share: number): Point => [x + bend * share ** 2.6, -h * share * (1 - 0.1 * share)]
    const points = Array.from({ length: 8 }, (_, k) => at(k / 7))
    const tone = mix(colour, i % 2 ? tint(colour, 0.3) : shade(colour, 0.3), 0.6)
    drawing += shape(
      tube(points, share => 46 - 26 * share),
      defs.horizontalGradient(shade(tone, 0.2), tint(tone, 0.12), shade(tone, 0.1)),
    )
    let joints = ''
    for (let k = 1; k < 13; k++) {
      const [px, py] = at(k / 13)
      const w = 50 - 26 * (k / 13)
      joints += `M${n(px - w)} ${n(py)}q${n(w)} 16 ${n(w * 2)} 0`
    }
    drawing += line(joints, alpha(shade(tone, 0.5), 0.5), 14)
    for (let k = 5; k < 15; k++) {
      const [px, py] = at(k / 15)
      for (const way of [-1, 1]) {
        const l = random.between(200, 330)
        leaves += `M${n(px)} ${n(py)}q${n(way * l * 0.5)} ${n(-l * 0.06)} ${n(way * l)} ${n(l * 0.5)}q${n(-way * l * 0.7)} ${n(-l * 0.16)} ${n(-way * l)} ${n(-l * 0.5)}Z`
      }
    }
  }
  return drawing + shape(leaves, shade(colour, 0.06))
}

/** Rows of bamboo on both sides of a path that arch over it. */
export function bambooTunnel(stage: Stage, colour: (air: number) => string): Piece[] {
  return [700, 1500, 2500, 3800, 5600, 8200].flatMap((z, i) => {
    const tone = colour(i / 7)
    const x = 1420 + i * 40
    return [
      stage.stand(bambooStand(stage.context, tone, 1), [-x, 0, z + 140]),
      stage.stand(bambooStand(stage.context, tone, -1), [x + 120, 0, z]),
    ]
  })
}
