import { shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { line, place, shape } from '../canvas/svg.ts'
import { prop } from './prop.ts'

/** Where the leaves grow: x, y, direction in degrees and length. */
const LEAVES = [
  [-1180, -640, -70, 190],
  [-1020, -690, -120, 170],
  [-860, -660, -40, 180],
  [-700, -610, 60, 160],
  [-560, -560, -60, 190],
  [-470, -460, 30, 170],
  [-400, -330, -60, 180],
  [-300, -150, -40, 180],
  [-250, -90, 120, 160],
  [400, 110, -50, 170],
  [430, 130, 4, 190],
  [420, 140, 66, 160],
] as const

/** The thin end of a branch, bent down by whoever hangs from it. The origin is where the hands hold it. */
export const bough = prop({}, ({ on }) => {
  const bark = on('#a58a70')
  const green = on('#5f9f5a')
  const leaf = ([x, y, turn, length]: (typeof LEAVES)[number], i: number) => {
    const angle = (turn * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    const [ax, ay] = [x + dx * 0.5 - dy * 0.3, y + dy * 0.5 + dx * 0.3]
    const [bx, by] = [x + dx * 0.5 + dy * 0.3, y + dy * 0.5 - dx * 0.3]
    return (
      shape(
        `M${x} ${y}Q${n(ax)} ${n(ay)} ${n(x + dx)} ${n(y + dy)}Q${n(bx)} ${n(by)} ${x} ${y}Z`,
        i % 2 ? green : shade(green, 0.14),
      ) + line(`M${x} ${y}L${n(x + dx * 0.9)} ${n(y + dy * 0.9)}`, tint(green, 0.24), 5)
    )
  }
  return {
    drawing: place(
      shape(
        'M-2600 -330C-2000 -560 -1300 -740 -800 -690C-460 -640 -330 0 -60 50C80 82 270 62 436 130L424 152C270 100 70 128 -90 96C-400 20 -500 -560 -810 -600C-1300 -650 -2000 -440 -2600 -170Z',
        bark,
      ) +
        line('M-2400 -330C-1900 -500 -1300 -690 -830 -656C-480 -600 -360 0 -70 64', tint(bark, 0.2), 12) +
        LEAVES.map(leaf).join(''),
      -100,
      -70,
    ),
    halfWidth: 40,
    height: 0,
    place: 'air',
  }
})
