import { alpha, tint } from '../canvas/colour.ts'
import { n, soft } from '../canvas/path.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { dashed, stitches } from './materials.ts'
import { prop } from './prop.ts'

/** What is seen of sounds, wind, water and light. */

/** A square hole in the sky, with worn edges; `full` a star is sewn in, `mended` it is darned. */
export const skyGap = prop({ states: ['full', 'empty', 'mended'] }, ({ is, on, defs }) => ({
  drawing:
    shape('M-120 -236L110 -248L124 -14L-108 0Z', alpha('#cfe0ff', 0.3)) +
    shape('M-96 -212L88 -222L98 -38L-86 -24Z', defs.verticalGradient('#0c0f2c', '#1c1440')) +
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

export const rainbow = prop({ states: ['broken', 'dim'] }, ({ is }) => {
  const arc = (r: number) => (is('broken') ? `M${-r} -60A${r} ${r} 0 0 1 ${r} -90` : `M${-r} 0A${r} ${r} 0 0 1 ${r} 0`)
  return {
    drawing: ['#e86a6a', '#f2a04c', '#f6d65c', '#7cc07a', '#6aa6dc', '#8f7ccf']
      .map((colour, i) => line(arc(1400 - i * 64), alpha(colour, is('dim') ? 0.3 : 0.62), 66))
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
          `<circle cx="0" cy="0" r="${r}" fill="none" stroke="${alpha(gold, 0.75 - i * 0.16)}" stroke-width="${22 - i * 4}"/>`,
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
export const gust = prop({}, ({ on }) => {
  const leafAt = (x: number, y: number, turn: number, colour: string) =>
    place(shape('M-30 0Q0 -22 30 0Q0 22 -30 0Z', on(colour)), x, y, { turn })
  return {
    drawing:
      line(
        'M-420 -140C-260 -220 -100 -60 60 -130C180 -190 250 -260 190 -310C140 -340 100 -290 140 -260M-360 -60C-200 -110 -40 10 140 -50S320 -120 400 -70M-300 -230C-200 -280 -120 -220 -40 -250',
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

/** On the ground after rain. */
export const puddle = prop({}, ({ on, defs }) => ({
  drawing:
    shape(
      soft([-250, -34, -170, -64, -40, -58, 60, -76, 190, -56, 256, -28, 150, -4, 20, -12, -120, 0]),
      defs.verticalGradient(on('#a8d0e4'), on('#6f9fc4')),
    ) +
    line('M-150 -40q60 -14 120 -6M20 -50q70 -10 120 0', alpha('#ffffff', 0.7), 6) +
    `<ellipse cx="70" cy="-30" rx="50" ry="11" fill="none" stroke="#ffffffaa" stroke-width="4"/>`,
  halfWidth: 256,
  height: 76,
  place: 'scene',
  flat: true,
}))

/** Water that jumps up where something fell or jumped in. */
export const splash = prop({}, ({ on }) => {
  const water = on('#9fd4e8')
  return {
    drawing:
      ellipse(0, -10, 230, 32, alpha(water, 0.6)) +
      shape(
        'M-150 -10C-190 -90 -210 -110 -250 -140C-170 -140 -130 -90 -110 -60C-110 -140 -130 -190 -160 -240C-80 -200 -60 -120 -44 -70C-30 -160 -10 -220 10 -280C40 -210 40 -140 48 -76C70 -130 110 -180 160 -210C140 -150 124 -110 116 -64C150 -100 190 -120 240 -124C200 -90 170 -50 150 -10Z',
        water,
      ) +
      dots(
        [
          [-210, -220, 14],
          [-60, -300, 12],
          [90, -290, 14],
          [210, -190, 11],
          [280, -170, 9],
          [-290, -160, 9],
        ],
        water,
      ) +
      line('M-130 -40q10 -30 0 -60M-10 -50q10 -60 14 -110M100 -40q6 -30 24 -50', alpha('#ffffff', 0.7), 8),
    halfWidth: 290,
    height: 310,
    place: 'air',
  }
})

/** Drops that run out and fall in a row. */
export const drops = prop({}, ({ on }) => {
  const water = on('#8fcbe4')
  const drop = (x: number, y: number, r: number) =>
    shape(
      `M${x} ${n(y - r * 2)}C${n(x + r * 0.3)} ${n(y - r)} ${n(x + r)} ${n(y - r * 0.6)} ${n(x + r)} ${y}A${r} ${r} 0 1 1 ${n(x - r)} ${y}C${n(x - r)} ${n(y - r * 0.6)} ${n(x - r * 0.3)} ${n(y - r)} ${x} ${n(y - r * 2)}Z`,
      water,
    ) + ellipse(x - r * 0.34, y - r * 0.1, r * 0.2, r * 0.34, alpha('#ffffff', 0.8))
  return {
    drawing: drop(-30, -30, 18) + drop(24, -90, 22) + drop(-16, -160, 17) + drop(34, -214, 14) + drop(-36, -262, 12),
    halfWidth: 56,
    height: 290,
    place: 'air',
  }
})

/** Flat stones across a stream, rising to the right as they go away. */
export const steppingStones = prop({ states: ['wet', 'half'] }, ({ on, is }) => {
  const stone = on('#9a958c')
  const one = (x: number, y: number, k: number) =>
    ellipse(x, y + 16 * k, 116 * k, 34 * k, alpha('#ffffff', 0.45)) +
    shape(
      soft([
        x - 104 * k,
        y,
        x - 70 * k,
        y - 34 * k,
        x,
        y - 42 * k,
        x + 76 * k,
        y - 32 * k,
        x + 106 * k,
        y,
        x + 40 * k,
        y + 20 * k,
        x - 50 * k,
        y + 18 * k,
      ]),
      stone,
    ) +
    ellipse(x - 8 * k, y - 22 * k, 72 * k, 15 * k, is('wet') ? alpha('#cfe6f0', 0.7) : tint(stone, 0.34))
  return {
    drawing:
      one(560, -250, 0.7) +
      one(380, -206, 0.78) +
      (is('half') ? ellipse(170, -150, 100, 22, alpha('#ffffff', 0.5)) : one(170, -160, 0.86)) +
      one(-70, -110, 0.96) +
      one(-330, -50, 1.08),
    halfWidth: 640,
    height: 290,
    place: 'scene',
    seat: [-70, -140],
  }
})

/** A path of small lights that leads away. */
export const lightPath = prop({ coloured: true }, ({ hue }) => {
  const gold = hue('#ffe08a')
  const lights = Array.from({ length: 26 }, (_, i) => {
    const share = i / 25
    return [
      Math.sin(share * 7) * 220 * (1 - share * 0.6) + (i % 2 ? 60 : -60) * (1 - share * 0.7),
      -share * 620,
      17 * (1 - share * 0.62),
    ] as const
  })
  return {
    drawing:
      dots(
        lights.map(([x, y, r]) => [x, y, r * 2.4] as const),
        alpha(gold, 0.24),
      ) +
      dots(lights, gold) +
      dots(
        lights.map(([x, y, r]) => [x, y, r * 0.5] as const),
        '#fffdf0',
      ),
    halfWidth: 290,
    height: 640,
    place: 'scene',
    light: { at: [0, -200], r: 500 },
  }
})

/** Of bare feet, going to the right. */
export const footprints = prop({}, ({ on }) => ({
  drawing: Array.from({ length: 6 }, (_, i) =>
    place(
      ellipse(0, 0, 15, 26, alpha(on('#7a5a44'), 0.6)) +
        dots(
          [
            [-12, -30, 5],
            [-3, -34, 5],
            [6, -32, 4.5],
            [13, -27, 4],
          ],
          alpha(on('#7a5a44'), 0.6),
        ),
      -230 + i * 92,
      -30 - (i % 2) * 46,
      { turn: 78, scale: 0.9 },
    ),
  ).join(''),
  halfWidth: 270,
  height: 100,
  place: 'scene',
  flat: true,
}))

/** Of ants, up and over whatever there is. */
export const antTrail = prop({}, ({ on }) => {
  const ink = on('#4a2c30')
  const ant = (x: number, y: number, turn: number) =>
    place(
      dots(
        [
          [-15, 0, 8],
          [0, 0, 6],
          [13, 0, 7],
        ],
        ink,
      ) + line('M-2 0l-10 -14M2 0l4 -15M-2 0l-10 14M2 0l4 15M18 -4l10 -8M18 4l10 8', ink, 2.5),
      x,
      y,
      { turn },
    )
  return {
    drawing:
      dashed('M-240 -20C-120 -60 -60 0 60 -60S200 -180 230 -300', alpha(ink, 0.25), 5, '2 14') +
      ant(-210, -28, -14) +
      ant(-110, -36, 14) +
      ant(-10, -34, -8) +
      ant(90, -80, -34) +
      ant(170, -160, -56) +
      ant(216, -250, -72),
    halfWidth: 250,
    height: 310,
    place: 'air',
  }
})
