import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, curve, flow, n, type Point, soft } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import type { Look } from './look.ts'
import type { Headgear, Outfit } from './outfit.ts'

/** Headgear other than hats, in units of the head: radius 100 around its centre. */

export type DrawHeadgear = (
  context: DrawContext,
  look: Look,
  outfit: Outfit,
  turn: number,
) => { behind?: string; front: string }

/** A transparent air bubble, for scenes under water and in space. */
export function bubble(context: DrawContext, r: number): string {
  return (
    circle(
      0,
      -4,
      r,
      context.defs.radialGradient(
        alpha('#ffffff', 0),
        alpha('#ffffff', 0.03),
        alpha('#d8f4ff', 0.14),
        alpha('#e8fbff', 0.42),
      ),
    ) +
    `<circle cx="0" cy="-4" r="${n(r - 2)}" fill="none" stroke="#ffffffb8" stroke-width="5"/>` +
    line(
      curve([
        [-r * 0.8, -r * 0.22],
        [-r * 0.66, -r * 0.56],
        [-r * 0.38, -r * 0.8],
      ]),
      alpha('#ffffff', 0.85),
      12,
    ) +
    line(
      curve([
        [-r * 0.2, -r * 0.9],
        [-r * 0.12, -r * 0.92],
      ]),
      alpha('#ffffff', 0.8),
      10,
    ) +
    line(
      curve([
        [r * 0.52, r * 0.66],
        [r * 0.72, r * 0.4],
      ]),
      alpha('#ffffff', 0.45),
      8,
    )
  )
}

export const gem = (x: number, y: number, r: number, colour: string) =>
  circle(x, y, r, colour) + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#ffffffcc')

export const HEADDRESSES = {
  helmet: (context, _, outfit) => ({
    behind: ellipse(0, 92, 118, 46, shade(outfit.hat, 0.14)),
    front:
      bubble(context, 150) +
      line(flow([-104, 106, 0, 136, 104, 106]), outfit.hat, 30) +
      line(flow([-92, 120, 0, 146, 92, 120]), outfit.trim, 9),
  }),
  tiara: (_, __, outfit, turn) => ({
    front:
      place(
        shape(
          'M-62 -76Q-52 -92 -50 -112Q-38 -104 -30 -96Q-18 -112 0 -142Q18 -112 30 -96Q38 -104 50 -112Q52 -92 62 -76Q0 -104 -62 -76Z',
          outfit.hat,
        ) +
          line('M-60 -78Q0 -106 60 -78', shade(outfit.hat, 0.25), 5) +
          gem(0, -112, 9, '#d9456a') +
          gem(-31, -96, 5.5, '#49b0a8') +
          gem(31, -96, 5.5, '#49b0a8'),
        turn * 11,
        -6,
      ) + circle(turn * 17, -62, 6.5, outfit.hat),
  }),
  mask: (_, look, outfit, turn) => {
    const x = turn * 21
    const band = blob([
      [-101, -22],
      [-60 + x * 0.5, -30],
      [x, -24],
      [60 + x * 0.5, -30],
      [102, -22],
      [101, 24],
      [66 + x, 42],
      [26 + x, 36],
      [x, 24],
      [-26 + x, 36],
      [-66 + x, 42],
      [-101, 24],
    ])
    const hole = (cx: number, width: number) => ellipse(cx, 15, 28 * width, 26, look.skin)
    return {
      front:
        shape(band, outfit.hat) +
        hole(-39 + x, 1) +
        hole(39 + x, 1 - Math.max(0, turn) * 0.16) +
        line(
          curve([
            [-98, -18],
            [-60 + x * 0.5, -25],
            [x, -19],
            [60 + x * 0.5, -25],
            [98, -18],
          ]),
          alpha(tint(outfit.hat, 0.5), 0.6),
          4,
        ),
    }
  },
  'flower-crown': (_, look, outfit, turn) => {
    const places: Point[] = [
      [-92, -52],
      [-62, -80],
      [-24, -95],
      [18, -97],
      [58, -84],
      [90, -54],
    ]
    const colours = [outfit.hat, '#fff1d6', outfit.trim, outfit.hat, '#fff1d6', outfit.hat]
    const leaves = places
      .map(([x, y], i) => ellipse(x + turn * 9 + 14, y + 10, 17, 8, '#6fae74', i * 40 - 100))
      .join('')
    const blooms = places.map(([x, y], i) => {
      const petals = [0, 1, 2, 3, 4]
        .map(k => circle(Math.sin(k * 1.257) * 12, -Math.cos(k * 1.257) * 12, 10, colours[i] ?? outfit.hat))
        .join('')
      return place(petals + circle(0, 0, 8, '#f3b23f'), x + turn * 9, y, { turn: i * 25 })
    })
    return { front: line(curve(places), mix('#5c9a66', look.hair.colour, 0.2), 7) + leaves + blooms.join('') }
  },
  'dragon-hood': (_, __, outfit, turn) => {
    const hood = soft([
      -122, -20, -112, -84, -66, -126, 0, -138, 66, -126, 112, -84, 122, -20, 116, 52, 80, 104, 84, 40, 80, -18, 52,
      -62, 0, -76, -52, -62, -80, -18, -84, 40, -80, 104, -116, 52,
    ])
    const horn = (side: 1 | -1) =>
      shape(
        blob([
          [side * 52, -118],
          [side * 78, -176],
          [side * 92, -184],
          [side * 96, -160],
          [side * 88, -104],
        ]),
        outfit.trim,
      ) + line(`M${side * 70} -142l${side * 22} 6`, alpha(shade(outfit.trim, 0.5), 0.4), 4)
    const spike = (x: number, y: number, r: number) =>
      shape(
        blob([
          [x - 18, y + 8],
          [x + 3, y - r],
          [x + 20, y + 8],
        ]),
        outfit.extra,
      )
    const eye = (x: number) => circle(x, -104, 17, '#fff6e0') + circle(x + 3, -102, 8.5, '#2b2130')
    return {
      behind: shape(
        soft([-122, -20, 0, -130, 122, -20, 112, 66, 60, 112, -60, 112, -112, 66]),
        shade(outfit.hat, 0.25),
      ),
      front:
        spike(turn * 8, -134, 42) +
        horn(-1) +
        horn(1) +
        shape(hood, outfit.hat) +
        line(flow([-80, 40, -77, -18, -50, -58, 0, -72, 50, -58, 77, -18, 80, 40]), alpha(outfit.trim, 0.85), 7) +
        eye(-36 + turn * 12) +
        eye(36 + turn * 12) +
        circle(turn * 15 - 8, -84, 3.5, shade(outfit.hat, 0.5)) +
        circle(turn * 15 + 8, -84, 3.5, shade(outfit.hat, 0.5)),
    }
  },
  antenna: (_, __, outfit, turn) => ({
    front:
      line(flow([-104, 0, -106, -60, -60, -114, 0, -126, 60, -114, 106, -60, 104, 0]), outfit.hat, 18) +
      line(`M${n(turn * 5)} -130V-176`, shade(outfit.hat, 0.2), 8) +
      circle(turn * 5, -184, 16, outfit.trim) +
      circle(-104, 12, 24, shade(outfit.hat, 0.2)) +
      circle(104, 12, 24, shade(outfit.hat, 0.2)) +
      circle(-104, 12, 12, outfit.trim) +
      circle(104, 12, 12, outfit.trim),
  }),
  'temple-jewel': (_, __, outfit, turn) => ({
    front:
      line(
        curve([
          [turn * 12, -122],
          [turn * 15, -96],
          [turn * 17, -70],
        ]),
        outfit.hat,
        7,
      ) +
      line(
        `${curve([
          [-90, -28],
          [-50 + turn * 8, -62],
          [turn * 15, -80],
        ])}${curve([
          [90, -28],
          [50 + turn * 8, -62],
          [turn * 15, -80],
        ])}`,
        outfit.hat,
        7,
      ) +
      gem(turn * 17, -62, 12, '#c8354f') +
      gem(-97, 52, 8, outfit.hat) +
      gem(97, 52, 8, outfit.hat) +
      [-78, -46, -14, 18, 50, 82]
        .map((x, i) => circle(x, -96 - 18 * Math.cos(x / 70), 12, i % 2 ? '#fff3da' : '#f7a23f'))
        .join(''),
  }),
  glasses: (_, __, outfit, turn) => {
    const x = turn * 21
    const ring = (cx: number, rx: number) =>
      `<ellipse cx="${n(cx)}" cy="16" rx="${n(rx)}" ry="30" fill="#ffffff22" stroke="${outfit.hat}" stroke-width="6"/>`
    return {
      front:
        ring(-39 + x, 31) +
        ring(39 + x, 31 - Math.max(0, turn) * 4) +
        line(`M${n(x - 8)} 12q8 -6 16 0M${n(x - 70)} 12L-98 4M${n(x + 69)} 12L99 4`, outfit.hat, 6),
    }
  },
} satisfies Partial<Record<Headgear, DrawHeadgear>>
