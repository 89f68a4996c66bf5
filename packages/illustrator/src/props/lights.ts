import { alpha, shade, tint } from '../canvas/colour.ts'
import { markFace } from '../canvas/marked-faces.ts'
import { blob, n, type Point } from '../canvas/path.ts'
import { circle, dots, ellipse, line, shape } from '../canvas/svg.ts'
import { pierced } from './materials.ts'
import { prop } from './prop.ts'

/** Lights of the sky and of magic. */

const starPoints = (x: number, y: number, r: number): Point[] =>
  Array.from({ length: 10 }, (_, i): Point => {
    const length = i % 2 ? r * 0.54 : r
    return [x + Math.sin((i * Math.PI) / 5) * length, y - Math.cos((i * Math.PI) / 5) * length]
  })

/** A small, lively face; a star that grows cold is frightened. */
const faceOfStar = (frightened: boolean): string =>
  ellipse(-20, -86, 6.5, 9, '#5a4030') +
  ellipse(20, -86, 6.5, 9, '#5a4030') +
  ellipse(-18, -90, 2.4, 3, '#ffffff') +
  ellipse(22, -90, 2.4, 3, '#ffffff') +
  ellipse(-32, -70, 8, 5, alpha('#f08a6a', 0.5)) +
  ellipse(32, -70, 8, 5, alpha('#f08a6a', 0.5)) +
  (frightened ? ellipse(0, -62, 6, 8, '#5a4030') : line('M-10 -68Q0 -57 10 -68', '#5a4030', 5))

/** A star that fits into two hands and has a face. `dim` is cold and blue, `broken` lacks a point's tip. */
export const star = prop({ states: ['dim', 'dark', 'broken', 'cracked'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const gold = hue('#ffdc80')
  const cold = is('dark') ? on('#8f98a8') : is('dim') ? '#a9cdf2' : null
  const colour = cold ?? gold
  const fill = defs.verticalGradient(tint(colour, 0.66), colour, shade(colour, cold ? 0.1 : 0.06))
  const whole =
    shape(blob(starPoints(0, -82, 88)), fill) +
    line(blob(starPoints(0, -82, 84)), alpha(shade(colour, cold ? 0.3 : 0.24), 0.75), 7) +
    (is('dark') ? '' : markFace(faceOfStar(is('dim')), 0, -82, 84)) +
    ellipse(-17, -114, 17, 8, alpha('#ffffff', 0.75), -24)
  return {
    drawing:
      (is('broken')
        ? pierced(tools, whole, [48, -140, 58, -112, 50, -98, 64, -86, 62, -70, 110, -70, 110, -140])
        : whole) + (is('cracked') ? line('M-6 -166L4 -132L-10 -112L8 -88', alpha(shade(gold, 0.6), 0.8), 5) : ''),
    halfWidth: 88,
    height: 172,
    place: 'air',
    grip: { kind: 'both', at: [0, -36], scale: 0.9 },
    ...(is('dark') ? {} : { light: { at: [0, -82] as const, r: is('dim') ? 180 : 360 } }),
  }
})

export const wand = prop({ coloured: true }, ({ on, hue, defs }) => ({
  drawing:
    line('M0 0V-186', hue('#8a5a44'), 14) +
    line('M-3 -10V-180', alpha(tint(on('#8a5a44'), 0.5), 0.6), 4) +
    line('M-7 -34H7M-7 -54H7', on('#f4c24f'), 7) +
    shape(blob(starPoints(0, -214, 46)), defs.verticalGradient('#fff7d6', '#ffdc80')),
  halfWidth: 50,
  height: 260,
  place: 'air',
  grip: { kind: 'upright', at: [0, -36], scale: 1 },
  light: { at: [0, -214], r: 220 },
}))

/** Flies to the right. */
export const comet = prop({ coloured: true }, ({ hue, defs }) => {
  const tail = hue('#f59ac0')
  const stream = (dy: number, length: number, width: number, strength: number) =>
    shape(
      `M260 ${-90 + dy - width}C${n(280 - length * 0.4)} ${n(-100 + dy * 2 - width)} ${n(280 - length * 0.8)} ${n(-130 + dy * 3)} ${280 - length} ${n(-150 + dy * 4)}C${n(280 - length * 0.8)} ${n(-90 + dy * 3)} ${n(280 - length * 0.4)} ${n(-70 + dy * 2 + width)} 260 ${-90 + dy + width}Z`,
      defs.horizontalGradient(alpha(tail, 0), alpha(tail, strength * 0.6), alpha(tint(tail, 0.4), strength)),
    )
  return {
    drawing:
      stream(0, 620, 54, 0.8) +
      stream(12, 480, 36, 0.9) +
      stream(-12, 380, 26, 0.95) +
      circle(280, -90, 62, defs.radialGradient('#fffdf0', '#ffeeb8', '#ffd27a')) +
      ellipse(298, -112, 16, 10, alpha('#ffffff', 0.8), 30),
    halfWidth: 342,
    height: 200,
    place: 'air',
    light: { at: [280, -90], r: 340 },
  }
})

/** A shower of them, high in the sky. */
export const shootingStars = prop({}, ({ defs, pure }) => {
  const fall = (x: number, y: number, length: number) =>
    shape(
      `M${x} ${y}l${n(length)} ${n(-length * 0.52)}l-6 -10l${n(-length)} ${n(length * 0.5)}Z`,
      defs.horizontalGradient(pure('#fffbe0'), alpha(pure('#ffe9a8'), 0.5), alpha('#ffe9a8', 0)),
    ) + circle(x, y - 4, 11, pure('#fffbe4'))
  return {
    drawing:
      fall(-330, -120, 280) + fall(-120, -320, 340) + fall(60, -60, 240) + fall(180, -260, 300) + fall(-260, -420, 200),
    halfWidth: 480,
    height: 540,
    place: 'air',
  }
})

/** What a painted lantern throws on water, mist and walls: shapes of coloured light, as no one knows what is painted. */
export const paintedLight = prop({ states: ['dim', 'dark'] }, ({ is, defs }) => {
  const strength = is('dark') ? 0.2 : is('dim') ? 0.42 : 0.72
  const [gold, red, blue, green] = ['#ffd877', '#ff8f70', '#8fb8ff', '#9fe0b4'].map(colour =>
    alpha(colour, strength),
  ) as [string, string, string, string]
  const sun = (x: number, y: number, r: number, colour: string) =>
    circle(x, y, r * 0.5, colour) +
    line(
      Array.from({ length: 10 }, (_, i) => {
        const [c, s] = [Math.cos((i * Math.PI) / 5), Math.sin((i * Math.PI) / 5)]
        return `M${n(x + c * r * 0.72)} ${n(y + s * r * 0.72)}L${n(x + c * r)} ${n(y + s * r)}`
      }).join(''),
      colour,
      r * 0.14,
    )
  const swirl = (x: number, y: number, r: number, colour: string) =>
    line(
      Array.from({ length: 44 }, (_, i) => {
        const [angle, far] = [i * 0.25, r * (1 - i / 48)]
        return `${i ? 'L' : 'M'}${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}`
      }).join(''),
      colour,
      r * 0.16,
    )
  const petal = (x: number, y: number, r: number, colour: string) =>
    Array.from({ length: 6 }, (_, i) =>
      ellipse(x, y - r * 0.56, r * 0.2, r * 0.42, colour, 0).replace(
        '/>',
        ` transform="rotate(${i * 60} ${n(x)} ${n(y)})"/>`,
      ),
    ).join('') + circle(x, y, r * 0.16, colour)
  const drop = (x: number, y: number, r: number, colour: string) =>
    shape(
      `M${n(x)} ${n(y - r)}C${n(x + r * 1.3)} ${n(y - r * 0.2)} ${n(x + r * 0.7)} ${n(y + r)} ${n(x)} ${n(y + r * 0.8)}C${n(x - r * 0.8)} ${n(y + r * 0.6)} ${n(x - r * 0.5)} ${n(y - r * 0.3)} ${n(x)} ${n(y - r)}Z`,
      colour,
    )
  const wave = (x: number, y: number, r: number, colour: string) =>
    line(
      `M${n(x - r)} ${n(y)}q${n(r * 0.25)} ${n(-r * 0.4)} ${n(r * 0.5)} 0t${n(r * 0.5)} 0t${n(r * 0.5)} 0t${n(r * 0.5)} 0`,
      colour,
      r * 0.16,
    )
  const soft = (x: number, y: number, r: number, colour: string) =>
    circle(x, y, r, defs.radialGradient(alpha(colour.slice(0, 7), strength * 0.5), alpha(colour.slice(0, 7), 0)))
  return {
    drawing:
      soft(-400, -260, 420, gold) +
      soft(380, -260, 420, red) +
      sun(-540, -360, 150, gold) +
      swirl(-240, -170, 112, blue) +
      petal(-10, -420, 150, red) +
      drop(210, -200, 92, green) +
      sun(380, -470, 112, gold) +
      swirl(560, -230, 132, gold) +
      wave(-500, -70, 170, green) +
      wave(260, -30, 180, gold) +
      drop(-720, -150, 84, red) +
      petal(770, -420, 120, blue) +
      dots(
        [
          [-690, -500, 22],
          [-370, -500, 18],
          [-180, -330, 20],
          [150, -370, 17],
          [60, -90, 20],
          [400, -150, 22],
          [620, -480, 20],
        ],
        alpha('#fff3c8', strength),
      ),
    halfWidth: 780,
    height: 500,
    place: 'air',
  }
})
