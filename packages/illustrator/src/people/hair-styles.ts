import { ball, curls, curlyFall, fall, type HairPiece, swoop, tufts } from './hair-pieces.ts'
import { combedTo, fallingFrom, type Hairline, partedAt, type Strands } from './hairlines.ts'
import type { HeadShape } from './head-shape.ts'
import type { HairStyle, Look } from './look.ts'
import { crownTail, loopedPlait, rope, shoulderPlait, sideSeen } from './plaits.ts'

interface PieceOptions {
  /** Under a hat that covers the crown. */
  hatted: boolean
  /** Inside a helmet or a bubble of air, where there is less room. */
  inGlass: boolean
  /** Degrees by which loose hair streams backward. */
  stream: number
}

interface Style {
  /** 'none' for a head without hair. */
  hairline: Hairline | 'none'
  /** The ears are covered. */
  covers?: true
  strands: Strands
  /** Drawn in addition to the hair on the skull. */
  pieces?(look: Look, head: HeadShape, options: PieceOptions): HairPiece[]
}

const TUFTS = [
  [-70, 44, 0.1],
  [-30, 66, 0.13],
  [20, 72, 0.17],
  [70, 46, 0.1],
  [150, 60, 0.13],
  [-140, 50, 0.11],
  [120, 10, 0.06],
  [-120, 10, 0.06],
] as const

const plaitsOf = (length: number): Style => ({
  hairline: 'centre',
  strands: partedAt(0),
  pieces: (look, head, { stream }) =>
    ([1, -1] as const).map(side =>
      rope(look, head, { at: [side * 102, -34], length, aside: side, stream, plaited: true }),
    ),
})

/** `length` is a share of the longest. */
const onePlaitOf = (length: number): Style => ({
  hairline: 'side',
  strands: combedTo([160, -34]),
  pieces: (look, head, { stream }) => shoulderPlait(look, head, stream, length),
})

const ponytailOf = (length: number): Style => ({
  hairline: 'side',
  strands: combedTo([176, 62]),
  pieces: (look, head, { hatted, inGlass, stream }) =>
    hatted
      ? [
          rope(look, head, {
            at: [140 * sideSeen(head), -14],
            length: 1.3 * length,
            aside: 2.4 * sideSeen(head),
            stream: stream + 8,
            plaited: false,
          }),
        ]
      : crownTail(look, head, { stream, inGlass, length }),
})

const bunOf = (radius: number): Style => ({
  hairline: 'centre',
  strands: combedTo([180, 66]),
  pieces: (look, head, { hatted, inGlass }) => [
    ball(look, head, {
      at: hatted ? [142 * sideSeen(head), -26] : [180, 66],
      distance: hatted ? 1.3 : inGlass ? 1.14 : 0.92 + radius,
      radius: inGlass ? radius * 0.86 : radius,
    }),
  ],
})

export const STYLES: Record<HairStyle, Style> = {
  cropped: { hairline: 'round', strands: fallingFrom([170, 72]) },
  parted: {
    hairline: 'side',
    strands: [
      ...partedAt(-36),
      [
        [-34, 50],
        [-6, 52],
        [40, 40],
        [78, 14],
      ],
      [
        [-34, 60],
        [10, 62],
        [60, 44],
      ],
    ],
    pieces: (look, head, { hatted }) =>
      hatted
        ? []
        : [
            ...tufts(look, head, [
              [-20, 62, 0.05],
              [170, 66, 0.09],
            ]),
            swoop(
              look,
              head,
              [
                [-38, 48],
                [-16, 46],
                [16, 36],
                [50, 26],
              ],
              12,
            ),
          ],
  },
  tousled: {
    hairline: 'tousled',
    strands: fallingFrom([150, 76]),
    pieces: (look, head, { hatted }) => (hatted ? [] : tufts(look, head, TUFTS)),
  },
  'side-swept': {
    hairline: 'swept',
    strands: [
      ...partedAt(-44),
      [
        [-44, 52],
        [-10, 46],
        [30, 30],
        [62, 18],
      ],
      [
        [-44, 62],
        [0, 56],
        [50, 38],
        [80, 14],
      ],
    ],
    pieces: (look, head, { hatted }) =>
      hatted
        ? []
        : [
            swoop(
              look,
              head,
              [
                [-48, 50],
                [-20, 48],
                [12, 34],
                [40, 20],
                [60, 12],
              ],
              20,
            ),
            swoop(
              look,
              head,
              [
                [-44, 58],
                [-10, 60],
                [30, 48],
                [64, 28],
              ],
              15,
              0.05,
            ),
            ...tufts(look, head, [[160, 64, 0.1]]),
          ],
  },
  quiff: {
    hairline: 'high',
    strands: combedTo([180, 60]),
    pieces: (look, head, { hatted }) =>
      hatted
        ? []
        : [
            swoop(
              look,
              head,
              [
                [-44, 46],
                [-24, 62],
                [10, 66],
                [36, 56],
              ],
              26,
            ),
            swoop(
              look,
              head,
              [
                [-20, 52],
                [0, 66],
                [30, 66],
                [48, 50],
              ],
              22,
              0.06,
            ),
            ...tufts(look, head, [
              [26, 60, 0.18],
              [0, 66, 0.16],
            ]),
          ],
  },
  'close-curls': {
    hairline: 'round',
    strands: [],
    pieces: (look, head) => curls(look, head, -20, 0.15),
  },
  curls: {
    hairline: 'round',
    covers: true,
    strands: [],
    pieces: (look, head, { hatted }) => curls(look, head, -30, hatted ? 0.19 : 0.26),
  },
  'chin-curls': {
    hairline: 'round',
    covers: true,
    strands: [],
    pieces: (look, head, { hatted }) => [
      ...curlyFall(look, head, { length: 0.86, width: 1.12 }),
      ...curls(look, head, -10, hatted ? 0.18 : 0.26),
    ],
  },
  'long-curls': {
    hairline: 'round',
    covers: true,
    strands: [],
    pieces: (look, head, { hatted }) => [
      ...curlyFall(look, head, { length: 1.6, width: 1.16 }),
      ...curls(look, head, -10, hatted ? 0.18 : 0.25),
    ],
  },
  bob: {
    hairline: 'fringe',
    covers: true,
    strands: fallingFrom([180, 84]),
    pieces: (look, head) => fall(look, head, { length: 0.86, width: 1.1 }),
  },
  long: {
    hairline: 'centre',
    covers: true,
    strands: partedAt(0),
    pieces: (look, head) => fall(look, head, { length: 1.95, width: 0.98 }),
  },
  wavy: {
    hairline: 'side',
    covers: true,
    strands: partedAt(-30),
    pieces: (look, head) => fall(look, head, { length: 1.34, width: 1.2, wavy: true }),
  },
  plaits: plaitsOf(1.5),
  'chin-plaits': plaitsOf(1.05),
  'short-plaits': plaitsOf(0.66),
  'looped-plaits': {
    hairline: 'centre',
    strands: partedAt(0),
    pieces: (look, head) => [loopedPlait(look, head, 1), loopedPlait(look, head, -1)],
  },
  'one-plait': onePlaitOf(1),
  'chin-plait': onePlaitOf(0.76),
  'short-plait': {
    hairline: 'side',
    strands: combedTo([160, -34]),
    pieces: (look, head, { stream }) => [
      rope(look, head, {
        at: [136 * sideSeen(head), -34],
        length: 0.72,
        aside: 1.6 * sideSeen(head),
        stream,
        plaited: true,
      }),
    ],
  },
  ponytail: ponytailOf(1),
  'chin-ponytail': ponytailOf(0.74),
  'short-ponytail': ponytailOf(0.5),
  bun: bunOf(0.36),
  'small-bun': bunOf(0.26),
  'big-bun': bunOf(0.46),
  'low-bun': {
    hairline: 'centre',
    strands: combedTo([146, -24]),
    // A little to one side, so that it is seen from the front too.
    pieces: (look, head) => [
      ball(look, head, {
        at: [142 * sideSeen(head), -28],
        distance: 1.34,
        radius: 0.42,
        flowers: look.flowers,
        plain: true,
      }),
    ],
  },
  topknot: {
    hairline: 'high',
    strands: combedTo([0, 88]),
    pieces: (look, head, { hatted }) =>
      hatted ? [] : [ball(look, head, { at: [0, 82], distance: 1.22, radius: 0.26 })],
  },
  puffs: {
    hairline: 'centre',
    strands: [
      ...combedTo([78, 50]).filter((_, i) => i > 5 && i < 13),
      ...combedTo([-78, 50]).filter((_, i) => i <= 4 || i >= 13),
    ],
    pieces: (look, head, { hatted, inGlass }) =>
      ([1, -1] as const).map(side =>
        ball(look, head, {
          at: hatted ? [side * 100, -16] : [side * 78, 50],
          distance: inGlass ? 1.16 : 1.32,
          radius: inGlass ? 0.34 : 0.4,
          rough: true,
        }),
      ),
  },
  'bald-crown': { hairline: 'bald', covers: true, strands: [] },
  bald: { hairline: 'none', strands: [] },
}
