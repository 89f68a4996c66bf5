import { alpha, shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { box, circle, dots, line, place, shape } from '../canvas/svg.ts'
import { blueBead, lit, sheen } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Machines and switches. */

/** Electric sparks at (x, y). */
const sparks = (x: number, y: number) =>
  line(
    `M${x} ${y}l-40 -50l26 4l-20 -46M${x + 30} ${y}l50 -40l-8 24l52 -14M${x - 20} ${y + 10}l-60 6l20 12l-46 20`,
    '#fff2a0',
    8,
  )

/** Degrees by which the lever of the great switch is turned: up, on its way, nearly there (`half` and `up`) or fallen down. */
const leverTurn = (is: PropTools['is']): number => (is('half') ? (is('up') ? 46 : 104) : is('up') ? 6 : 158)

/** An iron case with a lever as long as a cricket bat: fallen down, `half` raised, `half` and `up` if little is missing, or `up`. Its lamps are green then. */
export const greatSwitch = prop({ states: ['up', 'half', 'broken', 'dark'] }, tools => {
  const { on, is, defs } = tools
  const red = on('#d8403a')
  const iron = on('#64708a')
  const yellow = on('#f0c040')
  const up = is('up') && !is('half')
  const turn = leverTurn(is)
  const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const lever =
    box(-46, -500, 92, 520, defs.horizontalGradient(tint(red, 0.26), red, shade(red, 0.3)), 40) +
    line('M-14 -60V-400', alpha(tint(red, 0.6), 0.6), 12) +
    box(-60, -650, 120, 190, defs.horizontalGradient(tint(red, 0.5), red, shade(red, 0.3)), 60) +
    line('M-58 -560H58M-58 -600H58M-56 -520H56', alpha(shade(red, 0.5), 0.5), 9)
  const lamp = (x: number) =>
    circle(x, -1200, 58, on('#3a3f50')) +
    circle(x, -1200, 42, up ? '#b8f088' : on(is('dark') ? '#5a4a50' : '#8a4a44')) +
    circle(x - 14, -1214, 12, up ? '#f4ffe0' : alpha(on('#e8b0a0'), 0.7))
  const clip = (x: number) => box(x - 40, -800, 80, 130, on('#c9a14a'), 12) + box(x - 40, -760, 80, 20, on('#8a6a34'))
  return {
    drawing:
      box(-420, -90, 840, 90, shade(iron, 0.36), 14) +
      box(-370, -1320, 740, 1250, lit(tools, iron), 36) +
      box(-330, -1280, 660, 1170, alpha(shade(iron, 0.4), 0.3), 24) +
      box(-280, -1290, 560, 180, shade(iron, 0.44), 24) +
      dots(
        [
          [-340, -1290, 15],
          [340, -1290, 15],
          [-340, -110, 15],
          [340, -110, 15],
        ],
        tint(iron, 0.4),
      ) +
      [-180, 0, 180].map(lamp).join('') +
      shape(
        'M-330 -250L-190 -250L-330 -110ZM-50 -250L90 -250L-50 -110L-190 -110ZM230 -250L330 -250V-210L230 -110H90Z',
        yellow,
      ) +
      line('M-280 -1110C-340 -900 -240 -700 -300 -260M280 -1110C340 -860 240 -640 300 -260', on('#c8843c'), 24) +
      box(-76, -1070, 152, 740, on('#2f3442'), 70) +
      clip(-130) +
      clip(130) +
      circle(0, -640, 124, shade(iron, 0.4)) +
      (is('broken') ? line(`M${s * 560 - 90} ${-640 - c * 560 + 190}q90 90 190 20`, alpha('#fff2a0', 0.6), 14) : '') +
      place(lever, 0, -640, { turn }) +
      circle(0, -640, 78, sheen(tools, on('#aab4c0'))) +
      circle(0, -640, 26, shade(iron, 0.4)) +
      (is('broken') ? sparks(-130, -760) + sparks(150, -800) : ''),
    halfWidth: 420,
    height: 1320,
    handle: [s * 580, -640 - c * 580],
    shaft: [s * 130, -640 - c * 130],
    ...(up ? { light: { at: [0, -1150] as const, r: 900 } } : {}),
  }
})

/** Ten wires of copper in a row of terminals: one has come out of its own and is blue with cold. */
export const looseWires = prop({ states: ['mended'] }, ({ on, is }) => {
  const xs = Array.from({ length: 10 }, (_, i) => -225 + i * 50)
  const loose = 6
  const warm = xs.filter((_, i) => i !== loose || is('mended'))
  const cold = xs[loose] ?? 0
  return {
    drawing:
      box(-280, -470, 560, 120, on('#4a5264'), 18) +
      xs.map(x => box(x - 17, -400, 34, 66, on('#c9a14a'), 6) + circle(x, -424, 13, on('#8a94a2'))).join('') +
      line(warm.map(x => `M${x} -340C${x - 16} -240 ${x + 16} -120 ${x} 0`).join(''), on('#a8542f'), 26) +
      line(warm.map(x => `M${x - 5} -330C${x - 20} -240 ${x + 12} -120 ${x - 5} -6`).join(''), '#f2a860', 8) +
      (is('mended')
        ? ''
        : line(`M${cold} 0C${cold - 10} -90 ${cold + 30} -170 ${cold + 110} -210`, on('#3f7fb0'), 28) +
          line(`M${cold + 100} -214l52 -14M${cold + 104} -204l50 8`, on('#e8c080'), 9)),
    halfWidth: 290,
    height: 470,
  }
})

/** On the wall of a staircase. `open` shows its switches, `broken` sparks. */
export const fuseBox = prop({ states: ['open', 'closed', 'broken', 'lit', 'unlit'] }, tools => {
  const { on, is } = tools
  const grey = on('#b8c0c4')
  const shows = is('open') || is('broken') || is('lit') || is('unlit')
  const rows = [-260, -150].flatMap(y =>
    [-90, -30, 30, 90].map(
      (x, i) =>
        box(x - 20, y - 40, 40, 80, on('#4a5060'), 6) +
        box(x - 11, is('unlit') && i === 1 ? y : y - 30, 22, 32, on(is('unlit') && i === 1 ? '#d8503f' : '#e8e0d0'), 4),
    ),
  )
  return {
    drawing:
      line('M-60 -380V-460M60 -380V-460M-60 0V60M0 0V80', on('#5a5464'), 14) +
      box(-150, -380, 300, 380, lit(tools, grey), 14) +
      (shows
        ? box(-130, -330, 260, 300, on('#e8dcc4'), 8) +
          rows.join('') +
          box(-120, -84, 240, 34, on('#c9a14a'), 6) +
          shape('M150 -380L300 -350V-30L150 0Z', shade(grey, 0.16)) +
          circle(0, -352, 11, is('lit') ? '#b8f088' : on('#d8503f'))
        : shape('M-10 -310L30 -310L8 -220H44L-30 -100L-8 -190H-44Z', on('#f2b03c')) +
          box(108, -210, 20, 50, shade(grey, 0.4), 8)) +
      (is('broken') ? sparks(20, -200) : ''),
    halfWidth: shows ? 300 : 150,
    height: 460,
    ...(is('lit') ? { light: { at: [0, -200] as const, r: 300 } } : {}),
  }
})

/** A dial board with needles that are down; `lit` they are up. */
export const controlPanel = prop({ states: ['lit', 'broken'] }, tools => {
  const { on, is } = tools
  const dial = (x: number, y: number, r: number) =>
    circle(x, y, r, on('#3f4656')) +
    circle(x, y, r * 0.84, is('lit') ? '#fff0c0' : on('#b8b4ac')) +
    place(line(`M0 0V${-r * 0.66}`, on('#d8403a'), 9), x, y, { turn: is('lit') ? 40 : -70 }) +
    circle(x, y, r * 0.14, on('#3f4656'))
  const lamps = [-220, -110, 0, 110, 220]
    .map((x, i) => circle(x, -110, 26, is('lit') ? (['#b8f088', '#ffe08a', '#ff9a7a'][i % 3] ?? '') : on('#5a5460')))
    .join('')
  return {
    drawing:
      shape('M-330 0L-300 -60H300L330 0Z', lit(tools, on('#4a5264'))) +
      box(-310, -480, 620, 430, lit(tools, on('#6f8a94')), 24) +
      dial(-190, -330, 100) +
      dial(40, -350, 76) +
      dial(216, -320, 90) +
      lamps +
      (is('broken') ? sparks(60, -260) + blueBead(-110, -110, 10) : ''),
    halfWidth: 330,
    height: 480,
    ...(is('lit') ? { light: { at: [0, -260] as const, r: 460 } } : {}),
  }
})

const cog = (tools: PropTools, x: number, y: number, r: number, teeth: number, colour: string) => {
  const rim = Array.from({ length: teeth }, (_, i) =>
    place(box(-r * 0.12, -r * 1.16, r * 0.24, r * 0.34, colour, r * 0.05), x, y, { turn: (i * 360) / teeth }),
  ).join('')
  const spokes = [0, 60, 120]
    .map(turn => place(box(-r * 0.08, -r * 0.86, r * 0.16, r * 1.72, colour), x, y, { turn }))
    .join('')
  return (
    rim +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.86)}" fill="none" stroke="${colour}" stroke-width="${n(r * 0.26)}"/>` +
    spokes +
    circle(x, y, r * 0.26, sheen(tools, colour)) +
    circle(x, y, r * 0.1, shade(colour, 0.6))
  )
}

/** The wheels of a tower clock. */
export const gears = prop({ states: ['broken'] }, tools => {
  const { on, is } = tools
  return {
    drawing:
      cog(tools, -220, -280, 240, 16, on('#c9933c')) +
      cog(tools, 190, -420, 160, 12, on('#a8764a')) +
      cog(tools, 230, -140, 110, 9, on('#8a94a2')) +
      (is('broken')
        ? place(box(-16, -40, 32, 80, on('#c9933c'), 6), -460, -10, { turn: 60 }) +
          line('M-300 -480L-260 -420L-290 -380', on('#4a3a30'), 12)
        : ''),
    halfWidth: 500,
    height: 610,
  }
})

/** The hands of a tower clock, at five to nine. */
export const clockHands = prop({ states: ['broken'] }, ({ on, is }) => {
  const iron = on('#3f3f54')
  const hand = (length: number, width: number, turn: number) =>
    place(
      shape(
        `M0 ${width}L${-width} ${-width}L${n(-width * 0.5)} ${n(-length * 0.7)}L${n(-width * 1.4)} ${n(-length * 0.8)}L0 ${-length}L${n(width * 1.4)} ${n(-length * 0.8)}L${n(width * 0.5)} ${n(-length * 0.7)}L${width} ${-width}Z`,
        iron,
      ),
      0,
      -360,
      { turn },
    )
  return {
    drawing:
      `<circle cx="0" cy="-360" r="340" fill="${on('#fbf0d6')}" stroke="${on('#c9a14a')}" stroke-width="36"/>` +
      Array.from({ length: 12 }, (_, i) =>
        place(box(-9, -300, 18, i % 3 ? 34 : 62, iron, 6), 0, -360, { turn: i * 30 }),
      ).join('') +
      hand(190, 20, -92) +
      (is('broken') ? place(hand(280, 16, 0), 0, 0) : hand(280, 16, -30)) +
      circle(0, -360, 30, on('#c9a14a')),
    halfWidth: 360,
    height: 720,
  }
})
