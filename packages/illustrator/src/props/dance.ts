import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit, orb, round, sheen } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** For dancing, and for playing to it. */

/** A round brass bell with a slit, hung from (x, y). */
function bell(tools: PropTools, x: number, y: number, r: number): string {
  const brass = tools.on('#e3b042')
  return (
    circle(x, y + r, r, orb(tools, brass)) +
    line(`M${x - r * 0.6} ${y + r * 1.36}H${x + r * 0.6}`, shade(brass, 0.62), r * 0.26) +
    circle(x, y + r * 1.36, r * 0.2, shade(brass, 0.62)) +
    ellipse(x - r * 0.34, y + r * 0.6, r * 0.22, r * 0.15, '#fffbe6cc', -30)
  )
}

/** A pair of bands with bells for the ankles of a dancer; `lying`, they are undone on the ground. */
export const ghungroos = prop({ states: ['lying'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const band = hue('#c22f45')
  const gold = on('#f2c14a')
  const cord = (data: string) => line(data, shade(band, 0.14), 12) + line(data, tint(band, 0.2), 4)
  if (is('lying')) {
    const strip = (y: number) =>
      cord(
        `M-210 ${y - 34}C-250 ${y - 60} -280 ${y + 4} -316 ${y - 24}M210 ${y - 34}C250 ${y - 8} 276 ${y - 70} 318 ${y - 30}`,
      ) +
      shape(`M-214 ${y - 58}Q0 ${y - 84} 214 ${y - 58}L210 ${y - 14}Q0 ${y - 36} -210 ${y - 14}Z`, lit(tools, band)) +
      line(`M-206 ${y - 50}Q0 ${y - 75} 206 ${y - 50}`, gold, 6) +
      [0, 1]
        .map(row =>
          Array.from({ length: 9 - row }, (_, i) => {
            const share = (i + 0.5 + row * 0.5) / 9 - 0.5
            return bell(tools, share * 400, y - 62 + row * 26 + share * share * 60, 21)
          }).join(''),
        )
        .join('')
    return {
      drawing: strip(-64) + strip(0),
      halfWidth: 322,
      height: 150,
      grip: { kind: 'both', at: [0, -20], scale: 0.6, over: true },
    }
  }
  const anklet = (x: number, turn: number) => {
    const wall = (sweep: 0 | 1) => `M-104 -116A104 44 0 0 ${sweep} 104 -116V-48A104 44 0 0 ${sweep ? 0 : 1} -104 -48Z`
    const row = (y: number, count: number, r: number) =>
      Array.from({ length: count }, (_, i) => {
        const angle = ((i + 0.5) / count) * Math.PI
        return bell(tools, -Math.cos(angle) * 107, y + Math.sin(angle) * 46, r)
      }).join('')
    return place(
      shape(wall(1), shade(band, 0.3)) +
        line('M-104 -116A104 44 0 0 1 104 -116', gold, 7) +
        cord('M-96 -128C-130 -160 -110 -186 -146 -204M-92 -132C-84 -172 -112 -190 -92 -226') +
        shape(wall(0), round(tools, band)) +
        row(-122, 8, 19) +
        row(-92, 9, 19) +
        row(-62, 8, 19) +
        line('M-104 -118A104 44 0 0 0 104 -118', gold, 8),
      x,
      0,
      { turn },
    )
  }
  return {
    drawing: anklet(-124, -4) + anklet(124, 5),
    halfWidth: 256,
    height: 214,
    grip: { kind: 'both', at: [0, -20], scale: 0.72, over: true },
  }
})

/** A wooden and a metal drum that are played together, each on its cushion. */
export const tabla = prop({ coloured: true }, tools => {
  const { on, hue } = tools
  const hide = on('#f3e3c4')
  const strap = on('#d9b478')
  const cushion = (x: number, w: number, colour: string) =>
    ellipse(x, -30, w, 32, shade(colour, 0.16)) +
    ellipse(x, -38, w * 0.98, 28, lit(tools, colour)) +
    line(
      `M${x - w * 0.7} -46Q${x - w * 0.66} -20 ${x - w * 0.74} -12M${x - w * 0.2} -54V-4M${x + w * 0.3} -52Q${x + w * 0.34} -20 ${x + w * 0.3} -6M${x + w * 0.76} -44V-14`,
      alpha(tint(colour, 0.6), 0.7),
      6,
    )
  const skin = (x: number, y: number, w: number, eye: number) =>
    ellipse(x, y, w, w * 0.27, shade(hide, 0.24)) +
    ellipse(x, y - 5, w * 0.97, w * 0.25, hide) +
    `<ellipse cx="${x}" cy="${y - 5}" rx="${w * 0.8}" ry="${w * 0.2}" fill="none" stroke="${shade(hide, 0.16)}" stroke-width="5"/>` +
    ellipse(x + eye, y - 6, w * 0.42, w * 0.105, on('#3a2e38')) +
    ellipse(x + eye - w * 0.08, y - 8, w * 0.2, w * 0.04, alpha('#ffffff', 0.24))
  const laces = (x: number, top: number, bottom: number, wTop: number, wBottom: number) =>
    line(
      Array.from({ length: 7 }, (_, i) => {
        const share = (i / 6) * 2 - 1
        const bow = 1 - share * share
        return `M${x + share * wTop * 0.96} ${top + bow * wTop * 0.24}Q${x + share * (wTop + wBottom) * 0.54} ${(top + bottom) / 2} ${x + share * wBottom * 0.9} ${bottom}`
      }).join(''),
      strap,
      8,
    )
  const wood = hue('#9c5230')
  const metal = on('#c9973c')
  const small = 150
  const large = -136
  const peg = (x: number, y: number) => box(x - 15, y, 30, 46, round(tools, on('#d8503f')), 11)
  return {
    drawing:
      cushion(large, 150, on('#c8324a')) +
      shape('M-290 -262C-320 -170 -290 -66 -200 -40H-72C18 -66 48 -170 18 -262Z', sheen(tools, metal)) +
      laces(large, -258, -48, 152, 92) +
      skin(large, -266, 156, 22) +
      line('M-292 -262Q-136 -196 20 -262', strap, 18) +
      line('M-292 -266Q-136 -200 20 -266', alpha(shade(strap, 0.5), 0.4), 5) +
      cushion(small, 124, on('#3f7fa8')) +
      shape('M48 -300C30 -180 36 -80 70 -44H230C264 -80 270 -180 252 -300Z', round(tools, wood)) +
      laces(small, -296, -50, 102, 84) +
      peg(84, -150) +
      peg(135, -140) +
      peg(186, -150) +
      skin(small, -302, 106, 0) +
      line('M44 -298Q150 -244 256 -298', strap, 17) +
      line('M44 -302Q150 -248 256 -302', alpha(shade(strap, 0.5), 0.4), 5),
    halfWidth: 296,
    height: 336,
    handle: [0, -300],
  }
})
