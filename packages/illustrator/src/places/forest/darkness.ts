import { alpha } from '../../canvas/colour.ts'
import { blob, n, type Point } from '../../canvas/path.ts'
import { box, ellipse, SIZE, shape } from '../../canvas/svg.ts'
import type { Stage } from '../../stage/stage.ts'
import { seesGround } from '../ground-plane.ts'

/** What is black in the jungle at night. */

const NIGHT = '#03070f'

/** A closed outline round the middle, with a slight wave. */
const wavy = ([x, y]: Point, r: number): string =>
  blob(
    Array.from({ length: 14 }, (_, i): Point => {
      const angle = (i / 14) * Math.PI * 2
      const grow = r * (1 + 0.02 * Math.sin(i * 2.4))
      return [x + Math.cos(angle) * grow, y + Math.sin(angle) * grow]
    }),
  )

/** The wood is black but for the room that a lantern lights up, with a hard edge, round the figures. */
export function lanternRoom(stage: Stage): string {
  const { view, context } = stage
  const centre = view.project([0, 0.5 * view.stature, 0])
  const r = 1.02 * view.stature * view.scaleAt([0, 0, 0])
  const outside = (grow: number) => `M0 0H${SIZE}V${SIZE}H0Z${wavy(centre, r * grow)}`
  const dark = (grow: number, strength: number) =>
    `<path d="${outside(grow)}" fill="${alpha(NIGHT, strength)}" fill-rule="evenodd"/>`
  const [x, floor] = view.project([0, 0, -40])
  return (
    shape(
      wavy(centre, r * 1.16),
      context.defs.radialGradient(alpha('#ffd27a', 0.62), alpha('#ffb24a', 0.46), alpha('#e8862c', 0.34)),
    ) +
    (seesGround(stage) ? ellipse(x, floor, r * 0.94, r * 0.2, alpha('#ffcf70', 0.4)) : '') +
    dark(1, 0.56) +
    dark(1.12, 0.84)
  )
}

/** The black mouth of the tunnel of bamboo, at the right of the middle. */
export function blackMouth(stage: Stage): string {
  const { view } = stage
  const z = 1300
  const scale = view.scaleAt([0, 0, z])
  const [x, y] = view.project([view.xOf(0.4, z), 0, z])
  const mouth = (grow: number) => {
    const [w, h] = [640 * scale * grow, 1800 * scale * grow]
    return `M${n(x - w)} ${n(y + 40 * scale)}C${n(x - w * 1.12)} ${n(y - h * 0.7)} ${n(x - w * 0.56)} ${n(y - h)} ${n(x)} ${n(y - h)}C${n(x + w * 0.56)} ${n(y - h)} ${n(x + w * 1.12)} ${n(y - h * 0.7)} ${n(x + w)} ${n(y + 40 * scale)}Q${n(x)} ${n(y + 110 * scale)} ${n(x - w)} ${n(y + 40 * scale)}Z`
  }
  return (
    box(0, 0, SIZE, SIZE, alpha(NIGHT, 0.3)) +
    shape(mouth(1.34), alpha(NIGHT, 0.4)) +
    shape(mouth(1.16), alpha(NIGHT, 0.6)) +
    shape(mouth(1), '#02050b')
  )
}

/** In the tunnel: black all round a light that is far ahead on the right. */
export const insideTheTunnel = ({ context }: Stage): string =>
  box(0, 0, SIZE, SIZE, alpha(NIGHT, 0.24)) +
  ellipse(
    SIZE * 0.66,
    SIZE * 0.64,
    SIZE * 1.1,
    SIZE * 1.1,
    context.defs.radialGradient(alpha('#ffc66a', 0.3), alpha(NIGHT, 0.34), alpha(NIGHT, 0.86)),
  )
