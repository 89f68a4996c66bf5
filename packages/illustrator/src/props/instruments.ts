import { alpha, shade, tint } from '../canvas/colour.ts'
import { flow } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { crack, pierced, sheen } from './materials.ts'
import { prop } from './prop.ts'

/** Bells, drums and other things that sound. */

/** A hand bell. `cracked` has a dent. */
export const bell = prop({ states: ['cracked'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const gold = hue('#f0b740')
  return {
    drawing:
      circle(0, -8, 15, shade(gold, 0.34)) +
      `<circle cx="0" cy="-146" r="14" fill="none" stroke="${shade(gold, 0.2)}" stroke-width="9"/>` +
      shape(
        'M-72 -16C-54 -36 -54 -74 -48 -98C-40 -126 -20 -136 0 -136C20 -136 40 -126 48 -98C54 -74 54 -36 72 -16Q0 -2 -72 -16Z',
        sheen(tools, gold),
      ) +
      line('M-63 -31Q0 -18 63 -31M-52 -74Q0 -62 52 -74', alpha(shade(gold, 0.5), 0.4), 5) +
      line(flow([-35, -40, -32, -80, -20, -112]), alpha('#fffaf0', 0.7), 7) +
      (is('cracked')
        ? ellipse(26, -62, 11, 13, alpha(shade(gold, 0.6), 0.5)) + ellipse(29, -59, 7, 8, alpha(tint(gold, 0.6), 0.6))
        : '') +
      place(
        ellipse(-20, 0, 20, 11, on('#d8485a'), 18) +
          ellipse(20, 0, 20, 11, on('#d8485a'), -18) +
          circle(0, 0, 9, shade(on('#d8485a'), 0.2)),
        0,
        -136,
      ),
    halfWidth: 72,
    height: 162,
    grip: { kind: 'hang', at: [0, -150], scale: 1 },
  }
})

/** A brass bell of a cow or a bullock, on a strap. */
export const cowbell = prop({ states: ['cracked'] }, tools => {
  const { on, is } = tools
  const brass = on('#cf9a3a')
  return {
    drawing:
      line('M-30 -150C-40 -206 40 -206 30 -150', on('#7a4a34'), 20) +
      line('M-30 -150C-40 -206 40 -206 30 -150', alpha(on('#e8c89a'), 0.5), 4) +
      line('M0 -40V-2', shade(brass, 0.5), 10) +
      circle(0, 4, 19, on('#6a4a3a')) +
      shape(
        'M-34 -152Q0 -168 34 -152C50 -120 58 -90 62 -66Q68 -40 84 -24Q0 -4 -84 -24Q-68 -40 -62 -66C-58 -90 -50 -120 -34 -152Z',
        sheen(tools, brass),
      ) +
      shape('M-37 -146Q0 -160 37 -146L42 -130Q0 -144 -42 -130Z', shade(brass, 0.24)) +
      line('M-72 -42Q0 -22 72 -42', alpha(shade(brass, 0.5), 0.45), 6) +
      line(flow([-42, -58, -36, -96, -24, -128]), alpha('#fffaf0', 0.6), 7) +
      dots(
        [
          [-20, -72, 6],
          [0, -68, 6],
          [20, -72, 6],
        ],
        shade(brass, 0.3),
      ) +
      (is('cracked')
        ? ellipse(34, -64, 15, 18, alpha(shade(brass, 0.6), 0.5)) +
          ellipse(38, -60, 9, 11, alpha(tint(brass, 0.6), 0.6))
        : ''),
    halfWidth: 84,
    height: 196,
    grip: { kind: 'hang', at: [0, -188], scale: 1 },
  }
})

/** A supper gong on a stand, with its mallet. */
export const gong = prop({}, tools => {
  const { on } = tools
  const brass = on('#d9a13a')
  return {
    drawing:
      line('M-150 0V-330H150V0M-180 0H-120M120 0H180', on('#7a4630'), 24) +
      line('M-70 -330L-60 -264M70 -330L60 -264', on('#c8463f'), 6) +
      circle(0, -180, 116, sheen(tools, brass)) +
      circle(0, -180, 92, alpha(shade(brass, 0.4), 0.22)) +
      circle(0, -180, 44, sheen(tools, tint(brass, 0.14))) +
      line('M168 -20L196 -170', on('#8a5a3c'), 11) +
      ellipse(199, -184, 26, 22, on('#e8d8c0')),
    halfWidth: 226,
    height: 342,
  }
})

/** A bamboo flute. Its mouth is at the left, so that it can be played. */
export const flute = prop({ states: ['cracked', 'broken'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const cane = hue('#cf9a54')
  const red = on('#c8463f')
  const gold = on('#f4c24f')
  const whole =
    box(-130, -28, 260, 24, defs.verticalGradient(tint(cane, 0.3), cane, shade(cane, 0.24)), 9) +
    line('M-108 -27v22M88 -27v22M110 -27v22', red, 8) +
    line('M-98 -27v22M99 -27v22', gold, 5) +
    dots(
      [-72, -32, -10, 12, 34, 56].map(x => [x, -17, 5] as const),
      shade(cane, 0.66),
    ) +
    line('M118 -14q26 16 12 52M120 -18q46 14 34 50', on('#d8485c'), 5) +
    circle(130, 40, 8, gold) +
    circle(154, 34, 8, gold)
  const left = defs.clip('M-200 -60H4L-8 -20L4 -12L-6 40H-200Z', whole)
  const right = defs.clip('M4 -60L-8 -20L4 -12L-6 40V80H200V-60Z', whole)
  return {
    drawing:
      (is('broken') ? left + place(right, 34, -4, { turn: 14 }) : whole) +
      (is('cracked') ? crack([-60, -26, -40, -16, -22, -20, 4, -10], cane, 3.5) : ''),
    halfWidth: is('broken') ? 180 : 160,
    height: 50,
    grip: { kind: 'both', at: [-44, -16], scale: 1 },
  }
})

/** A conch that is blown from its left. */
export const conch = prop({ states: ['broken'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const white = hue('#fbf1e2')
  const rose = on('#f0a898')
  const seam = alpha(shade(white, 0.4), 0.45)
  const fill = defs.verticalGradient(tint(white, 0.5), white, shade(white, 0.2))
  const whole =
    shape('M96 -96C108 -110 130 -116 164 -112C146 -102 140 -84 120 -72Z', fill) +
    shape('M60 -124C84 -132 108 -118 116 -92C122 -70 108 -50 88 -44Z', fill) +
    shape(
      'M-150 -34C-132 -80 -84 -146 0 -156C52 -160 92 -130 96 -88C98 -42 60 -6 4 0C-40 4 -70 -12 -96 -16C-118 -18 -136 -22 -150 -34Z',
      fill,
    ) +
    line('M70 -134C88 -110 88 -66 64 -40M104 -112C114 -98 112 -74 100 -58M128 -108C134 -100 132 -90 126 -82', seam, 5) +
    line(
      'M-96 -92C-50 -100 0 -96 40 -72M-70 -118C-24 -128 30 -122 66 -92M-30 -144C10 -148 48 -138 72 -116',
      alpha(shade(white, 0.36), 0.28),
      5,
    ) +
    shape(
      'M-148 -34C-110 -62 -50 -76 6 -62C34 -54 44 -36 30 -18C4 -2 -40 2 -70 -10C-100 -16 -130 -18 -148 -34Z',
      rose,
    ) +
    shape(
      'M-120 -34C-84 -50 -40 -58 2 -48C18 -42 20 -32 10 -24C-20 -12 -50 -14 -72 -22C-92 -28 -108 -28 -120 -34Z',
      shade(rose, 0.26),
    )
  return {
    drawing: place(
      is('broken')
        ? pierced(tools, whole, [-160, -60, -112, -58, -118, -40, -98, -34, -108, -18, -96, -4, -160, 0])
        : whole,
      0,
      0,
      { mirrored: true },
    ),
    halfWidth: 164,
    height: 158,
    grip: { kind: 'both', at: [-86, -84], scale: 0.66 },
  }
})

export const radio = prop({ coloured: true }, tools => {
  const { on, hue, defs } = tools
  const body = hue('#b5643c')
  return {
    drawing:
      line('M60 -150L120 -280', on('#c3ccd6'), 6) +
      box(-120, -156, 240, 150, defs.verticalGradient(tint(body, 0.2), body, shade(body, 0.2)), 20) +
      box(-104, -138, 120, 114, on('#e8d6b0'), 12) +
      line(Array.from({ length: 7 }, (_, i) => `M-92 ${-124 + i * 15}H4`).join(''), alpha(on('#8a6a4a'), 0.7), 5) +
      box(32, -138, 74, 44, on('#fbf0d2'), 6) +
      line('M40 -116H98M76 -130V-104', on('#c8463f'), 4) +
      circle(50, -58, 19, on('#f2d28a')) +
      circle(92, -58, 13, on('#f2d28a')) +
      line('M50 -58L58 -70M92 -58L98 -66', on('#6a4430'), 5) +
      box(-100, -8, 30, 8, on('#4a3a3c')) +
      box(70, -8, 30, 8, on('#4a3a3c')),
    halfWidth: 122,
    height: 282,
    grip: { kind: 'both', at: [0, -60], scale: 0.9 },
  }
})

/** Three bandsmen of a wedding in red coats, with drum, trumpet and tuba, by the light of one lamp on a pole. */
export const weddingBand = prop({}, ({ on, pure }) => {
  const brass = on('#e8b53c')
  const man = (x: number, skin: string) =>
    line(`M${x - 34} 0V-200M${x + 34} 0V-200`, on('#f2e6d0'), 52) +
    shape(`M${x - 100} -180Q${x - 110} -480 ${x} -520Q${x + 110} -480 ${x + 100} -180Z`, on('#d8403a')) +
    line(`M${x} -500V-190M${x - 96} -210H${x + 96}`, brass, 16) +
    circle(x, -590, 88, on(skin)) +
    shape(`M${x - 96} -620Q${x - 90} -760 ${x} -760Q${x + 90} -760 ${x + 96} -620Z`, on('#b8322f')) +
    line(`M${x - 96} -624H${x + 96}`, brass, 18) +
    shape(`M${x - 10} -750Q${x - 40} -860 ${x + 20} -880Q${x + 50} -810 ${x + 16} -750Z`, on('#f6ead2')) +
    line(`M${x - 40} -594q14 -16 28 0M${x + 14} -594q14 -16 28 0`, on('#3a2430'), 9)
  return {
    drawing:
      line('M-500 0V-1010', on('#8a6a4a'), 26) +
      shape('M-570 -1010L-500 -1180L-430 -1010Z', pure('#fff0b8')) +
      line('M-590 -1010H-410', brass, 20) +
      man(-280, '#9c6643') +
      man(40, '#7a4a30') +
      man(360, '#ab734b') +
      // A drum, a trumpet and a tuba.
      shape('M-420 -330H-140V-130Q-280 -90 -420 -130Z', on('#f2e6d0')) +
      line('M-420 -330L-370 -120L-320 -330L-280 -110L-230 -330L-190 -120L-140 -330', on('#d8403a'), 12) +
      shape('M-440 -350H-120V-310H-440Z', brass) +
      line('M-350 -440L-300 -370M-200 -440L-240 -370', on('#b5794a'), 18) +
      line('M50 -560L-110 -500', brass, 26) +
      shape('M-90 -520L-190 -430L-150 -560Z', brass) +
      line('M60 -420L-20 -520', on('#d8403a'), 44) +
      line('M390 -560C520 -560 500 -220 380 -260S300 -420 430 -440', brass, 48) +
      shape('M500 -560L410 -830H640Z', brass) +
      shape('M410 -830Q525 -790 640 -830Q525 -880 410 -830Z', on('#b8842c')),
    halfWidth: 640,
    height: 1180,
    light: { at: [-500, -1090], r: 700 },
  }
})
