import type { Expression } from '@kahani/contracts/illustration'
import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { curve, n, type Point, tube } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import type { Look } from './look.ts'

/** Faces, in units of the head: radius 100 around its centre, chin at 98 and crown at -104. */

type Eyes = 'open' | 'wide' | 'soft' | 'smiling' | 'half' | 'closed'
type Mouth = 'smile' | 'laugh' | 'small' | 'round' | 'wavy' | 'firm' | 'rest'

interface Features {
  eyes: Eyes
  mouth: Mouth
  /** Height of the inner and the outer end of the brows; larger is higher. */
  brow: readonly [inner: number, outer: number]
  /** How much higher the right brow sits. */
  raised?: number
}

const FEATURES: Record<Expression, Features> = {
  happy: { eyes: 'open', mouth: 'laugh', brow: [2, 0] },
  curious: { eyes: 'open', mouth: 'small', brow: [2, 0], raised: 9 },
  worried: { eyes: 'soft', mouth: 'wavy', brow: [11, -5] },
  brave: { eyes: 'open', mouth: 'firm', brow: [-9, 4] },
  surprised: { eyes: 'wide', mouth: 'round', brow: [11, 10] },
  proud: { eyes: 'smiling', mouth: 'smile', brow: [5, 4] },
  sleepy: { eyes: 'half', mouth: 'rest', brow: [0, -5] },
}

interface FaceView {
  turn: number
  nod: number
  asleep: boolean
}

/** The outline of the face, with a fuller cheek on the side it turns to. */
function faceOutline(turn: number): string {
  const left = -100 + turn * 3
  const right = 100 + turn * 2
  return `M${n(left)} -8C${n(left - 1)} -70 -56 -104 0 -104C56 -104 ${n(right + 1)} -70 ${n(right)} -8C${n(right + 1)} 54 62 ${n(98)} ${n(turn * 8)} 98C-62 98 ${n(left - 1)} 54 ${n(left)} -8Z`
}

function eye(kind: Eyes, look: Look, x: number, y: number, width: number, side: 1 | -1): string {
  const dark = mix(look.eyes, '#170d12', 0.62)
  const lash = mix(look.hair.colour, '#170d12', 0.4)
  const flick = (fromX: number, fromY: number) =>
    look.lashes ? line(`M${n(fromX)} ${n(fromY)}q${side * 7} 0 ${side * 10} ${-5}`, lash, 4) : ''
  if (kind === 'closed' || kind === 'smiling') {
    const deep = kind === 'smiling' ? -17 : 15
    const ends = kind === 'smiling' ? y + 8 : y
    const arc = `M${n(x - 18 * width)} ${n(ends)}Q${n(x)} ${n(ends + deep)} ${n(x + 18 * width)} ${n(ends)}`
    return line(arc, lash, 6) + flick(x + side * 17 * width, ends)
  }
  const grow = kind === 'wide' ? 1.15 : kind === 'soft' ? 1.03 : 1
  const rx = 13 * width * grow
  const ry = 18 * grow
  const iris =
    ellipse(x, y, rx, ry, dark) +
    ellipse(x, y + ry * 0.4, rx * 0.68, ry * 0.44, alpha(look.eyes, 0.9)) +
    ellipse(x, y, rx * 0.56, ry * 0.5, dark) +
    circle(x + 4 * width, y - ry * 0.42, 4.6 * grow, '#fffaf0') +
    circle(x - 4 * width, y + ry * 0.46, 2 * grow, '#fffaf0b0')
  if (kind === 'half') {
    const cover = `M${n(x - rx - 4)} ${n(y - ry - 4)}h${n(rx * 2 + 8)}v${n(ry)}q${n(-rx - 4)} 8 ${n(-rx * 2 - 8)} 0Z`
    const lid = `M${n(x - rx - 3)} ${n(y - 3)}Q${n(x)} ${n(y + 5)} ${n(x + rx + 3)} ${n(y - 3)}`
    return iris + shape(cover, look.skin) + line(lid, lash, 5.5) + flick(x + side * (rx + 2), y - 3)
  }
  const lid = `M${n(x - rx - 2)} ${n(y - ry * 0.42)}Q${n(x)} ${n(y - ry * 1.5)} ${n(x + rx + 2)} ${n(y - ry * 0.42)}`
  return iris + line(lid, lash, 4.5) + flick(x + side * (rx + 1), y - ry * 0.44)
}

function mouth(kind: Mouth, look: Look, x: number, y: number, side: number): string {
  const ink = mix(look.lips, '#4a1826', 0.55)
  const inside = '#7c2a35'
  switch (kind) {
    case 'laugh':
      return (
        shape(
          `M${n(x - 25)} ${y - 5}C${n(x - 8)} ${y} ${n(x + 10)} ${y} ${n(x + 26)} ${y - 6}C${n(x + 24)} ${y + 25} ${n(x - 20)} ${y + 27} ${n(x - 25)} ${y - 5}Z`,
          inside,
        ) +
        shape(
          `M${n(x - 12)} ${y + 14}C${n(x - 4)} ${y + 5} ${n(x + 10)} ${y + 5} ${n(x + 16)} ${y + 12}C${n(x + 8)} ${y + 20} ${n(x - 5)} ${y + 21} ${n(x - 12)} ${y + 14}Z`,
          '#e2777a',
        ) +
        shape(
          `M${n(x - 19)} ${y - 3.5}C${n(x - 8)} ${y} ${n(x + 10)} ${y} ${n(x + 20)} ${y - 4}C${n(x + 16)} ${y + 5} ${n(x - 14)} ${y + 6} ${n(x - 19)} ${y - 3.5}Z`,
          '#fff6ea',
        ) +
        line(`M${n(x - 28)} ${y - 8}q2 4 4 4M${n(x + 29)} ${y - 9}q-2 4 -4 4`, ink, 4)
      )
    case 'smile':
      return line(`M${n(x - 26)} ${y - 4}Q${n(x)} ${y + 17} ${n(x + 27)} ${y - 5}`, ink, 5.5)
    case 'small':
      return ellipse(x + side * 2, y + 3, 8, 7.5, inside) + ellipse(x + side * 2, y + 6.5, 5, 3, '#e2777a')
    case 'round':
      return ellipse(x, y + 6, 11.5, 15, inside) + ellipse(x, y + 14, 7, 5, '#e2777a')
    case 'wavy':
      return line(`M${n(x - 17)} ${y + 9}Q${n(x - 2)} ${y - 5} ${n(x + 17)} ${y + 9}`, ink, 5.5)
    case 'firm':
      return line(`M${n(x - 20)} ${y + 3}Q${n(x + 4)} ${y + 12} ${n(x + 25)} ${y - 5}`, ink, 5.5)
    default:
      return line(
        curve([
          [x - 12, y + 1],
          [x, y + 6],
          [x + 12, y + 1],
        ]),
        ink,
        5,
      )
  }
}

/** Ears and face without hair. `view.turn` shifts the features in the viewing direction. A `mask` is drawn below the eyes. */
export function drawFace(context: DrawContext, look: Look, expression: Expression, view: FaceView, mask = ''): string {
  const { turn, nod } = view
  const outline = faceOutline(turn)
  const features = FEATURES[expression]
  const eyes: Eyes = view.asleep ? 'closed' : features.eyes
  const fx = turn * 21
  const fy = 12 - nod * 11
  const shadow = shade(look.skin, 0.2)
  const brow = mix(look.hair.colour, look.skin, 0.14)
  const leftWidth = 1 - Math.max(0, -turn) * 0.16
  const rightWidth = 1 - Math.max(0, turn) * 0.16
  const ear = (x: number, side: 1 | -1) =>
    place(ellipse(0, 0, 17, 25, look.skin) + line('M5 -9q-14 6 -4 19', shadow, 4.5), x, 22 - nod * 4, {
      turn: side * 8,
      mirrored: side === 1,
    })
  const ears =
    (turn < 0.85 ? ear(97 - Math.max(0, turn) * 15 + Math.min(0, turn) * -4, 1) : '') +
    (turn > -0.85 ? ear(-97 + Math.max(0, -turn) * 15 + Math.max(0, turn) * 4, -1) : '')
  const blushing = context.defs.radialGradient(alpha(look.blush, 0.6), alpha(look.blush, 0.34), alpha(look.blush, 0))
  const cheek = (x: number, width: number) => ellipse(x, 45 + fy * 0.7, 27 * width, 22, blushing)
  const browLine = (x: number, side: 1 | -1, raised: number) => {
    const y = fy - 31 - raised
    const [inner, outer] = features.brow
    const arch: Point[] = [0, 0.25, 0.5, 0.75, 1].map(share => [
      x + side * (-15 + 33 * share),
      y - inner + (inner - outer) * share - 7 * (1 - (2 * share - 1) ** 2) + share * 3,
    ])
    return shape(
      tube(arch, share => 3.6 - share * 1.6),
      brow,
    )
  }
  const nose = line(
    `M${n(fx * 1.45 - 6)} ${n(fy + 27)}q${n(7 + turn * 3)} 8 ${n(13 + turn)} -1`,
    shade(look.skin, 0.34),
    5,
  )
  return (
    ears +
    shape(outline, look.skin) +
    context.defs.clip(
      outline,
      line(outline, alpha(shade(look.skin, 0.5), 0.16), 24) +
        ellipse(24, -10, 78, 86, alpha(tint(look.skin, 0.5), 0.12)) +
        cheek(-56 + fx * 0.8, leftWidth) +
        cheek(56 + fx * 0.8, rightWidth),
    ) +
    ellipse(fx * 1.4 + 1, fy + 17, 7, 9, tint(look.skin, 0.16)) +
    nose +
    mask +
    eye(eyes, look, -39 + fx, fy + 3, leftWidth, -1) +
    eye(eyes, look, 39 + fx, fy + 3, rightWidth, 1) +
    browLine(-39 + fx, -1, 0) +
    browLine(39 + fx, 1, features.raised ?? 0) +
    mouth(view.asleep ? 'rest' : features.mouth, look, fx * 1.22, fy + 50, turn)
  )
}
