import { alpha, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { prop } from './prop.ts'

/** Small things of the pages on which a child shows a value. */

/** The end of a dark way: a tall crack of light. */
const wayOut = prop({}, ({ defs }) => ({
  drawing:
    shape(
      'M0 -1240C-70 -900 -90 -420 -74 0H84C104 -420 76 -900 0 -1240Z',
      defs.verticalGradient('#fff3c800', '#ffeeb0cc', '#ffe9a0cc'),
    ) +
    shape(
      'M4 -1120C-34 -820 -44 -400 -34 0H44C54 -400 38 -820 4 -1120Z',
      defs.verticalGradient('#fffbe8', '#fff3c0', '#ffe48a'),
    ) +
    shape('M-34 0H44L260 90H-250Z', defs.verticalGradient('#fff0b0aa', '#fff0b000')),
  halfWidth: 120,
  height: 1240,
  place: 'air',
  light: { at: [0, -520], r: 900 },
}))

/** Where the light ends as if it had been cut off: black from here to the right, or if it is `full`, all around and less deep. */
const darkness = prop({ states: ['full'] }, ({ defs, is, pure }) => {
  const black = (strength: number) => alpha(pure('#05070f'), strength)
  return {
    drawing: is('full')
      ? shape('M-9000 -9000H9000V4000H-9000Z', black(0.9))
      : shape('M0 -9000H130V4000H0Z', defs.horizontalGradient(black(0), black(0.6), black(0.97))) +
        shape('M129 -9000H9000V4000H129Z', black(0.97)),
    halfWidth: 60,
    height: 1200,
    place: 'scene',
    handle: [500, -700],
  }
})

/** A heart that thumps, drawn over the chest. */
const heartbeat = prop({}, ({ on }) => {
  const red = on('#e0483e')
  const heart = (s: number) =>
    `M0 ${n(46 * s)}C${n(-64 * s)} ${n(-2 * s)} ${n(-50 * s)} ${n(-52 * s)} ${n(-22 * s)} ${n(-50 * s)}C${n(-8 * s)} ${n(-49 * s)} 0 ${n(-38 * s)} 0 ${n(-26 * s)}C0 ${n(-38 * s)} ${n(8 * s)} ${n(-49 * s)} ${n(22 * s)} ${n(-50 * s)}C${n(50 * s)} ${n(-52 * s)} ${n(64 * s)} ${n(-2 * s)} 0 ${n(46 * s)}Z`
  const arcs = (r: number, opacity: number) =>
    line(
      `M${n(-r)} ${n(-r * 0.66)}Q${n(-r * 1.32)} 0 ${n(-r * 0.9)} ${n(r * 0.7)}M${n(r)} ${n(-r * 0.66)}Q${n(r * 1.32)} 0 ${n(r * 0.9)} ${n(r * 0.7)}`,
      alpha(red, opacity),
      13,
    )
  return {
    drawing: place(arcs(70, 0.8) + arcs(100, 0.5) + shape(heart(1), red) + shape(heart(0.6), tint(red, 0.2)), 0, -70),
    halfWidth: 180,
    height: 140,
    place: 'air',
    grip: { kind: 'upright', at: [0, -70], scale: 1.25 },
  }
})

/** What pockets are full of: a bus ticket, half a pencil, a button and string. */
const pocketThings = prop({}, ({ on }) => {
  const pencil =
    box(-90, -13, 130, 26, on('#e0a93a'), 4) +
    box(-90, -13, 130, 9, on('#f1c765'), 4) +
    shape('M40 -13L78 0L40 13Z', on('#f3dfbd')) +
    shape('M66 -4L78 0L66 4Z', on('#4a4048')) +
    box(-104, -13, 20, 26, on('#d9705e'), 5)
  const ticket =
    box(-66, -34, 132, 68, on('#f6e7c8'), 6) +
    box(-66, -34, 132, 16, on('#d97a6c'), 6) +
    line('M-48 0H30M-48 16H10', alpha(on('#7a6a62'), 0.7), 6)
  return {
    drawing:
      line('M-210 -22C-170 -70 -130 -6 -96 -40S-40 -60 -66 -20S-150 2 -120 -56', on('#c9ab7a'), 8) +
      place(ticket, 40, -44, { turn: -14 }) +
      place(pencil, 150, -20, { turn: 12 }) +
      ellipse(-10, -16, 30, 22, on('#4f8aa6')) +
      ellipse(-10, -18, 21, 14, on('#6fa8bf')) +
      circle(-16, -18, 4, on('#3a5f74')) +
      circle(-3, -18, 4, on('#3a5f74')),
    halfWidth: 220,
    height: 96,
  }
})

export const PROPS_OF_TURNS = { 'way-out': wayOut, darkness, heartbeat, 'pocket-things': pocketThings }
