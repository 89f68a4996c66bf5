import { alpha, tint } from '../canvas/colour.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { stitches } from './materials.ts'
import { prop } from './prop.ts'

/** What is seen of sounds, wind and light. */

/** A square hole in the sky, with worn edges; `full` a star is sewn in, `mended` it is darned. */
export const skyGap = prop({ states: ['full', 'empty', 'mended'] }, ({ is, on, pure, defs }) => ({
  drawing:
    shape('M-120 -236L110 -248L124 -14L-108 0Z', alpha('#cfe0ff', 0.3)) +
    shape('M-96 -212L88 -222L98 -38L-86 -24Z', defs.verticalGradient(pure('#0c0f2c'), pure('#1c1440'))) +
    line(
      'M-120 -236L-96 -212M110 -248L88 -222M124 -14L98 -38M-108 0L-86 -24M-40 -226l-6 -20M30 -230l4 -20M100 -150l24 -4M-96 -120l-22 4',
      alpha('#e6efff', 0.8),
      5,
    ) +
    (is('full')
      ? place(
          shape(
            'M0 -88L24 -30L86 -26L40 16L56 78L0 44L-56 78L-40 16L-86 -26L-24 -30Z',
            defs.verticalGradient('#fff7d6', '#ffe08a', '#f8b848'),
          ),
          0,
          -124,
          { scale: 0.9 },
        )
      : '') +
    (is('mended')
      ? stitches(-80, -200, 90, -50, on('#e8f0fa'), 6) + stitches(80, -205, -76, -40, on('#e8f0fa'), 6)
      : ''),
  halfWidth: 124,
  height: 248,
  place: 'air',
  ...(is('full') ? { light: { at: [0, -124] as const, r: 420 } } : {}),
}))

export const rainbow = prop({ states: ['broken', 'dim'] }, ({ is, pure }) => {
  const arc = (r: number) => (is('broken') ? `M${-r} -60A${r} ${r} 0 0 1 ${r} -90` : `M${-r} 0A${r} ${r} 0 0 1 ${r} 0`)
  return {
    drawing: ['#e86a6a', '#f2a04c', '#f6d65c', '#7cc07a', '#6aa6dc', '#8f7ccf']
      .map((colour, i) => line(arc(1400 - i * 64), alpha(pure(colour), is('dim') ? 0.3 : 0.62), 66))
      .join(''),
    halfWidth: 1440,
    height: 1440,
    place: 'scene',
  }
})

/** Rings that spread from (0, 0), where something has sounded. */
export const soundRings = prop({ coloured: true }, ({ hue }) => {
  const gold = hue('#ffdf8a')
  return {
    drawing: [120, 230, 350, 480]
      .map(
        (r, i) =>
          `<circle cx="0" cy="0" r="${r}" fill="none" stroke="${alpha(gold, 0.9 - i * 0.18)}" stroke-width="${22 - i * 4}"/>`,
      )
      .join(''),
    halfWidth: 490,
    height: 490,
    place: 'air',
  }
})

/** Notes of a tune on the air. */
export const musicNotes = prop({ coloured: true }, ({ hue }) => {
  const ink = hue('#f2b03c')
  const note = (x: number, y: number, k: number, turn: number) =>
    place(
      ellipse(0, 0, 34, 25, ink, -20) + line('M30 -10V-130', ink, 12) + line('M30 -130Q70 -120 76 -76', ink, 14),
      x,
      y,
      { scale: k, turn },
    )
  const pair = (x: number, y: number, k: number) =>
    place(
      ellipse(-50, 0, 32, 24, ink, -20) +
        ellipse(60, -16, 32, 24, ink, -20) +
        line('M-22 -8V-120L88 -138V-24', ink, 12) +
        line('M-22 -110L88 -128', ink, 24),
      x,
      y,
      { scale: k },
    )
  return {
    drawing: note(-150, -30, 0.8, -8) + pair(-10, -120, 0.8) + note(120, -230, 0.9, 10) + note(-60, -290, 0.6, -14),
    halfWidth: 200,
    height: 380,
    place: 'air',
  }
})

/** Of dust, or of fog. */
export const puff = prop({ coloured: true }, ({ hue, defs }) => {
  const dust = hue('#e3d3b8')
  const cloud = (x: number, y: number, r: number) =>
    circle(x, y, r, defs.radialGradient(alpha(tint(dust, 0.4), 0.9), alpha(dust, 0.7), alpha(dust, 0)))
  return {
    drawing:
      cloud(-140, -80, 110) +
      cloud(-20, -130, 140) +
      cloud(120, -90, 120) +
      cloud(30, -50, 110) +
      dots(
        [
          [-210, -200, 9],
          [-90, -270, 7],
          [90, -250, 10],
          [200, -190, 7],
          [240, -90, 9],
        ],
        dust,
      ),
    halfWidth: 250,
    height: 280,
    place: 'air',
  }
})

/** Of wind with leaves in it; it blows to the right. */
/** Wind with leaves in it; `up` it winds upwards round somebody. */
export const gust = prop({ states: ['up'] }, ({ on, is }) => {
  const leafAt = (x: number, y: number, turn: number, colour: string) =>
    place(shape('M-30 0Q0 -22 30 0Q0 22 -30 0Z', on(colour)), x, y, { turn })
  return {
    drawing:
      line(
        is('up')
          ? 'M-300 -20C-180 60 300 40 330 -70C350 -170 -260 -200 -340 -300C-380 -390 250 -400 320 -500C360 -590 -160 -620 -250 -700C-300 -760 40 -800 160 -790M-420 -180C-460 -240 -400 -280 -330 -290M420 -420C470 -370 430 -320 360 -310'
          : 'M-420 -140C-260 -220 -100 -60 60 -130C180 -190 250 -260 190 -310C140 -340 100 -290 140 -260M-360 -60C-200 -110 -40 10 140 -50S320 -120 400 -70M-300 -230C-200 -280 -120 -220 -40 -250',
        alpha('#ffffff', 0.75),
        16,
      ) +
      leafAt(-180, -190, 20, '#8fae4c') +
      leafAt(40, -60, -24, '#d8a03c') +
      leafAt(260, -190, 34, '#c8643c') +
      leafAt(-40, -300, -40, '#6f9a4c') +
      leafAt(330, -40, 10, '#8fae4c'),
    halfWidth: 420,
    height: 340,
    place: 'air',
  }
})
