import { alpha, shade, tint } from '../canvas/colour.ts'
import { circlePath, n } from '../canvas/path.ts'
import { circle, line, place, shape } from '../canvas/svg.ts'
import { prop } from './prop.ts'

/** The new moon, and things of the tale of the moon that would not sleep. */

const STEPS = 12

const STEP_WIDTH = 150

const STEP_HEIGHT = 118

/** A stair of folded moonlight, rising to the right from (0, 0). */
export const moonbeamStairs = prop({}, ({ defs }) => {
  const step = (i: number) => `M${i * STEP_WIDTH} ${-i * STEP_HEIGHT}h${STEP_WIDTH + 60}l46 -34h${-STEP_WIDTH - 60}Z`
  const riser = (i: number) =>
    `M${i * STEP_WIDTH} ${-i * STEP_HEIGHT}h${STEP_WIDTH + 60}v${STEP_HEIGHT * 0.82}h${-STEP_WIDTH - 60}Z`
  const each = Array.from({ length: STEPS }, (_, i) => i)
  return {
    drawing:
      shape(each.map(riser).join(''), alpha('#cfe2f6', 0.4)) +
      shape(each.map(step).join(''), defs.horizontalGradient('#f4fbff', '#dcecff')) +
      line(
        each.map(i => `M${i * STEP_WIDTH} ${-i * STEP_HEIGHT}h${STEP_WIDTH + 60}`).join(''),
        alpha('#ffffff', 0.85),
        8,
      ),
    halfWidth: STEPS * STEP_WIDTH,
    height: STEPS * STEP_HEIGHT,
    place: 'scene',
    seat: [STEP_WIDTH * 4.5, -STEP_HEIGHT * 4 - 34],
    light: { at: [STEP_WIDTH * 6, -STEP_HEIGHT * 6], r: 1100 },
  }
})

/** The silver horn of the moon: as tall as two houses, curving to a point. */
export const moonHorn = prop({}, ({ on, defs }) => {
  const silver = on('#d5dbe8')
  const outline = 'M-330 20C-250 -700 -60 -1360 520 -1820C560 -1850 580 -1822 556 -1790C250 -1330 190 -760 300 20Z'
  const glints = Array.from({ length: 9 }, (_, i) => {
    const share = i / 9
    const x = -190 + 640 * share ** 1.7
    return `M${n(x)} ${n(-160 - share * 1420)}q${n(70 - share * 40)} -16 ${n(150 - share * 110)} -4`
  }).join('')
  return {
    drawing:
      shape(outline, defs.horizontalGradient(shade(silver, 0.3), silver, tint(silver, 0.6), silver)) +
      line('M-210 -80C-130 -700 60 -1280 500 -1760', alpha('#ffffff', 0.65), 20) +
      line(glints, alpha(shade(silver, 0.5), 0.28), 9) +
      shape(
        [circlePath(-120, -300, 34), circlePath(60, -560, 26), circlePath(-10, -180, 22)].join(''),
        alpha(shade(silver, 0.4), 0.2),
      ),
    halfWidth: 460,
    height: 1840,
    place: 'scene',
    seat: [500, -1790],
    light: { at: [160, -1100], r: 900 },
  }
})

/** The thin new moon in the sky, and a star beside it. */
export const crescentMoon = prop({ states: ['glowing', 'dim'] }, ({ is, defs }) => {
  const [bright, edge, strength] = is('dim')
    ? ['#d8d6c8', '#a9a9b4', 0.12]
    : is('glowing')
      ? ['#fffdf0', '#ffe9a0', 0.62]
      : ['#fffbe6', '#ffeab0', 0.36]
  const halo = (r: number, opacity: number) =>
    circle(0, 0, r, defs.radialGradient(alpha(edge, opacity), alpha(edge, opacity * 0.42), alpha(edge, 0)))
  const crescent = 'M-147 -76A165 165 0 1 0 147 -76A150 150 0 1 1 -147 -76Z'
  const star = (x: number, y: number, r: number) =>
    `M${x} ${n(y - r)}Q${n(x + r * 0.12)} ${n(y - r * 0.12)} ${n(x + r)} ${y}Q${n(x + r * 0.12)} ${n(y + r * 0.12)} ${x} ${n(y + r)}Q${n(x - r * 0.12)} ${n(y + r * 0.12)} ${n(x - r)} ${y}Q${n(x - r * 0.12)} ${n(y - r * 0.12)} ${x} ${n(y - r)}Z`
  return {
    drawing: place(
      halo(is('glowing') ? 520 : 380, strength) +
        place(shape(crescent, defs.horizontalGradient(bright, bright, edge)), 0, 0, { turn: 34 }) +
        (is('dim') ? '' : shape(star(176, -150, 46), bright)),
      0,
      -170,
    ),
    halfWidth: 220,
    height: 370,
    place: 'air',
    ...(is('dim') ? {} : { light: { at: [0, -170] as const, r: is('glowing') ? 620 : 420 } }),
  }
})
