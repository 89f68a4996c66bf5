import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit, sheen } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Lights for trains and cars: green when they are `lit`, red when they are `unlit`. `dark`, no lamp is on. */

const RED = '#ff4a3d'
const YELLOW = '#ffc83a'
const GREEN = '#3fe07a'

/** A lens at (x, y), with a halo if it is on. */
function lens({ on, defs }: PropTools, x: number, y: number, r: number, colour: string, shines: boolean): string {
  if (!shines)
    return circle(x, y, r, shade(on(colour), 0.62)) + ellipse(x - r * 0.3, y - r * 0.36, r * 0.3, r * 0.2, '#ffffff40')
  return (
    circle(x, y, r * 3.4, defs.radialGradient(alpha(colour, 0.6), alpha(colour, 0.2), alpha(colour, 0))) +
    circle(x, y, r, defs.radialGradient(tint(colour, 0.85), tint(colour, 0.3), colour)) +
    ellipse(x - r * 0.32, y - r * 0.4, r * 0.3, r * 0.2, '#ffffffcc', -30)
  )
}

/** Beside a railway: its arm lies level, and is lowered when a train may go. */
export const signal = prop({ states: ['lit', 'unlit', 'open', 'closed', 'dark'] }, tools => {
  const { on, is } = tools
  const goes = is('lit') || is('open')
  const white = on('#fbf4e4')
  const iron = on('#4a4a58')
  const red = on('#d8403a')
  const arm =
    shape('M-60 -62H600L570 0L600 62H-60Z', lit(tools, red)) +
    shape('M400 -62H478V62H400Z', white) +
    line('M-40 -40H560', alpha('#ffffff', 0.35), 10)
  // Its lever, which is down if the signal is green.
  const [x, y] = goes ? [-620, -230] : [-400, -560]
  const rungs = Array.from({ length: 13 }, (_, i) => `M-190 ${-150 - i * 96}h90`).join('')
  return {
    drawing:
      box(-130, -70, 260, 70, lit(tools, on('#a8a29a')), 16) +
      line('M-190 -30V-1340M-100 -30V-1340', iron, 20) +
      line(rungs, iron, 15) +
      box(-44, -1860, 88, 1810, sheen(tools, white), 16) +
      box(-44, -330, 88, 280, sheen(tools, iron), 10) +
      box(-44, -760, 88, 130, sheen(tools, iron), 6) +
      shape('M-70 -1850L0 -1960L70 -1850Z', lit(tools, red)) +
      box(-150, -1310, 300, 60, lit(tools, iron), 14) +
      // The lamps below the arm.
      box(-108, -1270, 216, 460, lit(tools, on('#3a3a48')), 96) +
      `<rect x="-108" y="-1270" width="216" height="460" rx="96" fill="none" stroke="${white}" stroke-width="16"/>` +
      lens(tools, 0, -1150, 74, RED, !goes && !is('dark')) +
      lens(tools, 0, -930, 74, GREEN, goes && !is('dark')) +
      line('M-82 -1176Q0 -1270 82 -1176M-82 -956Q0 -1050 82 -956', on('#23202c'), 20) +
      place(arm, 0, -1620, { turn: goes ? 45 : 0 }) +
      circle(0, -1620, 60, iron) +
      circle(0, -1620, 28, on('#e8b53c')) +
      box(-390, -96, 190, 96, lit(tools, iron), 14) +
      line(`M-296 -60L${x} ${y}`, on('#c9c4bc'), 40) +
      circle(x, y, 38, on('#e8b53c')),
    handle: [x, y],
    halfWidth: 600,
    height: 1960,
  }
})

/** At a crossing, on its striped post. */
export const trafficLight = prop({ states: ['lit', 'unlit', 'dark'] }, tools => {
  const { on, is } = tools
  const goes = is('lit')
  const iron = on('#3a3f4c')
  const yellow = on('#f2c12e')
  const hood = (y: number) => line(`M-84 ${y - 20}Q0 ${y - 128} 84 ${y - 20}`, on('#23262f'), 22)
  return {
    drawing:
      box(-130, -60, 260, 60, lit(tools, on('#a8a29a')), 18) +
      box(-46, -920, 92, 880, sheen(tools, yellow), 10) +
      [-200, -440, -680].map(y => shape(`M-46 ${y}L46 ${y - 50}V${y - 150}L-46 ${y - 100}Z`, iron)).join('') +
      box(-170, -1640, 340, 740, lit(tools, iron), 70) +
      `<rect x="-156" y="-1626" width="312" height="712" rx="58" fill="none" stroke="${yellow}" stroke-width="16"/>` +
      lens(tools, 0, -1490, 86, RED, !goes && !is('dark')) +
      lens(tools, 0, -1270, 86, YELLOW, false) +
      lens(tools, 0, -1050, 86, GREEN, goes && !is('dark')) +
      [-1490, -1270, -1050].map(hood).join('') +
      box(-60, -1680, 120, 50, iron, 16),
    halfWidth: 172,
    height: 1680,
  }
})
