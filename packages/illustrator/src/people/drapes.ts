import { alpha, shade, tint } from '../canvas/colour.ts'
import { line, shape } from '../canvas/svg.ts'
import { hang } from './hanging.ts'
import type { Accessory } from './outfit.ts'
import type { Spot } from './surface.ts'
import type { DrawWorn, Worn, WornContext } from './worn.ts'

/** Lengths of cloth around the torso, with ends that hang down. */

/** A band of cloth over the torso along a line, `half` high on both sides, with a border. */
function wrapped(
  context: WornContext,
  spots: readonly Spot[],
  half: number,
  colour: string,
  trim: string | null,
): string {
  const { torso, scale } = context
  const edge = (by: number) => spots.map(([around, up]): Spot => [around, up + by])
  const folds = torso.line(edge(half * 0.35), 1.05) + torso.line(edge(-half * 0.3), 1.05)
  return (
    shape(torso.band(edge(half), edge(-half), 1.045), colour) +
    line(folds, alpha(shade(colour, 0.6), 0.26), 4 * scale) +
    (trim ? line(torso.line(edge(-half), 1.05), trim, 6 * scale) : '')
  )
}

/** A hanging end goes where the place it hangs from is seen. */
const byFacing = (context: WornContext, onFront: boolean, drawing: string): Worn =>
  context.facesViewer === onFront ? { near: drawing } : { beyond: drawing }

const merge = (...parts: Worn[]): Worn => ({
  beyond: parts.map(part => part.beyond ?? '').join(''),
  over: parts.map(part => part.over ?? '').join(''),
  skirt: parts.map(part => part.skirt ?? '').join(''),
  near: parts.map(part => part.near ?? '').join(''),
})

export const DRAPES = {
  /** The end of a sari: from the right hip over the left shoulder, and down the back. */
  pallu: context => {
    const { outfit, look } = context
    const colour = outfit.skirt ?? outfit.extra
    const across: Spot[] = [
      [-150, 0.26],
      [-110, 0.3],
      [-70, 0.36],
      [-40, 0.46],
      [-12, 0.6],
      [14, 0.74],
      [34, 0.86],
      [50, 0.95],
      [78, 1.0],
      [110, 0.98],
      [140, 0.92],
    ]
    const end = hang(context, {
      from: [
        [104, 0.93],
        [170, 0.88],
      ],
      length: look.body.torso * 1.35,
      spread: 1.25,
      colour: shade(colour, 0.06),
      trim: outfit.trim,
    })
    return merge({ over: wrapped(context, across, 0.15, colour, outfit.trim) }, byFacing(context, false, end))
  },
  /** Over both shoulders, with its middle at the chest and its ends down the back. */
  dupatta: context => {
    const { outfit, look } = context
    const curveOver: Spot[] = [
      [-132, 0.93],
      [-100, 0.99],
      [-66, 0.98],
      [-42, 0.88],
      [-20, 0.79],
      [0, 0.76],
      [20, 0.79],
      [42, 0.88],
      [66, 0.98],
      [100, 0.99],
      [132, 0.93],
    ]
    const end = (side: 1 | -1) =>
      hang(context, {
        from: [
          [side * 112, 0.93],
          [side * 146, 0.9],
        ],
        length: look.body.torso * 1.3,
        spread: 1.2,
        colour: outfit.extra,
        trim: outfit.trim,
      })
    return merge(
      { over: wrapped(context, curveOver, 0.055, outfit.extra, outfit.trim) },
      byFacing(context, false, end(1) + end(-1)),
    )
  },
  shawl: context => {
    const { outfit, look } = context
    const ring: Spot[] = [-180, -150, -120, -90, -60, -36, -14, 14, 36, 60, 90, 120, 150, 180].map(around => [
      around,
      0.84 + 0.05 * Math.cos((around * Math.PI) / 90),
    ])
    const end = (side: 1 | -1) =>
      hang(context, {
        from: [
          [side * 12, 0.78],
          [side * 44, 0.82],
        ],
        length: look.body.torso * 0.62,
        spread: 1.1,
        colour: outfit.extra,
        trim: outfit.trim,
      })
    return merge({ over: wrapped(context, ring, 0.14, outfit.extra, null) }, byFacing(context, true, end(1) + end(-1)))
  },
  scarf: context => {
    const { outfit, torso, scale, look } = context
    const middle = torso.front(0.98)
    const collar =
      shape(torso.patch(middle - 90, middle + 90, 0.93, 1.045, 1.16), outfit.extra) +
      line(torso.ring(0.985, 1.18), alpha(shade(outfit.extra, 0.6), 0.3), 5 * scale)
    const end = hang(context, {
      from: [
        [14, 0.93],
        [38, 0.94],
      ],
      length: look.body.torso * 0.5,
      spread: 1.1,
      colour: tint(outfit.extra, 0.06),
      trim: outfit.trim,
    })
    return merge({ over: collar }, byFacing(context, true, end))
  },
  sash: context => {
    const { outfit, torso, look } = context
    const middle = torso.front(0.24)
    const tail = (shift: number) =>
      hang(context, {
        from: [
          [-62 - shift, 0.2],
          [-44 - shift, 0.2],
        ],
        length: look.body.torso * (0.42 - shift * 0.006),
        spread: 1.3,
        colour: shade(outfit.extra, 0.1),
        trim: null,
      })
    const knot = torso.lay(
      `<ellipse rx="20" ry="17" fill="${outfit.extra}"/>${line('M-8 -4q8 8 16 0', shade(outfit.extra, 0.3), 4)}`,
      -54,
      0.22,
    )
    return merge(
      {
        over:
          shape(torso.patch(middle - 90, middle + 90, 0.13, 0.31, 1.04), outfit.extra) +
          line(
            torso.ring(0.2, 1.045) + torso.ring(0.26, 1.045),
            alpha(shade(outfit.extra, 0.6), 0.26),
            4 * context.scale,
          ) +
          knot,
      },
      byFacing(context, true, tail(0) + tail(12)),
    )
  },
} satisfies Partial<Record<Accessory, DrawWorn>>
