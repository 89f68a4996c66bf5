import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, circlePath, curve, mid, type Point, soft } from '../canvas/path.ts'
import { circle, line, place, shape } from '../canvas/svg.ts'
import { star, torsoOf } from './garments.ts'
import type { Look } from './look.ts'
import type { Accessory, Outfit } from './outfit.ts'
import type { Skeleton } from './skeleton.ts'

/** Small decorations of clothes. */

/** Layers behind and in front of the body. */
export type DrawAccessory = (
  context: DrawContext,
  look: Look,
  outfit: Outfit,
  bones: Skeleton,
  stream: number,
) => { behind?: string; before?: string }

export const TRIMMINGS = {
  emblem: (_, look, outfit, bones) => {
    const [x, y] = torsoOf(look.build, bones)(6, 0.6)
    return {
      before: place(circle(0, 0, 40, outfit.trim) + shape(star(0, 0, 29), outfit.extra), x, y, { turn: bones.lean }),
    }
  },
  apron: (_, look, outfit, bones) => {
    const { build } = look
    const at = torsoOf(build, bones)
    const bib = blob([
      at(-build.waist * 0.5, 0.72),
      at(build.waist * 0.56, 0.72),
      at(build.waist * 0.86, 0.2),
      at(build.hip * 0.86, -0.3),
      at(0, -0.36),
      at(-build.hip * 0.84, -0.3),
      at(-build.waist * 0.82, 0.2),
    ])
    const [x, y] = at(0, 0.08)
    return {
      before:
        shape(bib, outfit.extra) +
        place(shape('M-34 -14H34V8Q30 30 0 32Q-30 30 -34 8Z', shade(outfit.extra, 0.14)), x, y, { turn: bones.lean }) +
        line(
          `${curve([at(-build.waist * 0.46, 0.72), at(-build.shoulder * 0.42, 0.95)])}${curve([at(build.waist * 0.5, 0.72), at(build.shoulder * 0.42, 0.95)])}`,
          outfit.extra,
          11,
        ),
    }
  },
  stethoscope: (_, look, outfit, bones) => {
    const { build } = look
    const at = torsoOf(build, bones)
    const [x, y] = at(24, 0.46)
    return {
      before:
        line(
          `${curve([at(-build.shoulder * 0.5, 0.96), at(-30, 0.7), at(6, 0.6)])}${curve([at(build.shoulder * 0.5, 0.96), at(36, 0.72), at(6, 0.6), at(20, 0.5)])}`,
          outfit.extra,
          9,
        ) +
        circle(x, y, 17, shade(outfit.extra, 0.2)) +
        circle(x, y, 9, '#dfe8ea'),
    }
  },
  buttons: (_, look, outfit, bones) => {
    const at = torsoOf(look.build, bones)
    const seam = line(curve([at(4, 0.88), at(6, 0.4), at(4, 0.02)]), alpha(shade(outfit.top, 0.5), 0.4), 4)
    return {
      before:
        seam + shape([0.7, 0.52, 0.34].map(up => circlePath(at(8, up)[0], at(8, up)[1], 6.5)).join(''), outfit.trim),
    }
  },
  'control-panel': (_, look, outfit, bones) => {
    const [x, y] = torsoOf(look.build, bones)(6, 0.5)
    const panel =
      shape(
        soft([-46, -30, 0, -33, 46, -30, 49, 0, 46, 30, 0, 33, -46, 30, -49, 0]),
        mix(outfit.extra, '#5a6f86', 0.5),
      ) +
      circle(-24, -8, 9, '#e8574a') +
      circle(2, -8, 9, '#f6c64c') +
      circle(27, -8, 9, '#62b88c') +
      line('M-28 15H26', '#f4ead8', 7)
    return { before: place(panel, x, y, { turn: bones.lean, scale: 0.86 }) }
  },
  necklace: (_, look, outfit, bones) => {
    const at = torsoOf(look.build, bones)
    const drops = [-0.42, -0.24, 0, 0.24, 0.42]
    const beads = drops.map((share): Point => at(look.build.shoulder * share, 0.79 + share * share * 0.52))
    return {
      before: shape(
        beads.map(([x, y], i) => circlePath(x, y, i === 2 ? 11 : 7)).join(''),
        outfit.trim === outfit.top ? '#f7c95c' : mix(outfit.trim, '#f7c95c', 0.6),
      ),
    }
  },
  braces: (_, look, outfit, bones) => {
    const { build } = look
    const at = torsoOf(build, bones)
    const bib = blob([
      at(-build.waist * 0.56, 0.56),
      at(0, 0.57),
      at(build.waist * 0.6, 0.56),
      at(build.waist * 0.8, 0.22),
      at(build.hip * 0.99, -0.04),
      at(0, -0.1),
      at(-build.hip * 0.98, -0.04),
      at(-build.waist * 0.78, 0.22),
    ])
    const straps = `${curve([at(-build.waist * 0.44, 0.54), at(-build.shoulder * 0.52, 0.97)])}${curve([at(build.waist * 0.48, 0.54), at(build.shoulder * 0.5, 0.97)])}`
    const [x, y] = at(2, 0.33)
    const pocket = place(shape('M-26 -18H26V8Q22 24 0 25Q-22 24 -26 8Z', shade(outfit.bottom, 0.16)), x, y, {
      turn: bones.lean,
    })
    const studs = [at(-build.waist * 0.44, 0.53), at(build.waist * 0.48, 0.53)]
    return {
      before:
        line(straps, outfit.bottom, 22) +
        shape(bib, outfit.bottom) +
        pocket +
        shape(studs.map(([px, py]) => circlePath(px, py, 8)).join(''), '#f4cf6e'),
    }
  },
  belly: (context, look, outfit, bones) => {
    const { build } = look
    const at = torsoOf(build, bones)
    const outline = blob([
      at(-build.waist * 0.5, 0.7),
      at(6, 0.78),
      at(build.waist * 0.62, 0.7),
      at(build.waist * 0.72, 0.3),
      at(build.waist * 0.5, 0),
      at(0, -0.05),
      at(-build.waist * 0.44, 0),
      at(-build.waist * 0.6, 0.3),
    ])
    const rows = [0.6, 0.44, 0.28, 0.12]
      .map(up => curve([at(-build.waist, up + 0.04), at(0, up - 0.03), at(build.waist, up + 0.04)]))
      .join('')
    return {
      before:
        shape(outline, outfit.trim) + context.defs.clip(outline, line(rows, alpha(shade(outfit.trim, 0.4), 0.4), 6)),
    }
  },
  badge: (_, look, outfit, bones) => {
    const [x, y] = torsoOf(look.build, bones)(look.build.shoulder * 0.46, 0.66)
    return { before: shape(star(x, y, 22), outfit.extra) }
  },
  pleats: (_, look, outfit, bones) => {
    const { build } = look
    const at = torsoOf(build, bones)
    const skirt = outfit.skirt ?? outfit.top
    const fan = [-0.9, -0.5, -0.1, 0.3, 0.7].map(share => {
      const from = at(build.waist * share * 0.8, 0.36)
      const to = at(build.waist * share * 1.5, -0.24)
      const side = at(build.waist * (share + 0.3) * 1.35, -0.16)
      return shape(
        blob([from, mid(from, to, 0.6), to, side, mid(from, side, 0.5)]),
        tint(skirt, share > 0 ? 0.28 : 0.16),
      )
    })
    return { before: fan.join('') }
  },
} satisfies Partial<Record<Accessory, DrawAccessory>>
