import { shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n } from '../canvas/path.ts'
import { box, line, shape } from '../canvas/svg.ts'
import { archedWindow, domedTower } from './buildings.ts'

/** Palaces with domes; (0, 0) is the middle of the base and 300 is half of the width. */

export interface PalaceColours {
  wall: string
  dome: string
  second: string
}

export const PALACES: readonly [PalaceColours, ...PalaceColours[]] = [
  { wall: '#f0c8b0', dome: '#4f8fa8', second: '#d9667c' },
  { wall: '#f2d8a8', dome: '#c9604f', second: '#3f8a7a' },
  { wall: '#e8dcd8', dome: '#5f6fb0', second: '#d99a3f' },
  { wall: '#e2a58c', dome: '#f0e0c0', second: '#7a5fa0' },
]

const flag = (x: number, y: number, s: number, colour: string) =>
  line(`M${n(x)} ${n(y)}v${n(-s)}`, '#8a6a4c', 6) +
  shape(
    `M${n(x)} ${n(y - s)}q${n(s * 0.4)} ${n(-s * 0.1)} ${n(s * 0.8)} ${n(s * 0.14)}q${n(-s * 0.2)} ${n(s * 0.2)} 0 ${n(s * 0.34)}q${n(-s * 0.4)} ${n(-s * 0.16)} ${n(-s * 0.8)} 0Z`,
    colour,
  )

export function palace(context: DrawContext, { wall, dome, second }: PalaceColours): string {
  const battlement = Array.from({ length: 12 }, (_, i) => `M${-300 + i * 52} -196h34v-34q-17 -22 -34 0Z`).join('')
  const gate = 'M-64 0V-100C-64 -150 -20 -160 0 -186C20 -160 64 -150 64 -100V0Z'
  return (
    domedTower(context, 0, 0, 190, 470, shade(wall, 0.06), dome) +
    domedTower(context, -170, 0, 110, 380, wall, second) +
    domedTower(context, 170, 0, 110, 360, wall, second) +
    box(-306, -200, 612, 204, context.defs.verticalGradient(tint(wall, 0.12), wall)) +
    shape(battlement, tint(wall, 0.12)) +
    domedTower(context, -300, 0, 130, 260, tint(wall, 0.06), dome) +
    domedTower(context, 300, 0, 130, 260, tint(wall, 0.06), dome) +
    shape(gate, context.light.dark ? '#ffd186' : shade(wall, 0.5)) +
    line(gate, tint(wall, 0.4), 12) +
    archedWindow(context, -170, -60, 40, 80, tint(wall, 0.4)) +
    archedWindow(context, 170, -60, 40, 80, tint(wall, 0.4)) +
    flag(0, -721, 70, second) +
    flag(-300, -432, 54, second)
  )
}
