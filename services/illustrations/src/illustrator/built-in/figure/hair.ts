import { alpha, mix, shade } from '../canvas/colour.ts'
import { blob, curve, flow, soft } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { bow, cap, curls, HAIRLINES, HALO, plait, shine } from './hair-shapes.ts'
import type { HairStyle, Look } from './look.ts'

/** Hair styles, in units of the head: radius 100 around its centre. */

/** Layers of the hair. `loose` hair falls behind the body or over the shoulders. */
interface HairParts {
  behind: string
  front: string
  loose: string
}

interface HairView {
  turn: number
  /** Rotation of loose hair around its root, in degrees. */
  stream: number
  /** A hat covers the crown of the head. */
  covered: boolean
}

type DrawHair = (look: Look, view: HairView) => HairParts

const tail = (look: Look, x: number, y: number, turn: number) =>
  place(
    shape(soft([-6, -16, -34, 8, -46, 62, -36, 116, -8, 152, 6, 120, 22, 66, 18, 8]), look.hair.colour) +
      line(
        `${flow([-18, 14, -28, 62, -18, 112])}${flow([0, 14, -4, 58, -4, 96])}`,
        alpha(mix(look.hair.colour, '#a98a9a', 0.5), 0.5),
        4.5,
      ) +
      ellipse(-4, -2, 18, 13, look.ribbon),
    x,
    y,
    { turn },
  )

export const HAIR: Record<HairStyle, DrawHair> = {
  plaits: (look, { turn, stream }) => ({
    behind: '',
    front: cap(look, HAIRLINES.centre, turn) + shine(look, turn),
    loose: plait(look, -96 + turn * 5, -1, stream) + (turn > 0.9 ? '' : plait(look, 94 - turn * 6, 1, stream)),
  }),
  ponytail: (look, { turn, stream, covered }) => ({
    behind: tail(look, covered ? -66 : -62, covered ? 20 : -92, stream + (covered ? 20 : 38)),
    front: cap(look, HAIRLINES.swept, turn) + shine(look, turn),
    loose: '',
  }),
  bob: (look, { turn }) => ({
    behind: shape(
      soft([-112, -40, -120, 20, -118, 74, -92, 100, -40, 88, 40, 88, 92, 100, 118, 74, 120, 20, 112, -40, 0, -110]),
      shade(look.hair.colour, 0.22),
    ),
    front:
      shape(soft([-104, -44, -119, 16, -116, 68, -98, 92, -84, 60, -88, 10, -84, -34]), look.hair.colour) +
      shape(
        blob([
          [104, -44],
          [119, 16],
          [116, 68],
          [98, 92],
          [88 + turn * 3, 60],
          [90 + turn * 3, 10],
          [84, -34],
        ]),
        look.hair.colour,
      ) +
      cap(look, HAIRLINES.fringe, turn) +
      shine(look, turn),
    loose: '',
  }),
  curls: (look, { turn }) => ({
    behind: '',
    front:
      cap(look, HAIRLINES.round, turn) +
      curls(
        look,
        [
          ...HALO,
          [-62 + turn * 8, -52],
          [-22 + turn * 12, -66],
          [20 + turn * 12, -64],
          [58 + turn * 8, -52],
          [-4, -94],
          [-50, -80],
          [46, -82],
        ],
        25,
      ),
    loose: '',
  }),
  tousled: (look, { turn, covered }) => ({
    behind: '',
    front:
      (covered
        ? ''
        : shape(
            'M-78 -96C-84 -118 -66 -132 -50 -122C-46 -142 -20 -150 -8 -132C6 -150 34 -144 36 -124C54 -134 78 -118 74 -98Z',
            look.hair.colour,
          )) +
      cap(look, HAIRLINES.tousled, turn) +
      shine(look, turn),
    loose: '',
  }),
  parted: (look, { turn }) => ({
    behind: '',
    front:
      cap(look, HAIRLINES.side, turn) +
      shine(look, turn) +
      line(
        curve([
          [-42 + turn * 8, -80],
          [-46, -100],
          [-42, -116],
        ]),
        alpha(look.skin, 0.5),
        4,
      ),
    loose: '',
  }),
  bun: (look, { turn, covered }) => ({
    behind: covered
      ? ''
      : circle(-8, -138, 42, look.hair.colour) +
        line('M-34 -150q26 -22 52 -4M-36 -132q26 -16 54 -4', alpha(mix(look.hair.colour, '#a98a9a', 0.5), 0.5), 4.5) +
        ellipse(-6, -112, 40, 12, look.ribbon),
    front: cap(look, HAIRLINES.swept, turn) + shine(look, turn),
    loose: '',
  }),
  long: (look, { turn, stream }) => ({
    behind: place(
      shape(
        soft([
          -112, -40, -124, 30, -128, 110, -112, 186, -70, 204, -20, 190, 30, 204, 82, 196, 116, 176, 128, 104, 124, 26,
          112, -40, 0, -110,
        ]),
        shade(look.hair.colour, 0.2),
      ) +
        line(
          `${flow([-102, 40, -104, 100, -90, 168])}${flow([102, 40, 106, 100, 92, 164])}`,
          alpha(mix(look.hair.colour, '#a98a9a', 0.5), 0.4),
          5,
        ),
      0,
      0,
      { turn: stream * 0.3 },
    ),
    front:
      shape(soft([-102, -44, -118, 14, -116, 80, -102, 116, -90, 70, -90, 14, -84, -34]), look.hair.colour) +
      shape(
        blob([
          [102, -44],
          [118, 14],
          [118, 80],
          [106, 116],
          [92 + turn * 3, 70],
          [91 + turn * 3, 14],
          [84, -34],
        ]),
        look.hair.colour,
      ) +
      cap(look, HAIRLINES.centre, turn) +
      shine(look, turn) +
      bow(look, -74, -86, -34),
    loose: '',
  }),
  quiff: (look, { turn, covered }) => ({
    behind: '',
    front:
      cap(look, HAIRLINES.round, turn) +
      (covered
        ? ''
        : shape(
            soft([-70, -84, -60, -128, -14, -150, 44, -140, 76, -104, 66, -66, 28, -58, -26, -62]),
            look.hair.colour,
          )) +
      line(
        `${flow([-44, -90, -30, -122, 8, -132])}${flow([-14, -82, 4, -110, 40, -116])}`,
        alpha(mix(look.hair.colour, '#a98a9a', 0.5), 0.55),
        4.5,
      ),
    loose: '',
  }),
  puffs: (look, { turn, covered }) => ({
    behind: [-1, 1]
      .map(side => {
        const x = side * (covered ? 106 : 88)
        const y = covered ? 44 : -98
        return (
          curls(
            look,
            [
              [x, y - 28],
              [x + 28, y - 8],
              [x + 20, y + 24],
              [x - 20, y + 24],
              [x - 28, y - 8],
              [x, y],
            ],
            28,
          ) + ellipse(x - side * 18, y + (covered ? -14 : 28), 14, 12, look.ribbon)
        )
      })
      .join(''),
    front: cap(look, HAIRLINES.centre, turn) + shine(look, turn),
    loose: '',
  }),
}
