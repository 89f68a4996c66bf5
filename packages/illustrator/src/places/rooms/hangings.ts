import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { line, place, shape } from '../../canvas/svg.ts'
import type { Vec3 } from '../../space/vec3.ts'
import type { Piece } from '../../stage/stage.ts'
import type { Room } from './room.ts'

const SHAPES = {
  birds: 'M-70 -10C-40 -44 -10 -40 6 -16L70 -56C60 -10 40 24 0 30L-20 64L-34 26C-60 22 -66 8 -70 -10Z',
  stars: 'M0 -64L16 -20L62 -20L25 8L39 54L0 27L-39 54L-25 8L-62 -20L-16 -20Z',
  kites: 'M0 -76L54 0L0 76L-54 0Z',
  fish: 'M-76 -30L-40 0L-76 30L-40 24C10 54 60 30 76 0C60 -30 10 -54 -40 -24Z',
}

/** Folded paper that hangs from the ceiling on threads; the same kind in the whole book. `at` is below its middle. */
export function paperMobile(room: Room, at: Vec3): Piece {
  const { stage, lit, family, height } = room
  const random = stage.context.bookRandom.fork('mobile')
  const outline = SHAPES[random.pick<keyof typeof SHAPES>(['birds', 'stars', 'kites', 'fish'])]
  const colours = [...family.accents, family.pale, tint(family.accents[0], 0.4)].map(lit)
  const scale = stage.view.scaleAt(at)
  const threads: string[] = []
  const paper = Array.from({ length: 5 }, (_, i) => {
    const x = at[0] + (i - 2) * 190
    const y = at[1] + Math.sin(i * 2.2 + 1) * 90 + random.between(-30, 30)
    const z = at[2] + (i % 2) * 160
    const [px, py] = stage.view.project([x, y, z])
    const [topX, topY] = stage.view.project([x, height, z])
    threads.push(`M${n(topX)} ${n(topY)}L${n(px)} ${n(py)}`)
    const colour = colours[i % colours.length] ?? '#d9583f'
    return place(shape(outline, colour) + shape('M0 -64L16 -20L62 -20L0 0Z', alpha(tint(colour, 0.6), 0.5)), px, py, {
      scale: scale * 1.1,
      turn: random.between(-16, 16),
    })
  })
  return room.piece(
    line(threads.join(''), alpha(shade(lit('#8a7a6a'), 0.2), 0.7), Math.max(2, 4 * scale)) + paper.join(''),
    at,
  )
}
