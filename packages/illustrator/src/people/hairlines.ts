import type { Place } from './head-shape.ts'

/** Where hair begins: from the head's right ear over the forehead to its left ear. */
export const HAIRLINES = {
  centre: [
    [-96, -14],
    [-86, -2],
    [-66, 20],
    [-38, 33],
    [-12, 42],
    [0, 46],
    [12, 42],
    [38, 33],
    [66, 20],
    [86, -2],
    [96, -14],
  ],
  side: [
    [-96, -14],
    [-86, 0],
    [-68, 24],
    [-46, 40],
    [-34, 46],
    [-16, 34],
    [10, 27],
    [38, 24],
    [62, 16],
    [84, 0],
    [96, -14],
  ],
  fringe: [
    [-96, -18],
    [-84, 0],
    [-62, 9],
    [-44, 13],
    [-26, 12],
    [-8, 15],
    [10, 12],
    [28, 15],
    [46, 12],
    [64, 8],
    [84, 0],
    [96, -18],
  ],
  round: [
    [-96, -12],
    [-84, 6],
    [-64, 26],
    [-38, 36],
    [0, 40],
    [38, 36],
    [64, 26],
    [84, 6],
    [96, -12],
  ],
  tousled: [
    [-96, -12],
    [-84, 6],
    [-72, 13],
    [-62, 27],
    [-48, 20],
    [-34, 33],
    [-20, 22],
    [-4, 35],
    [12, 21],
    [28, 33],
    [42, 21],
    [58, 28],
    [72, 13],
    [84, 6],
    [96, -12],
  ],
  swept: [
    [-96, -14],
    [-88, 4],
    [-72, 26],
    [-56, 40],
    [-40, 44],
    [-20, 33],
    [4, 22],
    [26, 15],
    [46, 11],
    [64, 12],
    [80, 6],
    [90, -4],
    [96, -14],
  ],
  high: [
    [-96, -10],
    [-84, 12],
    [-62, 31],
    [-34, 42],
    [0, 47],
    [34, 42],
    [62, 31],
    [84, 12],
    [96, -10],
  ],
  bald: [
    [-98, -16],
    [-102, 2],
    [-108, 18],
    [-120, 30],
    [-140, 36],
    [180, 38],
    [140, 36],
    [120, 30],
    [108, 18],
    [102, 2],
    [98, -16],
  ],
} as const satisfies Record<string, readonly Place[]>

export type Hairline = keyof typeof HAIRLINES

export const NAPE: readonly Place[] = [
  [104, -30],
  [122, -46],
  [150, -55],
  [180, -58],
  [-150, -55],
  [-122, -46],
  [-104, -30],
]

/** Around the face below the hairline, from the left ear to the right one. */
export const JAW: readonly Place[] = [
  [102, -40],
  [88, -70],
  [40, -88],
  [-40, -88],
  [-88, -70],
  [-102, -40],
]

/** Strands of hair, each from place to place. */
export type Strands = readonly (readonly Place[])[]

const AROUND: readonly Place[] = [
  [-92, 4],
  [-76, 20],
  [-56, 32],
  [-34, 40],
  [-12, 48],
  [12, 48],
  [34, 40],
  [56, 32],
  [76, 20],
  [92, 4],
  [112, -34],
  [134, -46],
  [158, -52],
  [180, -54],
  [-158, -52],
  [-134, -46],
  [-112, -34],
]

/** Combed back from the hairline to where the hair is tied. */
export const combedTo = (tie: Place, gap = 0.1): Strands =>
  AROUND.map(([azimuth, elevation]) => [[azimuth, elevation + gap], tie])

/** Falling from the crown on all sides. */
export const fallingFrom = (crown: Place): Strands => AROUND.map(end => [crown, end])

/** Combed to both sides of a parting at an azimuth; the back falls from the crown. */
export const partedAt = (azimuth: number): Strands => [
  ...(
    [
      [50, 56, 30],
      [58, 72, 18],
      [68, 86, 4],
      [78, 102, -16],
      [86, 122, -36],
    ] as const
  ).flatMap(
    ([root, end, elevation]): Strands => [
      [
        [azimuth, root],
        [azimuth * 0.3 + end, elevation],
      ],
      [
        [azimuth, root],
        [azimuth * 0.3 - end, elevation],
      ],
    ],
  ),
  ...[140, 164, -170, -144].map((end): readonly Place[] => [
    [180, 80],
    [end, -48],
  ]),
]
