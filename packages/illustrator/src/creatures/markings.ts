import { blob, curve, type Point } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { add, cos, dot, sin, times } from '../space/vec3.ts'
import { alongChain, flat, type Lump, TO_VIEWER } from './solid.ts'

/** Spots and stripes on a body: `along` is a share of its length from the tail, `around` degrees from its left over the back. */
export type Mark =
  | {
      kind: 'spot'
      along: number
      around: number
      size: readonly [along: number, around: number]
      colour: string
      neck?: boolean
    }
  | { kind: 'stripe'; along: number; from: number; to: number; width: number; colour: string; neck?: boolean }

function onChain(chain: readonly Lump[], share: number, around: number) {
  const { at, axes } = alongChain(chain, Math.max(0, Math.min(1, share)))
  const out = add(times(axes[0], cos(around)), times(axes[1], sin(around)))
  return { point: flat(add(at, out)), facing: dot(out, TO_VIEWER) / (Math.hypot(...out) || 1) }
}

/** Draws the visible marks; they have to be clipped to the body. */
export function drawMarks(marks: readonly Mark[], spine: readonly Lump[], neck: readonly Lump[]): string {
  return marks
    .map(mark => {
      const chain = mark.neck ? neck : spine
      if (mark.kind === 'spot') {
        if (onChain(chain, mark.along, mark.around).facing < -0.3) return ''
        const ring = Array.from({ length: 9 }, (_, i): Point => {
          const angle = (i / 9) * 360
          const uneven = 1 + 0.16 * Math.sin(i * 2.4 + mark.along * 20)
          return onChain(
            chain,
            mark.along + cos(angle) * mark.size[0] * uneven,
            mark.around + sin(angle) * mark.size[1] * uneven,
          ).point
        })
        return shape(blob(ring), mark.colour)
      }
      const row = Array.from({ length: 7 }, (_, i) =>
        onChain(chain, mark.along + 0.03 * Math.sin(i * 0.9), mark.from + ((mark.to - mark.from) * i) / 6),
      ).filter(({ facing }) => facing > -0.15)
      return row.length < 2 ? '' : line(curve(row.map(({ point }) => point)), mark.colour, mark.width)
    })
    .join('')
}
