import { alpha, shade, tint } from '../../canvas/colour.ts'
import { line, shape } from '../../canvas/svg.ts'
import { isBare } from './bare-room.ts'
import { drawOpening, type Opening } from './openings.ts'
import type { Room, Wall } from './room.ts'

/** Bars would hide the face of the moon and the stars. */
const MOON_STATES = ['moon-awake', 'moon-asleep', 'moon-stairs', 'three-stars'] as const

/** Iron bars before a window, in the pattern of the family. */
function grille({ lit, family }: Room, { paint }: Wall, { u, v, width, height, rise = 0 }: Opening): string {
  const iron = lit(family.dado ? shade(family.dado, 0.3) : '#5f6a72')
  const bars = Math.round(width / 120)
  const uprights = Array.from({ length: bars - 1 }, (_, i) => {
    const x = u + (width * (i + 1)) / bars
    const top =
      rise === 0
        ? height
        : height - rise + rise * Math.sin(Math.acos(Math.max(-1, Math.min(1, ((x - u) / width) * 2 - 1))))
    return paint.flow([x, v, x, v + top])
  }).join('')
  const rails = [0.3, 0.7]
    .map(share => paint.flow([u, v + (height - rise) * share, u + width, v + (height - rise) * share]))
    .join('')
  const curls = Array.from({ length: bars }, (_, i) =>
    paint.oval(u + (width * (i + 0.5)) / bars, v + (height - rise) * 0.5, (width / bars) * 0.3),
  ).join('')
  return line(uprights + rails, iron, paint.scaleAt(u, v) * 15) + line(curls, iron, paint.scaleAt(u, v) * 11)
}

/** Wooden shutters that stand open against the wall. */
function shutters({ lit, family }: Room, { paint }: Wall, { u, v, width, height }: Opening): string {
  const wood = lit(family.accents[1])
  const leaf = (from: number, to: number) => {
    const slats = Array.from({ length: 9 }, (_, i) => {
      const y = v + (height * (i + 0.9)) / 10.4
      return paint.flow([from + (to - from) * 0.16, y, from + (to - from) * 0.84, y])
    }).join('')
    return (
      shape(paint.polygon([from, v, to, v - 16, to, v + height + 16, from, v + height], 10), wood) +
      line(slats, alpha(shade(wood, 0.5), 0.5), paint.scaleAt(u, v) * 15) +
      line(paint.flow([from, v, from, v + height]), tint(wood, 0.3), paint.scaleAt(u, v) * 10)
    )
  }
  return leaf(u - 30, u - width * 0.36) + leaf(u + width + 30, u + width * 1.36)
}

/** Sash bars of an ordinary window. */
function sashes({ lit, family }: Room, { paint }: Wall, { u, v, width, height, rise = 0 }: Opening): string {
  const wood = lit(family.pale)
  return line(
    paint.flow([u + width / 2, v, u + width / 2, v + height]) +
      paint.flow([u, v + (height - rise) * 0.66, u + width, v + (height - rise) * 0.66]),
    wood,
    paint.scaleAt(u, v) * 26,
  )
}

/** Cotton curtains on a rod, drawn aside; they billow in the wind. */
function curtains(
  { lit, family, stage }: Room,
  { paint }: Wall,
  { u, v, width, height }: Opening,
  colour = family.curtain,
): string {
  const cloth = lit(colour)
  const top = v + height + 110
  const foot = v - 120
  const blown = stage.weather === 'wind' ? 0.34 : 0
  const half = (side: 1 | -1) => {
    const edge = side === -1 ? u - 130 : u + width + 130
    const inner = edge - side * (width * 0.3 + 90)
    const tie = v + height * 0.36
    const sway = -side * width * blown
    const outline = [
      edge,
      top,
      (edge + inner) / 2,
      top + 6,
      inner,
      top,
      inner + side * 10,
      v + height * 0.74,
      edge - side * 100,
      tie + 60,
      edge - side * 84 + sway * 0.4,
      tie - 60,
      edge - side * 130 + sway,
      foot,
      edge - side * 20 + sway * 0.5,
      foot - 14,
      edge,
      tie,
    ]
    const folds = [0.3, 0.55, 0.8]
      .map(share =>
        paint.flow(
          [
            edge + (inner - edge) * share,
            top - 20,
            edge + (inner - edge) * share * 0.72,
            v + height * 0.7,
            edge - side * (30 + 60 * share),
            tie,
          ],
          14,
        ),
      )
      .join('')
    const below = [0.35, 0.7]
      .map(share =>
        paint.flow([edge - side * 90 * share, tie - 50, edge - side * 110 * share + sway * share, foot + 30], 14),
      )
      .join('')
    return (
      shape(paint.soft(outline, 12), cloth) +
      line(folds + below, alpha(shade(cloth, 0.45), 0.4), paint.scaleAt(u, v) * 16) +
      shape(
        paint.polygon(
          [
            edge + side * 6,
            tie + 26,
            edge - side * 108,
            tie + 34,
            edge - side * 106,
            tie - 12,
            edge + side * 6,
            tie - 24,
          ],
          16,
        ),
        tint(cloth, 0.4),
      ) +
      line(
        paint.flow([edge - side * 16 + sway * 0.5, foot + 14, edge - side * 128 + sway, foot + 22], 14),
        tint(cloth, 0.45),
        paint.scaleAt(u, v) * 18,
      )
    )
  }
  const brass = lit('#d9a441')
  return (
    half(-1) +
    half(1) +
    line(paint.flow([u - 190, top + 8, u + width + 190, top + 8], 16), lit(family.wood), paint.scaleAt(u, v) * 26) +
    shape(paint.oval(u - 196, top + 8, 24) + paint.oval(u + width + 196, top + 8, 24), brass)
  )
}

/** A window in the manner of the family, with a stone sill. */
export function drawWindow(
  room: Room,
  wall: Wall,
  at: Opening,
  { cloth = true, inside }: { cloth?: boolean; inside?: string } = {},
): string {
  const { family, lit } = room
  const opening: Opening = { ...at, rise: family.window === 'arched' ? at.width * 0.42 : 0 }
  const rim = lit(family.pale)
  const { paint } = wall
  const sill = { u: at.u - 80, v: at.v - 40, width: at.width + 160 }
  const barred = !MOON_STATES.some(state => room.stage.states.has(state))
  const bars = family.window === 'grille' || family.window === 'shutters' ? grille : sashes
  return (
    drawOpening(room, wall, opening, rim, { inside }) +
    (barred ? bars(room, wall, opening) : '') +
    shape(
      paint.polygon(
        [
          sill.u,
          sill.v + 44,
          sill.u + sill.width,
          sill.v + 44,
          sill.u + sill.width + 8,
          sill.v + 22,
          sill.u - 8,
          sill.v + 22,
        ],
        40,
      ),
      tint(rim, 0.3),
    ) +
    shape(paint.rect(sill.u - 8, sill.v - 22, sill.width + 16, 46, 44), shade(rim, 0.12)) +
    (family.window === 'shutters'
      ? shutters(room, wall, opening)
      : cloth && !isBare(room.stage)
        ? curtains(room, wall, opening)
        : '')
  )
}
