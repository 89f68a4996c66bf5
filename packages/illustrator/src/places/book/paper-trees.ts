import { alpha, shade } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n, type Point, taper } from '../../canvas/path.ts'
import { ellipse, line, place, shape } from '../../canvas/svg.ts'

/** The world inside a book: trees with leaves of paper that have lines of writing on them. */

/** A sheet with lines of writing, `size` wide. */
function sheet(size: number, paper: string, ink: string): string {
  const lines = [0.24, 0.4, 0.56, 0.72, 0.88].map(
    (y, i) => `M${n(-size * 0.36)} ${n(size * 1.2 * y)}h${n(size * (i === 4 ? 0.4 : 0.72))}`,
  )
  return (
    shape(
      `M${n(-size / 2)} 0Q0 ${n(-size * 0.1)} ${n(size / 2)} 0L${n(size * 0.46)} ${n(size * 1.2)}Q0 ${n(size * 1.32)} ${n(-size * 0.46)} ${n(size * 1.2)}Z`,
      paper,
    ) +
    `<path d="${lines.join('')}" fill="none" stroke="${alpha(ink, 0.6)}" stroke-width="${n(size * 0.05)}" stroke-dasharray="${n(size * 0.16)} ${n(size * 0.06)}"/>`
  )
}

/** A tree whose trunk is rolled paper, 2,600 high, in world units. */
export function paperTree(context: DrawContext, paper: string, ink: string): string {
  const { random } = context
  const tips: Point[] = [
    [-760, -1750],
    [-420, -2250],
    [60, -2500],
    [520, -2200],
    [840, -1700],
    [-260, -1800],
    [330, -1750],
  ]
  const branches = tips
    .map(([x, y]) =>
      taper(
        [
          [0, -900],
          [x * 0.5, y * 0.72],
          [x, y],
        ],
        70,
        14,
      ),
    )
    .join('')
  const leaves = tips.flatMap(([x, y]) =>
    Array.from({ length: 5 }, () =>
      place(
        sheet(random.between(150, 260), random.chance(0.3) ? shade(paper, 0.08) : paper, ink),
        x + random.between(-260, 260),
        y + random.between(-220, 140),
        {
          turn: random.between(-50, 50),
        },
      ),
    ),
  )
  return (
    ellipse(0, 6, 420, 50, context.light.shadow) +
    shape(
      `${taper(
        [
          [0, 20],
          [-30, -500],
          [0, -1000],
        ],
        150,
        80,
      )}${branches}`,
      shade(paper, 0.16),
    ) +
    line(
      'M-90 -80q80 -30 170 0M-84 -260q80 -30 160 0M-78 -440q70 -30 140 0M-70 -620q60 -30 120 0',
      alpha(ink, 0.4),
      16,
    ) +
    leaves.join('')
  )
}

/** Pages that float in the air at both sides, in px. */
export const flyingPages = ({ random }: DrawContext, paper: string, ink: string, size: number): string =>
  Array.from({ length: 9 }, (_, i) =>
    place(
      sheet(random.between(40, 84), paper, ink),
      size * (i % 2 ? random.between(0.72, 0.98) : random.between(0.02, 0.28)),
      size * random.between(0.06, 0.7),
      {
        turn: random.between(-60, 60),
      },
    ),
  ).join('')
