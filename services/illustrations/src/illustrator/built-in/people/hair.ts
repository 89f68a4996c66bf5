import { alpha, mix, shade } from '../canvas/colour.ts'
import { curve, distance, mid, n, type Point, polygon, soft, taper, tube } from '../canvas/path.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { convexHull, type HeadShape } from './head-shape.ts'
import type { HairStyle, Look } from './look.ts'

/** A place on the head: azimuth and elevation in degrees. */
type Place = readonly [azimuth: number, elevation: number]

/** A part of the hair with its order: behind the body, behind the head, or in front of both. */
interface HairPiece {
  drawing: string
  layer: 'behind-body' | 'behind-head' | 'front'
}

/** Hair reaches this far from the centre, in head radii. */
export const HAIR = 1.07

/** From the head's right ear over the forehead to its left ear. */
const HAIRLINES = {
  centre: [
    [-96, -14],
    [-86, -2],
    [-66, 20],
    [-38, 34],
    [-12, 44],
    [0, 48],
    [12, 44],
    [38, 34],
    [66, 20],
    [86, -2],
    [96, -14],
  ],
  side: [
    [-96, -14],
    [-86, 0],
    [-68, 24],
    [-46, 40],
    [-34, 48],
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
    [-62, 8],
    [-44, 12],
    [-26, 10],
    [-8, 13],
    [10, 10],
    [28, 13],
    [46, 10],
    [64, 7],
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
    [-70, 12],
    [-60, 28],
    [-46, 18],
    [-32, 34],
    [-18, 20],
    [-2, 36],
    [12, 20],
    [28, 34],
    [42, 20],
    [58, 28],
    [72, 12],
    [84, 6],
    [96, -12],
  ],
  high: [
    [-96, -10],
    [-84, 12],
    [-62, 36],
    [-34, 50],
    [0, 56],
    [34, 50],
    [62, 36],
    [84, 12],
    [96, -10],
  ],
  bald: [
    [-100, -16],
    [-104, 2],
    [-110, 18],
    [-120, 30],
    [-140, 36],
    [180, 38],
    [140, 36],
    [120, 30],
    [110, 18],
    [104, 2],
    [100, -16],
  ],
} as const satisfies Record<string, readonly Place[]>

type Hairline = keyof typeof HAIRLINES
const NAPE: readonly Place[] = [
  [104, -30],
  [122, -46],
  [150, -55],
  [180, -58],
  [-150, -55],
  [-122, -46],
  [-104, -30],
]
/** Around the face below the hairline, from the left ear to the right one. */
const JAW: readonly Place[] = [
  [102, -40],
  [88, -70],
  [40, -88],
  [-40, -88],
  [-88, -70],
  [-102, -40],
]

interface Style {
  hairline: Hairline
  /** The ears are covered. */
  covers?: true
  /** Drawn in addition to the cap. */
  pieces?(look: Look, head: HeadShape, hatted: boolean, stream: number): HairPiece[]
  /** Lighter strands along the parting. */
  strands?: readonly (readonly Place[])[]
}

const dark = (look: Look) => shade(look.hair.colour, 0.24)
const light = (look: Look) => mix(look.hair.colour, '#b08a92', 0.34)

const layerAt = (head: HeadShape, azimuth: number, elevation: number): HairPiece['layer'] =>
  head.at(azimuth, elevation).facing > -0.05 ? 'front' : 'behind-head'

/** Hair that falls from the back and the sides of the head, `length` head radii below its centre. */
function fall(look: Look, head: HeadShape, length: number, width: number, from = 78): HairPiece[] {
  const azimuths = Array.from({ length: 13 }, (_, i) => from + ((360 - 2 * from) * i) / 12)
  const top = [20, 50, 78].flatMap(elevation => azimuths.map(azimuth => head.at(azimuth, elevation, HAIR).point))
  const ring = (y: number, radius: number) =>
    azimuths.map(azimuth => {
      const angle = (azimuth * Math.PI) / 180
      return head.project([Math.sin(angle) * radius, y, Math.cos(angle) * radius * 0.85 - 0.05]).point
    })
  const outline = convexHull([...top, ...ring(-length * 0.5, 1.1), ...ring(-length, width)])
  const back = head.at(180, 0).facing
  const strands = azimuths
    .filter((_, i) => i % 2 === 1)
    .map(azimuth => {
      const angle = (azimuth * Math.PI) / 180
      const along = (y: number, radius: number): Point =>
        head.project([Math.sin(angle) * radius, y, Math.cos(angle) * radius * 0.85]).point
      return curve([along(-0.1, 1.05), along(-length * 0.5, 1.06), along(-length * 0.92, width * 0.96)])
    })
    .join('')
  const colour = back > 0 ? look.hair.colour : dark(look)
  return [
    {
      drawing: shape(polygon(outline), colour) + line(strands, alpha(light(look), 0.3), 3.4 * head.unit),
      layer: back > 0.1 ? 'front' : 'behind-body',
    },
  ]
}

/** A rope of hair that hangs from a place, in head radii. */
function rope(
  look: Look,
  head: HeadShape,
  at: Place,
  lengthR: number,
  aside: number,
  stream: number,
  plaited: boolean,
): HairPiece {
  const start = head.at(at[0], at[1], 1.02).point
  const u = head.unit
  const swing = (stream / 90) * lengthR * 60
  const along = (share: number): Point => [
    start[0] + (aside * Math.sin(share * 1.4) * 34 + swing * share * share) * u,
    start[1] + (share * lengthR * 100 - Math.abs(swing) * share * share * 0.5) * u,
  ]
  const points = Array.from({ length: 9 }, (_, i) => along(i / 8))
  let drawing: string
  if (plaited) {
    const strands = Array.from({ length: 9 }, (_, i) => {
      const [x, y] = along((i + 0.4) / 9)
      const side = i % 2 ? 1 : -1
      const width = (23 - i * 1.2) * u
      return ellipse(
        x + side * 5 * u,
        y,
        width,
        15 * u,
        i % 2 ? look.hair.colour : mix(look.hair.colour, dark(look), 0.6),
        side * 26,
      )
    }).join('')
    const [x, y] = along(1)
    drawing =
      shape(taper([along(0.94), along(1.05), along(1.14)], 13 * u, 3 * u), look.hair.colour) +
      strands +
      place(bowTie(look), x, y, { scale: u })
  } else {
    drawing =
      shape(
        tube(
          points,
          share => (17 + 22 * Math.sin(Math.min(1, share * 1.5 + 0.16) * Math.PI * 0.62) - share * share * 26) * u,
        ),
        look.hair.colour,
      ) +
      line(curve(points.slice(1, 7)), alpha(light(look), 0.4), 4 * u) +
      ellipse(start[0], start[1], 19 * u, 15 * u, look.ribbon)
  }
  const facing = head.at(at[0], at[1]).facing
  const layer = facing < -0.62 ? 'behind-body' : facing < -0.05 ? 'behind-head' : 'front'
  return { drawing, layer }
}

const bowTie = (look: Look) =>
  ellipse(-17, 0, 18, 12, look.ribbon, 24) +
  ellipse(17, 0, 18, 12, look.ribbon, -24) +
  circle(0, 0, 9, shade(look.ribbon, 0.2))

/** A ball of hair, as a bun or a puff. */
function ball(look: Look, head: HeadShape, at: Place, distanceR: number, radiusR: number, rough: boolean): HairPiece {
  const { point } = head.at(at[0], at[1], distanceR)
  const base = head.at(at[0], at[1], 1).point
  const r = radiusR * head.radius
  const u = head.unit
  const bumps = rough
    ? dots(
        Array.from({ length: 9 }, (_, i): readonly [number, number, number] => {
          const angle = (i / 9) * Math.PI * 2
          return [point[0] + Math.cos(angle) * r * 0.72, point[1] + Math.sin(angle) * r * 0.72, r * 0.42]
        }),
        look.hair.colour,
      )
    : ''
  const band = mid(base, point, 0.5)
  const drawing =
    circle(point[0], point[1], r, look.hair.colour) +
    bumps +
    line(
      `M${n(point[0] - r * 0.5)} ${n(point[1] + r * 0.1)}q${n(r * 0.4)} ${n(-r * 0.7)} ${n(r * 0.95)} ${n(-r * 0.3)}`,
      alpha(light(look), 0.5),
      4.5 * u,
    ) +
    (distance(base, point) > 24 * u ? ellipse(band[0], band[1], 22 * u, 13 * u, look.ribbon) : '')
  return { drawing, layer: layerAt(head, at[0], at[1]) }
}

/** Locks that stand off the head. */
function tufts(
  look: Look,
  head: HeadShape,
  list: readonly (readonly [azimuth: number, elevation: number, reach: number])[],
): HairPiece[] {
  return list.map(([azimuth, elevation, reach]) => {
    const a = head.at(azimuth - 15, elevation - 6, 1.02).point
    const b = head.at(azimuth + 15, elevation + 4, 1.02).point
    const tip = head.at(azimuth + 8, elevation + 10, 1.07 + reach).point
    return {
      drawing: shape(
        `M${n(a[0])} ${n(a[1])}Q${n((a[0] + tip[0]) / 2 + (tip[0] - b[0]) * 0.2)} ${n((a[1] + tip[1]) / 2)} ${n(tip[0])} ${n(tip[1])}Q${n((b[0] + tip[0]) / 2)} ${n((b[1] + tip[1]) / 2)} ${n(b[0])} ${n(b[1])}Z`,
        look.hair.colour,
      ),
      layer: layerAt(head, azimuth, elevation),
    }
  })
}

/** Round curls over the whole hair. */
function curls(look: Look, head: HeadShape, low: number, radiusR: number): HairPiece[] {
  const places: Place[] = []
  for (let elevation = 78; elevation >= low; elevation -= 22) {
    const count = Math.max(1, Math.round(15 * Math.cos((elevation * Math.PI) / 180)))
    for (let i = 0; i < count; i++) {
      const azimuth = ((i + (elevation % 3) * 0.4) / count) * 360 - 180
      if (Math.abs(azimuth) < 84 && elevation < 40 + (Math.abs(azimuth) < 40 ? 4 : -Math.abs(azimuth) * 0.3 + 14))
        continue
      places.push([azimuth, elevation])
    }
  }
  return places.map(([azimuth, elevation], i) => {
    const { point } = head.at(azimuth, elevation, 1.05)
    const r = radiusR * head.radius * (i % 2 ? 0.92 : 1.08)
    const swirl =
      i % 3 === 0
        ? line(
            `M${n(point[0] - r * 0.4)} ${n(point[1] + r * 0.1)}q0 ${n(-r * 0.6)} ${n(r * 0.5)} ${n(-r * 0.5)}`,
            alpha(light(look), 0.55),
            3.6 * head.unit,
          )
        : ''
    return {
      drawing:
        circle(point[0], point[1], r, i % 4 === 1 ? mix(look.hair.colour, light(look), 0.12) : look.hair.colour) +
        swirl,
      layer: layerAt(head, azimuth, elevation),
    }
  })
}

const SWEPT: readonly (readonly Place[])[] = [
  [
    [-20, 60],
    [-46, 44],
    [-72, 14],
  ],
  [
    [20, 60],
    [46, 44],
    [72, 14],
  ],
  [
    [150, 60],
    [158, 20],
    [160, -20],
  ],
  [
    [-150, 60],
    [-158, 20],
    [-160, -20],
  ],
  [
    [180, 56],
    [180, 10],
    [180, -26],
  ],
]

const STYLES: Record<HairStyle, Style> = {
  cropped: {
    hairline: 'round',
    strands: [
      [
        [-30, 62],
        [-44, 52],
      ],
      [
        [20, 66],
        [36, 58],
      ],
      [
        [160, 50],
        [170, 30],
      ],
    ],
  },
  parted: {
    hairline: 'side',
    strands: [
      [
        [-34, 50],
        [-14, 56],
        [20, 50],
        [50, 32],
      ],
      [
        [-36, 56],
        [0, 70],
        [60, 56],
      ],
      [
        [170, 50],
        [174, 0],
      ],
      [
        [-160, 50],
        [-164, 0],
      ],
    ],
    pieces: (look, head, hatted) =>
      hatted
        ? []
        : tufts(look, head, [
            [-20, 62, 0.06],
            [170, 66, 0.1],
          ]),
  },
  tousled: {
    hairline: 'tousled',
    pieces: (look, head, hatted) =>
      hatted
        ? []
        : tufts(look, head, [
            [-70, 44, 0.12],
            [-30, 66, 0.16],
            [20, 72, 0.2],
            [70, 46, 0.12],
            [150, 60, 0.16],
            [-140, 50, 0.13],
            [120, 10, 0.08],
            [-120, 10, 0.08],
          ]),
  },
  quiff: {
    hairline: 'high',
    pieces: (look, head, hatted) =>
      hatted ? [] : [ball(look, head, [14, 60], 1.04, 0.36, false), ball(look, head, [-20, 62], 1.02, 0.32, false)],
  },
  curls: {
    hairline: 'round',
    covers: true,
    pieces: (look, head, hatted) => curls(look, head, -30, hatted ? 0.2 : 0.27),
  },
  bob: { hairline: 'fringe', covers: true, strands: SWEPT, pieces: (look, head) => fall(look, head, 0.86, 1.12) },
  long: {
    hairline: 'centre',
    covers: true,
    strands: SWEPT,
    pieces: (look, head) => fall(look, head, 1.95, 0.98),
  },
  plaits: {
    hairline: 'centre',
    strands: SWEPT,
    pieces: (look, head, _hatted, stream) => [
      rope(look, head, [102, -34], 1.5, 1, stream, true),
      rope(look, head, [-102, -34], 1.5, -1, stream, true),
    ],
  },
  'one-plait': {
    hairline: 'side',
    strands: SWEPT,
    pieces: (look, head, _hatted, stream) => [rope(look, head, [176, -30], 2.3, 0.3, stream, true)],
  },
  ponytail: {
    hairline: 'high',
    strands: [
      [
        [-30, 56],
        [-70, 50],
        [-130, 40],
      ],
      [
        [30, 56],
        [70, 50],
        [130, 40],
      ],
      [
        [180, -30],
        [180, 20],
      ],
    ],
    pieces: (look, head, hatted, stream) => [rope(look, head, [180, hatted ? -16 : 38], 1.6, 0.8, stream, false)],
  },
  bun: {
    hairline: 'centre',
    strands: SWEPT,
    pieces: (look, head, hatted) => [
      ball(look, head, hatted ? [180, -18] : [180, 66], hatted ? 1.16 : 1.28, 0.36, false),
    ],
  },
  'low-bun': {
    hairline: 'centre',
    strands: SWEPT,
    pieces: (look, head) => [ball(look, head, [180, -22], 1.2, 0.4, false)],
  },
  puffs: {
    hairline: 'centre',
    strands: SWEPT,
    pieces: (look, head, hatted) => [
      ball(look, head, hatted ? [100, -16] : [78, 50], 1.32, 0.4, true),
      ball(look, head, hatted ? [-100, -16] : [-78, 50], 1.32, 0.4, true),
    ],
  },
  'bald-crown': { hairline: 'bald', covers: true },
}

/**
 * Points of a loop on the head; those at the back are moved out of its outline.
 * @param over elevation of the pole around which the loop runs at the back: 90 is the crown, -90 the neck
 */
function loop(head: HeadShape, places: readonly Place[], distanceR: number, over: 90 | -90): Point[] {
  const pole = head.at(0, over).point
  return places.map(([azimuth, elevation]) => {
    const { point, facing } = head.at(azimuth, elevation, distanceR)
    if (facing >= 0) return point
    // Opposite the viewer a point has no side to be moved to, so that the pole decides.
    const pull = Math.max(0, -facing - 0.5) * 2
    const x = point[0] - head.centre[0] + (pole[0] - head.centre[0]) * pull
    const y = point[1] - head.centre[1] + (pole[1] - head.centre[1]) * pull
    const far = (head.radius * 2) / (Math.hypot(x, y) || 1)
    return [head.centre[0] + x * far, head.centre[1] + y * far]
  })
}

/** Intermediate places, so that curves follow the head. */
const refine = (places: readonly Place[]): Place[] =>
  places.flatMap((place, i) => {
    const next = places[i + 1]
    return next === undefined || Math.abs(next[0] - place[0]) > 90
      ? [place]
      : [place, [(place[0] + next[0]) / 2, (place[1] + next[1]) / 2] as const]
  })

export interface DrawnHair {
  behindBody: string
  behindHead: string
  /** Hair on the head itself; the face is drawn by `skin` between the two. */
  cap: string
  front: string
  coversEars: boolean
}

/**
 * Draws the hair of a head.
 * @param skin path of the head's outline, which bounds the face
 * @param face the skin's colour area and the features, drawn in the opening of the hair
 * @param hatted under a hat that covers the crown
 */
export function drawHair(
  look: Look,
  head: HeadShape,
  clip: (data: string, drawing: string) => string,
  { skin, hatted, stream }: { skin: string; hatted: boolean; stream: number },
): DrawnHair {
  const style = STYLES[look.hair.style]
  const hairline: readonly Place[] = HAIRLINES[style.hairline]
  const facesViewer = head.at(0, -22).facing > -0.12
  const rim: Place[] = []
  const above = style.hairline === 'bald' ? ([[180, 0]] as readonly Place[]) : []
  for (const [azimuth, elevation] of [...hairline, ...NAPE, ...above]) {
    for (let e = elevation; e <= (style.hairline === 'bald' ? elevation + 20 : 90); e += 12) rim.push([azimuth, e])
  }
  const capOutline = polygon(convexHull(rim.map(([azimuth, elevation]) => head.at(azimuth, elevation, HAIR).point)))
  const base = shape(skin, look.skin)
  let cap: string
  if (facesViewer) {
    const opening = polygon(loop(head, refine([...hairline, ...JAW]), 1.0, -90))
    const shadow = line(
      polyline(loop(head, refine(hairline), 1.0, -90)),
      alpha(shade(look.skin, 0.55), 0.26),
      9 * head.unit,
    )
    const hairCap = style.hairline === 'bald' ? '' : shape(capOutline, look.hair.colour)
    const sides = style.hairline === 'bald' ? shape(capOutline, look.hair.colour) : ''
    cap = sides + hairCap + clip(skin, shape(opening, look.skin) + shadow)
  } else {
    const region = polygon(loop(head, refine([...hairline, ...NAPE]), HAIR, 90))
    cap = base + clip(style.hairline === 'bald' ? skin : capOutline, shape(region, look.hair.colour))
  }
  const strands = (style.strands ?? [])
    .map(places => places.map(([azimuth, elevation]) => head.at(azimuth, elevation, HAIR)))
    .filter(points => points.every(({ facing }) => facing > 0.1))
    .map(points => curve(points.map(({ point }) => point)))
    .join('')
  const shine = strands === '' ? '' : line(strands, alpha(light(look), 0.5), 4.2 * head.unit)
  const pieces = style.pieces?.(look, head, hatted, stream) ?? []
  const on = (layer: HairPiece['layer']) =>
    pieces
      .filter(piece => piece.layer === layer)
      .map(piece => piece.drawing)
      .join('')
  return {
    behindBody: on('behind-body'),
    behindHead: on('behind-head') + (facesViewer ? base : ''),
    cap: cap + shine,
    front: on('front'),
    coversEars: style.covers === true,
  }
}

const polyline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`

export const tuftShape = soft
