import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { curve, n, type Point, tube } from '../../canvas/path.ts'
import { line, SIZE, shape } from '../../canvas/svg.ts'

/** Walls, columns and stalactites of caves. */

/** A wall of rock over the whole picture with an uneven hole at (x, y), in px. */
export function rockWithHole(
  { random, defs }: DrawContext,
  [x, y]: Point,
  rx: number,
  ry: number,
  colour: string,
): string {
  const count = 18
  const rim = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2
    const r = random.between(0.88, 1.1)
    // The lower part is wide, so that the floor is free.
    const down = Math.max(0, Math.sin(angle))
    return [x + Math.cos(angle) * rx * (r + down * 0.3), y + Math.sin(angle) * ry * r]
  })
  const hole = rim
    .map((point, i) => {
      const next = rim[(i + 1) % count] ?? point
      const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]
      return `${i ? '' : `M${n(middle[0])} ${n(middle[1])}`}Q${n(next[0])} ${n(next[1])} ${n(((rim[(i + 2) % count] ?? next)[0] + next[0]) / 2)} ${n(((rim[(i + 2) % count] ?? next)[1] + next[1]) / 2)}`
    })
    .join('')
  const fill = defs.verticalGradient(shade(colour, 0.2), colour, shade(colour, 0.3))
  let folds = ''
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * Math.PI * 2
    const from: Point = [x + Math.cos(angle) * rx * 1.16, y + Math.sin(angle) * ry * 1.16]
    folds += `M${n(from[0])} ${n(from[1])}q${n(Math.cos(angle) * 90 + random.between(-30, 30))} ${n(Math.sin(angle) * 60)} ${n(Math.cos(angle) * 210)} ${n(Math.sin(angle) * 200)}`
  }
  return (
    `<path fill-rule="evenodd" d="M-40 -40H${SIZE + 40}V${SIZE + 40}H-40Z${hole}Z" fill="${fill}"/>` +
    line(folds, alpha(tint(colour, 0.4), 0.12), 26) +
    line(`${hole}Z`, alpha(tint(colour, 0.5), 0.3), 8)
  )
}

/** Stalactites along the top of the picture, longer at the sides. */
export function stalactites({ random, defs }: DrawContext, min: number, max: number, colour: string): string {
  let data = `M-20 -20H${SIZE + 20}V10`
  for (let x = SIZE + 20; x > -20; ) {
    const w = random.between(60, 170)
    const aside = Math.abs(x / SIZE - 0.5) * 2
    const h = (random.next() ** 2 * (max - min) + min) * (0.35 + 0.65 * aside)
    const tip = x - w * random.between(0.4, 0.6)
    data += `C${n(x - w * 0.2)} ${n(10 + h * 0.1)} ${n(tip + w * 0.12)} ${n(10 + h * 0.5)} ${n(tip)} ${n(10 + h)}C${n(tip - w * 0.1)} ${n(10 + h * 0.5)} ${n(x - w * 0.84)} ${n(10 + h * 0.1)} ${n(x - w)} ${n(10 + random.between(-16, 16))}`
    x -= w
  }
  return shape(`${data}Z`, defs.verticalGradient(colour, tint(colour, 0.14)))
}

/** A column where stalactite and stalagmite have met, in world units. */
export function column({ random, defs }: DrawContext, width: number, height: number, colour: string): string {
  const spine: Point[] = Array.from(
    { length: 7 },
    (_, i): Point => [random.between(-0.06, 0.06) * width, -width * 0.4 - (height * i) / 6],
  )
  const radius = (share: number) => width * (0.2 + 0.34 * Math.abs(share * 2 - 0.9) ** 1.6)
  const grooves = [-0.6, -0.25, 0.1, 0.5]
    .map(aside =>
      curve(spine.map(([x, y], i): Point => [x + aside * radius(i / 6) + random.between(-0.03, 0.03) * width, y])),
    )
    .join('')
  return (
    shape(
      tube(spine, radius, true),
      defs.horizontalGradient(shade(colour, 0.3), tint(colour, 0.12), colour, shade(colour, 0.34)),
    ) + line(grooves, alpha(shade(colour, 0.6), 0.26), width * 0.035)
  )
}

/** A stalagmite, in world units. */
export const stalagmite = ({ defs }: DrawContext, height: number, colour: string): string =>
  shape(
    `M${n(-height * 0.34)} 20C${n(-height * 0.16)} ${n(-height * 0.2)} ${n(-height * 0.1)} ${n(-height * 0.7)} 0 ${n(-height)}C${n(height * 0.08)} ${n(-height * 0.7)} ${n(height * 0.2)} ${n(-height * 0.24)} ${n(height * 0.36)} 20Q0 ${n(height * 0.1)} ${n(-height * 0.34)} 20Z`,
    defs.horizontalGradient(tint(colour, 0.2), colour, shade(colour, 0.34)),
  )
