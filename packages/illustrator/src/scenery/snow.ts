import { mix } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n } from '../canvas/path.ts'
import { shape } from '../canvas/svg.ts'
import { rock } from './land.ts'

/** Snow in daylight. Its shadows are blue, so that `shade` and `tint` don't suit it. */
const WHITE = '#f5f8fd'
const BLUE = '#9dbbe2'

export interface Snow {
  lit: string
  /** In the shade. */
  blue: string
}

/** The colours of snow in the light of a picture. */
export const snowIn = ({ light }: Pick<DrawContext, 'light'>): Snow => ({
  lit: light.land(WHITE),
  blue: light.land(BLUE),
})

/** A pad of snow from x = `from` to `to` that lies on what has its upper edge at y = 0, thickest at `peak` of its width. */
export function snowPad(
  context: Pick<DrawContext, 'light'>,
  from: number,
  to: number,
  thick: number,
  { drip = 0.5, peak = 0.5 } = {},
): string {
  const { lit, blue } = snowIn(context)
  const w = to - from
  const low = thick * drip
  const top = `M${n(from)} 0C${n(from)} ${n(-thick * 0.8)} ${n(from + w * peak * 0.6)} ${n(-thick)} ${n(from + w * peak)} ${n(-thick)}S${n(to)} ${n(-thick * 0.7)} ${n(to)} 0`
  return (
    shape(
      `${top}Q${n(to - w * 0.06)} ${n(low * 1.3)} ${n(to - w * 0.16)} ${n(low * 0.4)}Q${n(to - w * 0.28)} ${n(low * 1.6)} ${n(to - w * 0.44)} ${n(low * 0.4)}Q${n(to - w * 0.56)} ${n(low * 1.2)} ${n(to - w * 0.68)} ${n(low * 0.4)}Q${n(to - w * 0.86)} ${n(low * 1.7)} ${n(from)} 0Z`,
      mix(lit, blue, 0.5),
    ) +
    shape(`${top}Q${n(from + w * 0.8)} ${n(-thick * 0.24)} ${n(from + w * 0.5)} ${n(-thick * 0.2)}T${n(from)} 0Z`, lit)
  )
}

/** Snow that lies on a mass of leaves. */
export function snowCap(
  context: Pick<DrawContext, 'light'>,
  [x, y, rx, ry]: readonly [x: number, y: number, rx: number, ry: number],
): string {
  const { lit, blue } = snowIn(context)
  const at = (u: number, v: number) => `${n(x + u * rx)} ${n(y + v * ry)}`
  const top = `M${at(-0.92, -0.3)}C${at(-0.8, -0.9)} ${at(-0.4, -1.12)} ${at(0, -1.1)}S${at(0.84, -0.86)} ${at(0.94, -0.26)}`
  return (
    shape(
      `${top}Q${at(0.78, 0.06)} ${at(0.6, -0.3)}Q${at(0.42, 0.1)} ${at(0.2, -0.3)}Q${at(0, 0.04)} ${at(-0.22, -0.32)}Q${at(-0.46, 0.08)} ${at(-0.64, -0.32)}Q${at(-0.8, -0.06)} ${at(-0.92, -0.3)}Z`,
      mix(lit, blue, 0.5),
    ) +
    shape(
      `${top}Q${at(0.74, -0.3)} ${at(0.54, -0.5)}Q${at(0.36, -0.2)} ${at(0.12, -0.5)}Q${at(-0.12, -0.24)} ${at(-0.34, -0.52)}Q${at(-0.6, -0.2)} ${at(-0.92, -0.3)}Z`,
      lit,
    )
  )
}

/** A rock with a cap of snow, standing at (0, 0). */
export function snowyRock(context: DrawContext, width: number, height: number, colour = '#8d93a3'): string {
  const { lit, blue } = snowIn(context)
  const w = width / 2
  const top = `M${n(-w * 0.86)} ${n(-height * 0.5)}C${n(-w * 0.8)} ${n(-height * 0.86)} ${n(-w * 0.5)} ${n(-height * 1.14)} ${n(-w * 0.05)} ${n(-height * 1.12)}C${n(w * 0.5)} ${n(-height * 1.1)} ${n(w * 0.9)} ${n(-height * 0.9)} ${n(w * 0.94)} ${n(-height * 0.46)}`
  return (
    rock(context, 0, 14, width, height, context.light.land(colour)) +
    shape(
      `${top}Q${n(w * 0.8)} ${n(-height * 0.3)} ${n(w * 0.62)} ${n(-height * 0.54)}Q${n(w * 0.4)} ${n(-height * 0.26)} ${n(w * 0.16)} ${n(-height * 0.6)}Q${n(-w * 0.1)} ${n(-height * 0.4)} ${n(-w * 0.34)} ${n(-height * 0.62)}Q${n(-w * 0.6)} ${n(-height * 0.34)} ${n(-w * 0.86)} ${n(-height * 0.5)}Z`,
      mix(lit, blue, 0.45),
    ) +
    shape(
      `${top}Q${n(w * 0.66)} ${n(-height * 0.74)} ${n(w * 0.2)} ${n(-height * 0.8)}T${n(-w * 0.86)} ${n(-height * 0.5)}Z`,
      lit,
    ) +
    // The snow that the wind has blown against its foot.
    shape(
      `M${n(-w * 1.24)} 16C${n(-w * 1.05)} ${n(-height * 0.1)} ${n(-w * 0.8)} ${n(-height * 0.2)} ${n(-w * 0.5)} ${n(-height * 0.06)}S${n(w * 0.2)} ${n(height * 0.02)} ${n(w * 0.6)} ${n(-height * 0.1)}S${n(w * 1.1)} ${n(-height * 0.06)} ${n(w * 1.24)} 16Q0 ${n(height * 0.16)} ${n(-w * 1.24)} 16Z`,
      lit,
    )
  )
}
