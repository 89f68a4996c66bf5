import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, line, shape } from '../../canvas/svg.ts'
import type { Outside } from './outside.ts'

const WALLS: readonly [string, ...string[]] = [
  '#f2c9a0',
  '#e8a088',
  '#a9cfc4',
  '#f4dba8',
  '#b9bfe0',
  '#e5b3b0',
  '#cfe0c0',
]

/** One block of flats with windows, parapet and things on its roof; `top` and `base` in px. */
function flats(
  { stage, random }: Outside,
  x: number,
  width: number,
  top: number,
  base: number,
  wall: string,
  air: number,
): string {
  const { light } = stage.context
  const lit = light.dark && !stage.states.has('blackout')
  // The last lamps of a city that has its light again go out.
  const isLate = stage.states.has('lights-out') && stage.states.has('switch-up')
  const columns = Math.max(2, Math.round(width / 54))
  const cell = width / columns
  const rows = Math.max(2, Math.floor((base - top) / (cell * 1.25)))
  let panes = ''
  let glowing = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const data = `M${n(x + cell * (column + 0.26))} ${n(top + cell * (0.5 + row * 1.25))}h${n(cell * 0.48)}v${n(cell * 0.6)}h${n(-cell * 0.48)}Z`
      if (lit && random.chance(isLate ? 0.06 : 0.42)) glowing += data
      else panes += data
    }
  const tank = `M${n(x + width * 0.2)} ${n(top)}v${n(-cell * 0.7)}q${n(cell * 0.4)} ${n(-cell * 0.24)} ${n(cell * 0.8)} 0v${n(cell * 0.7)}Z`
  const aerial = `M${n(x + width * 0.78)} ${n(top)}v${n(-cell * 1.3)}m${n(-cell * 0.3)} ${n(cell * 0.2)}h${n(cell * 0.6)}m${n(-cell * 0.5)} ${n(cell * 0.24)}h${n(cell * 0.4)}`
  const balconies = Array.from(
    { length: Math.max(1, rows - 1) },
    (_, i) => `M${n(x + width * 0.06)} ${n(top + cell * (1.22 + i * 1.25))}h${n(width * 0.88)}`,
  ).join('')
  return (
    shape(tank, shade(wall, 0.5)) +
    line(aerial, shade(wall, 0.4), 3) +
    box(x, top, width, base - top + 120, wall) +
    box(x + width * 0.8, top, width * 0.2, base - top + 120, alpha(shade(wall, 0.4), 0.3)) +
    box(x - 4, top - 8, width + 8, cell * 0.22, tint(wall, 0.3)) +
    shape(panes, alpha(shade(wall, light.dark ? 0.5 : 0.36), 0.8 - air * 0.5)) +
    shape(glowing, '#ffd88c') +
    line(balconies, alpha(shade(wall, 0.3), 0.4), 4)
  )
}

/** Roofs and flats of a town. */
export function cityBeyond(outside: Outside): string {
  const { left, base, width, height, random, haze } = outside
  const row = (count: number, up: number, air: number) => {
    let x = left - 40
    let drawing = ''
    while (x < left + width + 20) {
      const w = (width / count) * random.between(0.8, 1.3)
      drawing += flats(
        outside,
        x,
        w,
        base - height * up * random.between(0.66, 1.15),
        base,
        haze(random.pick(WALLS), air),
        air,
      )
      x += w + width * random.between(0, 0.02)
    }
    return drawing
  }
  const roof = base - height * 0.1
  const cloths = ['#d9573f', '#f4c85c', '#3f8f94', '#f7ecd6', '#8a5a9c'].map((colour, i) =>
    shape(
      `M${n(left + width * (0.52 + i * 0.07))} ${n(roof - height * 0.075 + Math.abs(i - 2) * -3)}h${n(width * 0.05)}v${n(height * 0.07)}h${n(-width * 0.05)}Z`,
      haze(colour, 0.06),
    ),
  )
  return (
    row(5, 0.5, 0.55) +
    row(4, 0.3, 0.3) +
    box(left - 60, roof, width + 120, height * 0.2 + 100, haze('#d9a27c', 0.1)) +
    box(left - 60, roof - 8, width + 120, 14, haze('#f0c9a0', 0.1)) +
    line(
      `M${n(left + width * 0.48)} ${n(roof - height * 0.09)}Q${n(left + width * 0.68)} ${n(roof - height * 0.06)} ${n(left + width * 0.9)} ${n(roof - height * 0.09)}`,
      haze('#5a4a4a', 0.1),
      3,
    ) +
    cloths.join('')
  )
}
