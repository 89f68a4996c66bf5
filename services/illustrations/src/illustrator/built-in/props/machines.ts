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

/** A lever as long as a cricket bat on an iron board: down, or `up`. Its lamps are green then. */
export const greatSwitch = prop({ states: ['up', 'broken', 'dark'] }, tools => {
  const { on, is, defs } = tools
  const red = on('#d8403a')
  const iron = on('#5a6274')
  const up = is('up')
  const lever =
    box(-34, -430, 68, 430, defs.horizontalGradient(tint(red, 0.3), red, shade(red, 0.3)), 30) +
    circle(0, -430, 74, defs.radialGradient(tint(red, 0.5), red, shade(red, 0.2)))
  const lamp = (x: number) =>
    circle(x, -1010, 36, on('#3a3f50')) + circle(x, -1010, 25, up ? '#b8f088' : is('dark') ? on('#5a4a50') : '#ff9a7a')
  return {
    drawing:
      box(-350, -1100, 700, 1100, lit(tools, iron), 30) +
      box(-310, -1060, 620, 1020, alpha(shade(iron, 0.4), 0.35), 20) +
      dots(
        [
          [-320, -1070, 14],
          [320, -1070, 14],
          [-320, -30, 14],
          [320, -30, 14],
        ],
        tint(iron, 0.4),
      ) +
      lamp(-180) +
      lamp(0) +
      lamp(180) +
      box(-60, -910, 120, 760, on('#2f3442'), 50) +
      box(-150, -600, 90, 150, on('#c9a14a'), 10) +
      box(60, -600, 90, 150, on('#c9a14a'), 10) +
      line('M-250 -860C-300 -700 -200 -500 -260 -100M250 -860C300 -640 200 -460 262 -100', on('#c8843c'), 20) +
      place(lever, 0, -520, { turn: up ? 0 : 172 }) +
      circle(0, -520, 62, sheen(tools, on('#aab4c0'))) +
      (is('broken') ? sparks(150, -640) : ''),
    halfWidth: 354,
    height: 1100,
    ...(up ? { light: { at: [0, -900] as const, r: 900 } } : {}),
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
