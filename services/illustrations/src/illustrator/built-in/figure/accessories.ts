import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, curve, flow, n, type Point, soft, taper } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { torsoOf } from './garments.ts'
import type { Look } from './look.ts'
import type { Accessory, Outfit } from './outfit.ts'
import type { Skeleton } from './skeleton.ts'
import { type DrawAccessory, TRIMMINGS } from './trimmings.ts'

/** Accessories worn over the clothes, in two layers: behind and in front of the body. */

const WORN = {
  cape: (_, look, outfit, bones, stream) => {
    const at = torsoOf(look.build, bones)
    const root = at(0, 0.94)
    const hang = place(
      shape(
        soft([
          -74, -4, -128, 120, -176, 330, -120, 372, -70, 340, -18, 376, 36, 342, 92, 366, 130, 320, 110, 130, 74, -4,
        ]),
        outfit.extra,
      ) +
        line(
          `${flow([-60, 60, -104, 210, -118, 340])}${flow([-10, 80, -26, 220, -22, 350])}${flow([48, 80, 70, 210, 86, 340])}`,
          alpha(shade(outfit.extra, 0.6), 0.34),
          11,
        ),
      root[0],
      root[1],
      { turn: -stream + (stream === 0 ? 0 : 4) },
    )
    const collar = line(
      curve([at(-look.build.shoulder * 0.8, 0.97), at(0, 0.86), at(look.build.shoulder * 0.78, 0.97)]),
      outfit.extra,
      22,
    )
    const [x, y] = at(0, 0.865)
    return { behind: hang, before: collar + circle(x, y, 14, outfit.trim) }
  },
  wings: (context, look, outfit, bones) => {
    const [x, y] = torsoOf(look.build, bones)(-4, 0.74)
    const glass = context.defs.radialGradient(
      alpha('#ffffff', 0.95),
      alpha(outfit.extra, 0.88),
      alpha(tint(outfit.extra, 0.1), 0.72),
    )
    const upper = soft([0, 0, -84, -136, -190, -186, -254, -122, -222, -34, -120, 10])
    const lower = soft([0, 8, -110, 34, -186, 92, -176, 158, -108, 170, -36, 96])
    const veins = `${flow([-10, -6, -110, -70, -208, -120])}${flow([-10, 0, -120, -30, -222, -60])}${flow([-8, 14, -84, 74, -150, 134])}`
    const wing =
      shape(lower, glass) +
      shape(upper, glass) +
      line(upper + lower, alpha('#ffffff', 0.85), 5) +
      line(veins, alpha('#ffffff', 0.8), 4) +
      circle(-196, -120, 13, alpha('#ffffff', 0.7)) +
      circle(-134, 124, 10, alpha('#ffffff', 0.7))
    return {
      behind: place(wing, x - 6, y, { turn: bones.lean }) + place(wing, x + 6, y, { turn: bones.lean, mirrored: true }),
    }
  },
  'dragon-tail': (_, look, outfit, bones) => {
    const [x, y] = torsoOf(look.build, bones)(-30, 0.12)
    const spine: Point[] = [
      [0, 0],
      [-80, 60],
      [-150, 92],
      [-214, 70],
      [-252, 8],
    ]
    const spikes = spine
      .slice(1, -1)
      .map(([px, py]) =>
        shape(
          blob([
            [px - 22, py - 22],
            [px - 8, py - 66],
            [px + 22, py - 26],
          ]),
          outfit.extra,
        ),
      )
      .join('')
    const tip = shape(soft([-252, 20, -292, -18, -258, -62, -222, -14]), outfit.extra)
    return {
      behind: place(spikes + tip + shape(taper(spine, 52, 12), shade(outfit.top, 0.1)), x, y, {
        turn: bones.lean * 0.6,
      }),
    }
  },
  satchel: (_, look, outfit, bones) => {
    const { build } = look
    const at = torsoOf(build, bones)
    const strap = curve([at(build.shoulder * 0.62, 0.97), at(10, 0.56), at(-build.hip * 0.9, 0.1)])
    const [x, y] = at(-build.hip * 0.92, 0.0)
    const bag =
      shape(soft([-56, -34, 0, -40, 54, -34, 60, 26, 44, 54, -46, 54, -62, 26]), outfit.extra) +
      shape(soft([-58, -36, 0, -42, 56, -36, 52, 4, 0, 20, -54, 4]), shade(outfit.extra, 0.16)) +
      circle(0, 16, 8, '#f3c860')
    return {
      before: line(strap, shade(outfit.extra, 0.16), 16) + place(bag, x, y, { turn: bones.lean * 0.5 + 4, scale: 0.9 }),
    }
  },
  scarf: (_, look, outfit, bones, stream) => {
    const at = torsoOf(look.build, bones)
    const [x, y] = at(-look.build.shoulder * 0.5, 0.92)
    const end =
      shape(soft([-22, 0, -34, 70, -40, 132, 2, 138, 14, 70, 20, 0]), shade(outfit.extra, 0.12)) +
      line('M-32 100L6 104M-34 118L4 122', alpha(outfit.trim, 0.8), 7)
    return {
      before:
        place(end, x, y, { turn: -stream * 0.9 + 6 }) +
        line(
          curve([at(-look.build.shoulder * 0.74, 0.98), at(0, 0.87), at(look.build.shoulder * 0.72, 0.98)]),
          outfit.extra,
          44,
        ) +
        line(
          curve([at(-look.build.shoulder * 0.66, 0.94), at(0, 0.84), at(look.build.shoulder * 0.62, 0.94)]),
          alpha(shade(outfit.extra, 0.5), 0.35),
          5,
        ),
    }
  },
  oxygen: (_, look, outfit, bones) => {
    const [x, y] = torsoOf(look.build, bones)(-8, 0.56)
    return {
      behind: place(
        shape(soft([-112, -92, 0, -104, 104, -92, 112, 0, 104, 92, 0, 100, -112, 92, -118, 0]), outfit.extra) +
          line('M-92 -40V60', shade(outfit.extra, 0.25), 8),
        x,
        y,
        { turn: bones.lean },
      ),
    }
  },
  dupatta: (_, look, outfit, bones, stream) => {
    const { build } = look
    const at = torsoOf(build, bones)
    const sash = [at(build.shoulder * 0.78, 0.96), at(10, 0.6), at(-build.waist * 0.98, 0.34)]
    const [x, y] = at(-build.waist * 0.98, 0.4)
    const end =
      shape(soft([-14, 0, -62, 120, -76, 230, -30, 244, 10, 226, 16, 110, 22, 0]), alpha(outfit.extra, 0.92)) +
      line('M-66 214Q-30 232 6 212', outfit.trim, 9)
    return {
      behind: place(end, x, y, { turn: -stream * 0.7 }),
      before:
        line(curve(sash), outfit.extra, 34) +
        line(curve(sash.map(([px, py]): Point => [px + 10, py + 12])), outfit.trim, 6),
    }
  },
  sash: (_, look, outfit, bones, stream) => {
    const { build } = look
    const at = torsoOf(build, bones)
    const [x, y] = at(-build.waist * 0.8, 0.12)
    const tail = (turn: number) =>
      place(shape(soft([-12, 0, -26, 56, -18, 108, 14, 100, 16, 50, 12, 0]), shade(outfit.extra, 0.12)), x, y, {
        turn: turn - stream * 0.6,
      })
    return {
      before:
        tail(14) +
        tail(-8) +
        line(curve([at(-build.waist * 1.0, 0.16), at(0, 0.1), at(build.waist * 1.02, 0.16)]), outfit.extra, 36) +
        ellipse(x, y, 20, 17, outfit.extra) +
        (outfit.top ? line(`M${n(x - 8)} ${n(y - 4)}q8 8 16 0`, shade(outfit.extra, 0.3), 4) : ''),
    }
  },
} satisfies Partial<Record<Accessory, DrawAccessory>>

const ACCESSORIES: Record<Accessory, DrawAccessory> = { ...WORN, ...TRIMMINGS }

export const layersOf = (context: DrawContext, look: Look, outfit: Outfit, bones: Skeleton, stream: number) => {
  const layers = outfit.accessories.map(name => ACCESSORIES[name](context, look, outfit, bones, stream))
  return {
    behind: layers.map(layer => layer.behind ?? '').join(''),
    before: layers.map(layer => layer.before ?? '').join(''),
  }
}
