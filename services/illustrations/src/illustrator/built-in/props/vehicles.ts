import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit, sheen } from './materials.ts'
import { prop } from './prop.ts'

/** Things on wheels, and a rocket. Whoever is in them is behind their `front`. */

const spoked = (x: number, y: number, r: number, rim: string, spokes: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${rim}" stroke-width="${width}"/>` +
  line(
    Array.from(
      { length: 6 },
      (_, i) =>
        `M${x - Math.round(Math.cos((i * Math.PI) / 6) * r)} ${y - Math.round(Math.sin((i * Math.PI) / 6) * r)}L${x + Math.round(Math.cos((i * Math.PI) / 6) * r)} ${y + Math.round(Math.sin((i * Math.PI) / 6) * r)}`,
    ).join(''),
    spokes,
    Math.max(4, width * 0.3),
  ) +
  circle(x, y, width * 0.9, rim)

export const bicycle = prop({ states: ['broken'], coloured: true }, ({ on, hue, is }) => {
  const frame = hue('#3f7f8c')
  const tyre = on('#3a3644')
  const wheel = (x: number) => spoked(x, -250, 232, tyre, alpha(on('#c3ccd6'), 0.8), 24)
  return {
    drawing:
      wheel(-400) +
      (is('broken')
        ? `<g transform="rotate(14 400 -250) translate(400 -250) scale(0.8 1) translate(-400 250)">${wheel(400)}</g>`
        : wheel(400)) +
      line('M-400 -250L-190 -600L210 -600L-10 -250ZM-190 -600L-10 -250M400 -250L230 -720M-400 -250H-10', frame, 28) +
      line('M-200 -630V-690M230 -720L180 -770H110M230 -720L290 -760H350', on('#8a94a2'), 22) +
      shape('M-300 -700Q-200 -740 -110 -704Q-130 -670 -200 -672Q-280 -668 -300 -700Z', on('#6a4434')) +
      circle(-10, -250, 58, on('#8a94a2')) +
      line('M-10 -250L40 -150M-10 -250L-60 -350', on('#4a4a58'), 18) +
      line('M20 -146H80M-90 -352H-36', on('#4a4a58'), 22) +
      shape('M240 -640H400V-520Q320 -480 240 -520Z', alpha(on('#d8a85c'), 0.95)) +
      line('M250 -600H392M250 -560H392', alpha(shade(on('#d8a85c'), 0.4), 0.5), 6) +
      circle(282, -790, 24, on('#f2c14a')),
    halfWidth: 650,
    height: 820,
    seat: [-205, -706],
  }
})

/** A box of a fridge with buttons in felt pen and a steel plate for a window. */
export const cardboardRocket = prop({ states: ['lying', 'open', 'torn', 'mended', 'lit'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const card = hue('#cfa06a')
  const back =
    shape('M-250 -1180L0 -1560L250 -1180Z', shade(card, 0.22)) +
    shape('M-250 -1180L0 -1560L40 -1180Z', tint(card, 0.1)) +
    box(-250, -1190, 500, 640, shade(card, 0.5))
  const flames = is('lit')
    ? shape(
        'M-170 -60C-220 60 -120 120 -100 260C-40 180 -30 120 0 320C40 140 60 180 110 250C120 120 220 60 170 -60Z',
        defs.verticalGradient('#fff6c0', '#ffc95c', alpha('#ff8a3c', 0.1)),
      )
    : ''
  const fin = (side: 1 | -1) =>
    shape(
      `M${side * 250} -420L${side * 430} -60L${side * 410} 0L${side * 250} -90Z`,
      side === 1 ? shade(card, 0.24) : on('#d8604f'),
    )
  const front =
    shape(
      'M-260 -760L-240 -790L250 -770L260 -760V-40Q0 -20 -260 -40Z',
      defs.horizontalGradient(tint(card, 0.2), card, shade(card, 0.18)),
    ) +
    line('M-260 -540H-200M-260 -300H-190M200 -640H260', alpha(shade(card, 0.4), 0.35), 6) +
    box(-262, -470, 524, 50, alpha(on('#e8d2a0'), 0.9)) +
    dots(
      [
        [-150, -350, 26],
        [-70, -350, 26],
      ],
      on('#d8503f'),
    ) +
    dots(
      [
        [-150, -270, 26],
        [-70, -270, 26],
      ],
      on('#4a7fc0'),
    ) +
    dots(
      [
        [-150, -190, 26],
        [-70, -190, 26],
      ],
      on('#f2c12e'),
    ) +
    line('M40 -380h150v110h-150ZM60 -300l30 -40l30 30l40 -50M50 -220h130M50 -180h90', on('#3f4a8c'), 9) +
    line('M-190 -130q30 -20 60 0t60 0t60 0t60 0t60 0', on('#3f4a8c'), 8) +
    circle(0, -620, 110, sheen(tools, on('#c3ccd6'))) +
    circle(0, -620, 84, on('#38507c')) +
    shape('M-60 -660Q-30 -700 20 -694L-40 -590Q-70 -620 -60 -660Z', alpha('#ffffff', 0.35)) +
    (is('torn') ? shape('M150 -768L190 -640L170 -600L230 -540L260 -560V-762Z', shade(card, 0.5)) : '') +
    (is('mended')
      ? place(box(-100, -30, 200, 60, alpha(on('#e8e0d0'), 0.92)), 160, -640, { turn: 50 }) +
        place(box(-100, -30, 200, 60, alpha(on('#e8e0d0'), 0.92)), 160, -640, { turn: -40 })
      : '')
  const lid = is('open') ? place(shape('M-250 0L0 -380L250 0Z', tint(card, 0.06)), 330, -1130, { turn: 72 }) : ''
  const walls =
    shape('M-260 -1190V-40H-200V-1190ZM260 -1190V-40H200V-1190Z', shade(card, 0.12)) +
    (is('open') ? '' : line('M-256 -1188H256', tint(card, 0.3), 16))
  const nose = is('open')
    ? box(-250, -1190, 500, 640, shade(card, 0.5)) + lid
    : back + circle(-10, -1420, 34, on('#f2c12e'))
  if (is('lying'))
    return {
      drawing: place(fin(-1) + fin(1) + nose + walls + front, -780, -300, { turn: 90 }),
      halfWidth: 790,
      height: 560,
      seat: [0, -520],
    }
  return { drawing: flames + fin(-1) + fin(1) + nose + walls, front, halfWidth: 430, height: 1560, seat: [0, -520] }
})

/** A cart with syrups, red and green, for shaved ice. */
export const golaCart = prop({}, tools => {
  const { on, defs } = tools
  const bottle = (x: number, colour: string) =>
    shape(
      `M${x - 34} -640V-770Q${x - 34} -800 ${x - 14} -816V-870H${x + 14}V-816Q${x + 34} -800 ${x + 34} -770V-640Z`,
      defs.horizontalGradient(tint(on(colour), 0.4), on(colour), shade(on(colour), 0.2)),
    )
  return {
    drawing:
      line('M-440 -640V-1320M440 -640V-1320', on('#f2e6cc'), 26) +
      shape(
        'M-560 -1240L-470 -1400H470L560 -1240Q490 -1190 420 -1240Q350 -1190 280 -1240Q210 -1190 140 -1240Q70 -1190 0 -1240Q-70 -1190 -140 -1240Q-210 -1190 -280 -1240Q-350 -1190 -420 -1240Q-490 -1190 -560 -1240Z',
        on('#d8503f'),
      ) +
      [-420, -140, 140, 420]
        .map(x =>
          shape(
            `M${x - 70} -1240L${x - 58} -1400H${x + 58}L${x + 70} -1240Q${x} -1190 ${x - 70} -1240Z`,
            on('#fbf1e2'),
          ),
        )
        .join('') +
      bottle(-330, '#d8303f') +
      bottle(-230, '#4fa04c') +
      bottle(-130, '#f2b02c') +
      bottle(-30, '#8a4fa8') +
      shape('M110 -640C90 -760 180 -820 250 -800C330 -820 380 -740 360 -640Z', on('#e4f4fb')) +
      shape('M200 -790C220 -850 300 -840 300 -780C270 -740 220 -750 200 -790Z', on('#e0405a')) +
      box(-480, -660, 960, 60, lit(tools, on('#c3ccd6')), 14) +
      box(-460, -604, 920, 330, lit(tools, on('#3f9a8c')), 16) +
      line('M-420 -560H420V-320H-420Z', alpha(on('#f2c14a'), 0.9), 10) +
      [-280, 0, 280].map(x => circle(x, -440, 66, on('#f2c14a')) + circle(x, -440, 40, on('#e0507a'))).join('') +
      spoked(-280, -170, 160, on('#4a3a3c'), on('#c99a64'), 26) +
      spoked(280, -170, 160, on('#4a3a3c'), on('#c99a64'), 26) +
      line('M460 -560L660 -600', on('#8a5a3c'), 30),
    halfWidth: 660,
    height: 1400,
  }
})

/** With one great wheel seen from the side; oxen not included. */
export const bullockCart = prop({ states: ['broken', 'full', 'empty'] }, tools => {
  const { on, is } = tools
  const wood = on('#a8744a')
  return {
    drawing:
      (is('full')
        ? shape('M-560 -520C-520 -760 -300 -860 -80 -820C140 -860 380 -740 440 -520Z', lit(tools, on('#e0b552'))) +
          line(
            'M-420 -600q40 -90 90 -120M-240 -620q20 -110 60 -160M-40 -620q0 -100 30 -170M160 -620q30 -90 70 -130M300 -580q30 -50 60 -70',
            alpha(shade(on('#e0b552'), 0.4), 0.5),
            10,
          )
        : '') +
      line('M-600 -400L-560 -640M-300 -420V-640M0 -420V-640M300 -420V-640M480 -420L460 -640', shade(wood, 0.2), 24) +
      line('M-590 -620H480', wood, 28) +
      shape('M-640 -430H520L540 -350H-620Z', lit(tools, wood)) +
      line('M500 -390C760 -380 900 -500 1040 -560', wood, 36) +
      (is('broken')
        ? place(spoked(0, 0, 290, shade(wood, 0.2), wood, 46), 300, -300, { turn: 20 }) +
          line('M300 -300L380 -200', on('#3a2a30'), 18)
        : spoked(-40, -310, 300, shade(wood, 0.2), wood, 46)) +
      circle(is('broken') ? 300 : -40, is('broken') ? -300 : -310, 34, on('#6a7484')),
    halfWidth: 860,
    height: is('full') ? 840 : 640,
    seat: [-40, -440],
  }
})

/** A three-wheeler in yellow and green, open at its side. */
export const autoRickshaw = prop({ coloured: true }, tools => {
  const { on, hue, defs } = tools
  const body = hue('#3f8a4c')
  const wheel = (x: number) =>
    circle(x, -140, 140, on('#35313f')) + circle(x, -140, 78, on('#c3ccd6')) + circle(x, -140, 28, on('#6a7484'))
  const inside =
    box(-560, -1240, 900, 900, on('#4a4450'), 60) +
    box(-470, -640, 380, 300, lit(tools, on('#8a3f48')), 40) +
    box(-480, -900, 330, 280, lit(tools, on('#8a3f48')), 50) +
    box(130, -620, 170, 260, lit(tools, on('#6a3440')), 30)
  return {
    drawing: inside,
    front:
      shape(
        'M-680 -1160C-660 -1360 -560 -1380 -300 -1390H260C420 -1380 500 -1300 560 -1120L520 -1100C460 -1240 420 -1290 300 -1290H-420C-540 -1280 -570 -1240 -580 -1120Z',
        defs.verticalGradient(tint(on('#f2c12e'), 0.2), on('#f2c12e')),
      ) +
      shape(
        'M-690 -1150C-730 -800 -720 -500 -680 -250H-480V-520H140C180 -300 420 -260 560 -260L720 -300C740 -560 690 -700 600 -760L540 -1110H500L530 -740H330V-480H-580V-1130Z',
        defs.verticalGradient(tint(body, 0.14), body, shade(body, 0.14)),
      ) +
      shape('M500 -1110L540 -760H590L545 -1110Z', alpha(on('#cfe6ee'), 0.8)) +
      line('M-690 -560H-480M140 -440H700', on('#f2c12e'), 30) +
      ellipse(690, -470, 44, 62, '#fff0b8') +
      line('M600 -700L640 -800', on('#4a4450'), 18) +
      ellipse(646, -820, 30, 44, on('#4a4450')) +
      wheel(-480) +
      wheel(520) +
      shape('M340 -250C380 -400 660 -400 700 -250L660 -240C620 -340 420 -340 380 -240Z', body) +
      dots(
        [
          [-300, -400, 26],
          [-160, -400, 26],
          [-20, -400, 26],
        ],
        on('#e77fa0'),
      ),
    halfWidth: 740,
    height: 1400,
    seat: [-280, -640],
  }
})

/** A ticket of the railway or the bus. */
export const ticket = prop({ states: ['torn', 'half'], coloured: true }, ({ hue, is, on }) => {
  const paper = hue('#f2c98a')
  return {
    drawing:
      shape(
        is('half') || is('torn')
          ? 'M-80 0V-80H10L-4 -60L14 -44L-6 -24L10 0Z'
          : 'M-80 0V-26A14 14 0 0 0 -80 -54V-80H80V-54A14 14 0 0 0 80 -26V0Z',
        paper,
      ) +
      line('M-60 -60H-6M-60 -42H-20M-60 -24H-10', alpha(on('#5a3a4c'), 0.7), 6) +
      (is('half') || is('torn') ? '' : box(22, -62, 44, 44, alpha(on('#c8463f'), 0.75), 6)),
    halfWidth: 80,
    height: 80,
    grip: { kind: 'both', at: [0, -30], scale: 0.9 },
  }
})

/** On its tripod. */
export const telescope = prop({ coloured: true }, tools => {
  const { on, hue } = tools
  const brass = on('#d9a245')
  const tube = hue('#3f6f8c')
  const pipe = (x: number, w: number, h: number) =>
    box(x, -h / 2, w, h, tools.defs.verticalGradient(tint(tube, 0.3), tube, shade(tube, 0.26)), 12)
  return {
    drawing:
      line('M0 -540L-210 0M0 -540L210 0M0 -540L26 0', on('#8a5a3c'), 28) +
      line('M-110 -270H116', on('#6a4430'), 14) +
      circle(0, -560, 44, sheen(tools, brass)) +
      place(
        pipe(-340, 240, 120) +
          pipe(-130, 280, 156) +
          pipe(120, 240, 196) +
          box(-146, -86, 40, 172, sheen(tools, brass), 8) +
          box(112, -106, 40, 212, sheen(tools, brass), 8) +
          box(336, -110, 46, 220, sheen(tools, brass), 10) +
          box(-380, -48, 48, 96, sheen(tools, brass), 10),
        6,
        -630,
        { turn: -30 },
      ),
    halfWidth: 340,
    height: 900,
    grip: null,
  }
})

/** For fire from a cracker: it burns when it is `lit`. */
export const sparkler = prop({ states: ['lit', 'unlit'] }, ({ on, is }) => ({
  drawing:
    line('M0 0V-130', on('#8a94a2'), 6) +
    line('M0 -130V-250', on('#5a5464'), 11) +
    (is('unlit')
      ? ''
      : line(
          Array.from(
            { length: 14 },
            (_, i) =>
              `M0 -250L${Math.round(Math.sin((i * Math.PI) / 7) * (60 + (i % 3) * 34))} ${Math.round(-250 - Math.cos((i * Math.PI) / 7) * (60 + (i % 3) * 34))}`,
          ).join(''),
          '#ffe48a',
          6,
        ) + circle(0, -250, 26, '#fffbe0')),
  halfWidth: is('unlit') ? 14 : 130,
  height: is('unlit') ? 256 : 380,
  grip: { kind: 'upright', at: [0, -40], scale: 0.8 },
  ...(is('unlit') ? {} : { light: { at: [0, -250] as const, r: 320 } }),
}))
