import type { Random } from '@kahani/random/random'
import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n, type Point } from '../../canvas/path.ts'
import { circle, line, place, shape } from '../../canvas/svg.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { PANEL_REACH, panelAt } from '../panel.ts'
import type { PaperColours } from './paper-colours.ts'

/** Hills cut out of coloured paper, with a torn white edge and furrows of writing. */

/** Height of a hill at x, in units of a panel. */
const crestOf = (height: number, phase: number) => (x: number) =>
  -height * (0.62 + 0.3 * Math.sin(x / 300 + phase) + 0.16 * Math.sin(x / 127 + phase * 2.3))

function crest(top: (x: number) => number, lift: number, jag: (i: number) => number): Point[] {
  const step = 26
  const count = Math.ceil((PANEL_REACH * 2) / step)
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = -PANEL_REACH + i * step
    return [x, top(x) - lift + jag(i)]
  })
}

const outline = (points: readonly Point[]): string =>
  `M${-PANEL_REACH} 60${points.map(([x, y]) => `L${n(x)} ${n(y)}`).join('')}V60Z`

function hill(random: Random, colour: string, ink: string, height: number, blank: boolean): string {
  const top = crestOf(height, random.between(0, 6))
  const jags = Array.from({ length: 120 }, () => random.between(-5, 5))
  const jag = (i: number) => jags[i % jags.length] ?? 0
  const furrows = [0.24, 0.46, 0.68].map(share => {
    const from = random.between(-60, 0)
    let data = ''
    for (let x = -PANEL_REACH + from; x < PANEL_REACH; x += 26 * Math.round(random.between(4, 9))) {
      const words = Math.round(random.between(2, 4))
      const y = top(x) * (1 - share)
      const slope = (top(x + 26 * words) - top(x)) * (1 - share)
      data += `M${n(x)} ${n(y)}${`q10 -17 20 ${n(slope / words)}`.repeat(words)}`
    }
    return line(data, alpha(ink, 0.34), 3.4)
  })
  return (
    shape(outline(crest(top, 13, jag)), blank ? alpha(ink, 0.3) : tint(colour, 0.72)) +
    shape(outline(crest(top, blank ? 9 : 0, i => jag(i) * 0.4)), colour) +
    furrows.join('')
  )
}

/** A small house with one lit window, and a tree beside it. */
const house = (wall: string, roof: string, window: string, leaf: string): string =>
  shape('M-34 0V-48L0 -80L34 -48V0Z', wall) +
  shape('M-46 -44L0 -92L46 -44L36 -38L0 -74L-36 -38Z', roof) +
  shape('M-12 -16V-40H12V-16Z', window) +
  line('M74 0V-40', shade(leaf, 0.4), 8) +
  circle(74, -62, 34, leaf) +
  circle(54, -44, 20, tint(leaf, 0.12))

/** Three rows of hills from `far` on; in the last row stands a house, if the land has its colours. */
export function popUpHills(stage: Stage, { hills, ink, blank, ribbon }: PaperColours, far: number): Piece[] {
  if (stage.camera === 'from-above') return []
  const { context, states } = stage
  const fading = states.has('fading')
  const random = context.bookRandom.fork('hills')
  const [near, middle, last] = hills
  const home = place(
    house(
      mix(near, '#ffffff', fading ? 0.9 : 0.7),
      fading ? mix(ribbon, '#ffffff', 0.8) : ribbon,
      fading ? blank : '#ffd977',
      fading ? mix(middle, '#ffffff', 0.6) : middle,
    ),
    -250,
    -92,
    { scale: 1 },
  )
  return [
    panelAt(stage, far * 2, hill(random, last, ink, 330, fading)),
    panelAt(stage, far * 1.55, hill(random, middle, ink, 220, fading)),
    panelAt(stage, far * 1.2, home),
    panelAt(stage, far * 1.15, hill(random, near, ink, 128, false)),
  ]
}
