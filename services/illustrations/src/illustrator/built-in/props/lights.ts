import { alpha, shade, tint } from '../canvas/colour.ts'
import { blob, n, type Point } from '../canvas/path.ts'
import { circle, ellipse, line, shape } from '../canvas/svg.ts'
import { prop } from './prop.ts'

/** Lights of the sky and of magic. */

const starPoints = (x: number, y: number, r: number): Point[] =>
  Array.from({ length: 10 }, (_, i): Point => {
    const length = i % 2 ? r * 0.54 : r
    return [x + Math.sin((i * Math.PI) / 5) * length, y - Math.cos((i * Math.PI) / 5) * length]
  })

/** A star that fits into two hands. `dim` is cold and blue, `broken` lacks a point's tip. */
export const star = prop({ states: ['dim', 'dark', 'broken', 'cracked'], coloured: true }, ({ on, hue, is, defs }) => {
  const gold = hue('#ffe08a')
  const cold = is('dark') ? on('#8f98a8') : is('dim') ? '#a9cdf2' : null
  const fill = cold
    ? defs.verticalGradient(tint(cold, 0.6), cold, shade(cold, 0.1))
    : defs.verticalGradient(tint(gold, 0.7), gold, '#f8b848')
  return {
    drawing:
      shape(blob(starPoints(0, -82, 88)), fill) +
      line(blob(starPoints(0, -82, 62)), alpha('#fffaf0', 0.5), 5) +
      ellipse(-17, -114, 17, 8, alpha('#ffffff', 0.75), -24) +
      (is('broken')
        ? shape('M44 -112L62 -84L84 -88L96 -122L64 -132Z', on('#4a4a6a')) +
          shape('M44 -112L60 -98L66 -84L50 -84Z', cold ?? gold)
        : '') +
      (is('cracked') ? line('M-6 -166L4 -132L-10 -112L8 -88', alpha(shade(gold, 0.6), 0.8), 5) : ''),
    halfWidth: 88,
    height: 172,
    place: 'air',
    grip: { kind: 'both', at: [0, -70], scale: 0.9 },
    ...(is('dark') ? {} : { light: { at: [0, -82] as const, r: is('dim') ? 180 : 360 } }),
  }
})

export const wand = prop({ coloured: true }, ({ on, hue, defs }) => ({
  drawing:
    line('M0 0V-190', hue('#8a5a44'), 14) +
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
      `M-20 ${-90 + dy - width}C${n(-length * 0.4)} ${n(-100 + dy * 2 - width)} ${n(-length * 0.8)} ${n(-130 + dy * 3)} ${-length} ${n(-150 + dy * 4)}C${n(-length * 0.8)} ${n(-90 + dy * 3)} ${n(-length * 0.4)} ${n(-70 + dy * 2 + width)} -20 ${-90 + dy + width}Z`,
      defs.horizontalGradient(alpha(tail, 0), alpha(tail, strength * 0.5), alpha(tint(tail, 0.4), strength)),
    )
  return {
    drawing:
      stream(0, 620, 50, 0.7) +
      stream(12, 480, 34, 0.8) +
      stream(-12, 380, 24, 0.9) +
      circle(0, -90, 62, defs.radialGradient('#fffdf0', '#ffeeb8', '#ffd27a')) +
      ellipse(18, -112, 16, 10, alpha('#ffffff', 0.8), 30),
    halfWidth: 320,
    height: 200,
    place: 'air',
    light: { at: [0, -90], r: 340 },
  }
})

/** A shower of them, high in the sky. */
export const shootingStars = prop({}, ({ defs }) => {
  const fall = (x: number, y: number, length: number) =>
    shape(
      `M${x} ${y}l${n(length)} ${n(-length * 0.52)}l-6 -10l${n(-length)} ${n(length * 0.5)}Z`,
      defs.horizontalGradient('#fffbe0', alpha('#ffe9a8', 0.5), alpha('#ffe9a8', 0)),
    ) + circle(x, y - 4, 11, '#fffbe4')
  return {
    drawing:
      fall(-330, -120, 280) + fall(-120, -320, 340) + fall(60, -60, 240) + fall(180, -260, 300) + fall(-260, -420, 200),
    halfWidth: 480,
    height: 540,
    place: 'air',
  }
})
