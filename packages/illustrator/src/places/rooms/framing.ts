import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { isLit } from './lamps.ts'
import type { Room } from './room.ts'

/** What is near the camera, in px, at the edges of the picture. */

/** A curtain of a doorway, drawn aside, through which the room is seen. */
export function nearCurtain({ lit, family }: Room, side: 1 | -1, colour = family.accents[0]): string {
  const cloth = shade(lit(colour), 0.12)
  const border = lit(family.accents[2])
  const folds = [34, 82, 128].map(x => `M${x} -20C${x + 14} 420 ${n(x * 0.9)} 800 ${n(x * 0.56)} 1110`).join('')
  const drawing =
    shape('M-30 -30H206C186 260 196 620 108 1010C92 1080 96 1200 118 1330C124 1420 122 1480 128 1570H-30Z', cloth) +
    line(folds, alpha(shade(cloth, 0.5), 0.4), 15) +
    line('M62 1180C66 1300 62 1420 66 1560M20 1180C20 1300 18 1420 20 1560', alpha(shade(cloth, 0.5), 0.4), 15) +
    line('M192 -20C172 260 182 620 96 1000M104 1150C108 1300 112 1440 114 1560', border, 17) +
    shape('M-30 1010Q50 1046 112 1000L118 1070Q50 1120 -30 1086Z', tint(cloth, 0.3)) +
    line('M-30 1030Q50 1064 114 1022', border, 9)
  return place(drawing, side === -1 ? 0 : SIZE, 0, { mirrored: side === 1 })
}

/** How one looks into a room of this family: past a curtain, a door post or a plant. `plant` is drawn at (0, 0). */
export function entrance(room: Room, side: 1 | -1, plant: string): string {
  const kind = room.stage.context.bookRandom
    .fork('entrance')
    .pick<'curtain' | 'jamb' | 'plant'>(['curtain', 'curtain', 'jamb', 'plant'])
  if (kind === 'curtain') return nearCurtain(room, side, shade(room.family.accents[0], 0.08))
  return kind === 'jamb'
    ? nearJamb(room, side) + nearJamb(room, side === 1 ? -1 : 1)
    : nearCorner(plant, side, { inset: 10 })
}

/** The dark jamb of a door at the edge of the picture. */
export function nearJamb({ lit, family, stage }: Room, side: 1 | -1): string {
  const wood = shade(lit(family.wood), 0.3)
  const drawing =
    box(-30, -30, 140, SIZE + 60, stage.context.defs.horizontalGradient(shade(wood, 0.3), wood)) +
    box(110, -30, 20, SIZE + 60, tint(wood, 0.22)) +
    line(`M40 40V${SIZE}`, alpha(shade(wood, 0.6), 0.5), 9)
  return place(drawing, side === -1 ? 0 : SIZE, 0, { mirrored: side === 1 })
}

/** A drawing in world units that stands at a lower corner, larger than what is in the room. */
export const nearCorner = (drawing: string, side: 1 | -1, { scale = 0.9, inset = 60 } = {}): string =>
  place(drawing, side === -1 ? inset : SIZE - inset, SIZE + 70, { scale, mirrored: side === 1 })

/** A lamp or lantern that hangs into an upper corner. */
export function nearLantern(room: Room, side: 1 | -1): string {
  const { lit, family, stage } = room
  const x = side === -1 ? 150 : SIZE - 150
  const brass = lit('#b9823c')
  const on = isLit(room)
  return (
    line(`M${x} -20V130`, shade(brass, 0.3), 7) +
    (on ? glow(stage.context, x, 220, 360, '#ffcf80', 0.6) : '') +
    place(
      shape('M-50 -64H50L74 -30H-74Z', brass) +
        shape(
          'M-64 -30H64L50 92H-50Z',
          on
            ? stage.context.defs.verticalGradient('#fff0bc', '#ffcb70')
            : alpha(tint(lit(family.accents[1]), 0.6), 0.85),
        ) +
        line('M-64 -30L-50 92M64 -30L50 92M-22 -30L-18 92M22 -30L18 92', shade(brass, 0.2), 7) +
        shape('M-62 90H62L40 116H-40Z', brass) +
        shape('M-12 -64Q0 -104 12 -64Z', shade(brass, 0.2)),
      x,
      210,
      { scale: 1.1 },
    )
  )
}
