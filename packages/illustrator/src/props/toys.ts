import { alpha, shade, tint } from '../canvas/colour.ts'
import { circlePath, n, soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit, orb, pierced } from './materials.ts'
import { prop } from './prop.ts'

/** Toys and games. */

export const ball = prop({ coloured: true }, ({ on, hue, defs }) => {
  const disc = circlePath(0, -80, 80)
  const main = hue('#e4574f')
  return {
    drawing:
      shape(disc, main) +
      defs.clip(
        disc,
        shape('M-18 -165C-52 -112 -52 -44 -18 5H35C0 -44 0 -112 35 -165Z', on('#fdf0d4')) +
          shape('M52 -165C96 -112 96 -44 52 5H96V-165Z', tint(main, 0.5)) +
          shape('M-87 -165V5H-56C-90 -52 -90 -108 -56 -165Z', shade(main, 0.24)) +
          shape('M-87 -52Q0 35 87 -52V9H-87Z', alpha('#3a1f4a', 0.16)),
      ) +
      ellipse(-26, -122, 23, 14, alpha('#ffffff', 0.55), -30),
    halfWidth: 80,
    height: 160,
    grip: { kind: 'both', at: [0, -70], scale: 0.95 },
  }
})

/** A bat and a ball for cricket in the lane. */
export const cricketBat = prop({ states: ['broken'] }, tools => {
  const { on, is, defs } = tools
  const willow = on('#e3bd80')
  const blade =
    shape(
      'M-15 -430L-52 -370V-26Q-50 0 -20 0H20Q50 0 52 -26V-370L15 -430Z',
      defs.horizontalGradient(tint(willow, 0.3), willow, shade(willow, 0.16)),
    ) +
    line('M-20 -340V-60M10 -360V-40M30 -330V-80', alpha(shade(willow, 0.3), 0.35), 4) +
    shape('M-40 -300H40V-262H-40Z', on('#c8463f'))
  return {
    drawing:
      box(-15, -600, 30, 190, on('#3f5fa0'), 12) +
      line('M-15 -580l30 10M-15 -550l30 10M-15 -520l30 10M-15 -490l30 10M-15 -460l30 10', alpha('#ffffff', 0.4), 4) +
      (is('broken')
        ? pierced(
            tools,
            blade,
            [-60, -180, -20, -200, 6, -172, 30, -196, 60, -180, 60, -160, 28, -176, 4, -150, -22, -180, -60, -160],
          )
        : blade),
    halfWidth: 54,
    height: 600,
    grip: { kind: 'hang', at: [0, -510], scale: 0.8 },
  }
})

/** Red, of leather. */
export const cricketBall = prop({ coloured: true }, ({ hue, defs }) => ({
  drawing:
    circle(0, -36, 36, orb({ defs }, hue('#b8323c'))) +
    line('M-18 -66Q2 -36 -16 -6M-8 -70Q12 -36 -6 -2', alpha('#fff2e0', 0.85), 3.5),
  halfWidth: 36,
  height: 72,
  grip: { kind: 'both', at: [0, -30], scale: 1 },
}))

/** A wooden train that is pulled on a string. */
export const toyTrain = prop({ states: ['broken'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const engine = hue('#d8503f')
  const wheel = (x: number, r = 24) =>
    circle(x, -r, r, on('#3f4a68')) + circle(x, -r, r * 0.5, on('#f2c14a')) + circle(x, -r, r * 0.18, on('#3f4a68'))
  const wagon = (x: number, colour: string, load: string) =>
    load +
    box(x - 58, -100, 116, 70, lit(tools, colour), 10) +
    box(x - 62, -112, 124, 16, shade(colour, 0.2), 6) +
    wheel(x - 34) +
    wheel(x + 34)
  return {
    drawing:
      line('M-280 -50H150', on('#6a5a50'), 9) +
      wagon(
        -220,
        on('#4f9a8c'),
        dots(
          [
            [-250, -112, 24],
            [-214, -120, 27],
            [-184, -110, 22],
          ],
          on('#f2a83c'),
        ),
      ) +
      wagon(-70, on('#5a7ab8'), box(-108, -136, 76, 40, on('#c99a5c'), 5) + box(-92, -158, 44, 30, on('#b5793f'), 5)) +
      box(40, -150, 80, 120, lit(tools, shade(engine, 0.1)), 8) +
      box(28, -166, 106, 20, on('#3f4a68'), 8) +
      box(56, -136, 46, 44, on('#cfe6ee'), 6) +
      box(114, -108, 116, 78, lit(tools, engine), 26) +
      shape('M176 -106V-140L162 -166H214L200 -140V-106Z', on('#3f4a68')) +
      circle(228, -70, 16, on('#f2c14a')) +
      wheel(70, 30) +
      wheel(140, 26) +
      (is('broken')
        ? place(circle(0, -24, 24, on('#3f4a68')) + circle(0, -24, 12, on('#f2c14a')), 272, 0) +
          line('M186 -34l16 10', on('#3a3340'), 6)
        : wheel(198, 26)) +
      line('M236 -44C290 -50 290 -10 340 -20', on('#e8d2a8'), 6) +
      circle(344, -20, 11, on('#f2c14a')),
    halfWidth: is('broken') ? 300 : 320,
    height: 168,
    grip: { kind: 'both', at: [0, -60], scale: 0.7 },
  }
})

/** A hand puppet of Rajasthan on strings. */
export const puppet = prop({ coloured: true }, ({ on, hue }) => {
  const coat = hue('#d8503f')
  return {
    drawing:
      line('M-60 -420H60M-50 -420L-72 -190M50 -420L72 -190M0 -420V-330', on('#8a6a5a'), 4) +
      line('M-66 -424H66', on('#8a5a3c'), 12) +
      shape('M-46 -236L-110 -20Q0 20 110 -20L46 -236Z', coat) +
      line('M-100 -52Q0 -16 100 -52', on('#f2c14a'), 12) +
      line('M-88 -92Q0 -62 88 -92', tint(coat, 0.5), 6) +
      line('M-40 -220L-76 -180M40 -220L76 -180', shade(coat, 0.2), 28) +
      circle(-80, -174, 13, on('#b8845c')) +
      circle(80, -174, 13, on('#b8845c')) +
      line('M-20 -236L0 -150L20 -236', on('#f2c14a'), 8) +
      ellipse(0, -270, 38, 44, on('#c08a5e')) +
      circle(-13, -274, 6, on('#fff6e4')) +
      circle(13, -274, 6, on('#fff6e4')) +
      circle(-13, -274, 3.5, on('#2e2430')) +
      circle(13, -274, 3.5, on('#2e2430')) +
      line('M-22 -252q10 -10 22 -2q12 -8 22 2', on('#3a2a30'), 6) +
      shape(soft([-48, -290, -40, -330, 0, -344, 42, -330, 48, -292, 0, -304]), on('#f2b03c')) +
      line('M-44 -300Q0 -330 44 -318', on('#e77fa0'), 9),
    halfWidth: 112,
    height: 432,
    place: 'air',
    grip: { kind: 'hang', at: [0, -424], scale: 0.7 },
  }
})

/** A ball of knitting wool with two needles; `tangled` it has come undone. */
export const woolBall = prop({ states: ['tangled', 'half'], coloured: true }, ({ on, hue, is, defs }) => {
  const wool = hue('#d8607a')
  const r = is('half') ? 50 : 74
  const winding = Array.from(
    { length: 4 },
    (_, i) =>
      `M${n(-r * (0.86 - i * 0.2))} ${n(-r * 1.3 + i * r * 0.3)}Q${n(i * 10)} ${n(-r * 1.7 + i * r * 0.5)} ${n(r * (0.8 - i * 0.06))} ${n(-r * 1.3 + i * r * 0.34)}`,
  ).join('')
  return {
    drawing:
      (is('half')
        ? ''
        : line(`M-20 ${-r}L90 ${-r * 2.5}M-50 ${-r * 0.8}L40 ${-r * 2.8}`, on('#c99a5c'), 8) +
          circle(92, -r * 2.5, 10, on('#8a5a3c')) +
          circle(42, -r * 2.8, 10, on('#8a5a3c'))) +
      circle(0, -r, r, defs.radialGradient(tint(wool, 0.26), wool, shade(wool, 0.18))) +
      line(winding, alpha(tint(wool, 0.55), 0.75), 5) +
      line(
        `M${-r * 0.5} ${-r * 0.3}Q${-r * 0.2} ${-r * 1.1} ${r * 0.4} ${-r * 1.7}M${-r * 0.1} ${-r * 0.16}Q${r * 0.3} ${-r * 0.8} ${r * 0.8} ${-r * 1.3}`,
        alpha(shade(wool, 0.4), 0.4),
        4,
      ) +
      (is('tangled')
        ? line(
            `M${r * 0.7} -20C140 -90 190 20 110 -4S180 -70 220 -20S130 10 240 -6S-60 16 -140 -8S-90 -70 -130 -40S-60 0 -190 -4`,
            wool,
            7,
          )
        : line(`M${r * 0.6} -14Q${r * 1.4} 10 ${r * 1.9} -10`, wool, 7)),
    halfWidth: is('tangled') ? 236 : r * 1.9,
    height: is('half') ? 100 : 214,
    grip: { kind: 'both', at: [0, -r * 0.7], scale: 1 },
  }
})

/** Two flat stones, alike. */
export const stones = prop({}, ({ on, defs }) => {
  const stone = (x: number, colour: string, r: number) =>
    shape(
      soft([
        x - r,
        -r * 0.3,
        x - r * 0.7,
        -r * 0.62,
        x,
        -r * 0.74,
        x + r * 0.8,
        -r * 0.56,
        x + r,
        -r * 0.22,
        x + r * 0.5,
        0,
        x - r * 0.6,
        0,
      ]),
      defs.verticalGradient(tint(colour, 0.3), colour, shade(colour, 0.2)),
    ) +
    line(`M${n(x - r * 0.5)} ${n(-r * 0.5)}q${n(r * 0.4)} ${n(-r * 0.16)} ${n(r * 0.8)} 0`, alpha('#ffffff', 0.5), 4)
  return {
    drawing: stone(-42, on('#8f98a8'), 38) + stone(42, on('#a98f8c'), 36),
    halfWidth: 82,
    height: 30,
    grip: { kind: 'both', at: [0, -10], scale: 1 },
  }
})
