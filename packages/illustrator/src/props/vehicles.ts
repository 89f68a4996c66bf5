import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit } from './materials.ts'
import { prop } from './prop.ts'

/** Things on wheels. Whoever is in them is behind their `front`. */

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

/** A small wheel with an orange hub that has come off a robot. */
export const wheel = prop({ coloured: true }, ({ on, hue }) => ({
  drawing:
    circle(0, -70, 70, on('#3a4656')) +
    circle(-4, -73, 54, on('#54657a')) +
    circle(0, -70, 36, hue('#f0a04a')) +
    circle(0, -70, 12, on('#3a4656')) +
    line('M0 -100V-92M0 -48V-40M-30 -70H-22M22 -70H30', on('#8a5a2c'), 7),
  halfWidth: 70,
  height: 140,
  grip: { kind: 'both', at: [0, -70], scale: 1 },
}))

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
