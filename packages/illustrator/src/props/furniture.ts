import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, ellipse, line, shape } from '../canvas/svg.ts'
import { lit, round, sheen } from './materials.ts'
import { prop } from './prop.ts'

/** Things to sit on, to lie on, to open and to shut. */

/** A string cot. */
export const charpai = prop({ coloured: true }, tools => {
  const { on, hue, defs } = tools
  const wood = on('#a8683c')
  const cord = hue('#ead2a0')
  const weave =
    Array.from({ length: 15 }, (_, i) => `M${-560 + i * 80} -330L${-640 + i * 80} -210`).join('') +
    Array.from({ length: 4 }, (_, i) => `M${-560 - i * 26} ${-310 + i * 30}H${560 + i * 26}`).join('')
  const leg = (x: number, y: number, h: number) =>
    box(x - 27, y, 54, h, round(tools, wood), 16) + circle(x, y + 6, 32, sheen(tools, wood))
  return {
    drawing:
      leg(-560, -330, 250) +
      leg(560, -330, 250) +
      shape('M-570 -340H570L660 -210H-660Z', defs.verticalGradient(cord, shade(cord, 0.1))) +
      line(weave, alpha(shade(cord, 0.4), 0.5), 7) +
      line('M-570 -340H570', wood, 30) +
      line('M-660 -214L-570 -340M660 -214L570 -340', shade(wood, 0.1), 30) +
      line('M-670 -204H670', wood, 40) +
      line('M-660 -212H660', alpha(tint(wood, 0.5), 0.5), 8) +
      leg(-650, -230, 230) +
      leg(650, -230, 230),
    halfWidth: 690,
    height: 350,
    seat: [0, -262],
  }
})

export const chair = prop({ states: ['broken'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const cane = hue('#c08a4c')
  return {
    drawing:
      line('M-120 -330V0M120 -330V-80', shade(cane, 0.2), 28) +
      (is('broken') ? line('M120 -80L180 0', shade(cane, 0.2), 28) : line('M120 -330V0', shade(cane, 0.2), 28)) +
      line('M-150 -300V-720C-150 -780 150 -780 150 -720V-300', cane, 32) +
      shape('M-138 -700C-138 -760 138 -760 138 -700V-430H-138Z', alpha(on('#ecd2a0'), 0.95)) +
      line(
        'M-100 -740V-430M-50 -750V-430M0 -752V-430M50 -750V-430M100 -740V-430M-138 -680H138M-138 -610H138M-138 -540H138M-138 -470H138',
        alpha(shade(cane, 0.3), 0.45),
        6,
      ) +
      shape('M-170 -360H170L200 -280Q0 -250 -200 -280Z', lit(tools, on('#d8604f'))) +
      line('M-196 -280Q0 -250 196 -280', shade(cane, 0.1), 22) +
      line('M-180 -270V-10M180 -270V-10', cane, 32),
    halfWidth: 200,
    height: 776,
    seat: [0, -330],
  }
})

/** A low stool of reeds: a mooda. */
export const stool = prop({ coloured: true }, tools => {
  const { on, hue, defs } = tools
  const reed = hue('#d8a85c')
  return {
    drawing:
      shape(
        'M-150 -270L-90 -140L-160 0H160L90 -140L150 -270Z',
        defs.horizontalGradient(tint(reed, 0.2), reed, shade(reed, 0.24)),
      ) +
      line(
        'M-130 -260L60 0M-70 -264L120 0M-10 -264L150 -10M130 -260L-60 0M70 -264L-120 0M10 -264L-150 -10',
        alpha(shade(reed, 0.4), 0.4),
        9,
      ) +
      line('M-92 -140H92', on('#c8463f'), 26) +
      ellipse(0, -274, 160, 40, shade(reed, 0.14)) +
      ellipse(0, -282, 154, 36, on('#c8503f')) +
      ellipse(0, -284, 100, 22, on('#f2c14a')) +
      ellipse(0, -285, 54, 11, on('#c8503f')),
    halfWidth: 164,
    height: 318,
    seat: [0, -284],
  }
})

/** A wooden plank on chains: a jhoola. */
export const jhoola = prop({ states: ['broken'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const wood = hue('#a8683c')
  const chain = (x: number, top: number) =>
    line(`M${x} ${top}V-1700`, on('#8a94a2'), 13) + line(`M${x} ${top}V-1700`, alpha('#ffffff', 0.35), 4)
  return {
    drawing:
      chain(-420, -380) +
      chain(420, is('broken') ? -800 : -380) +
      `<g transform="${is('broken') ? 'rotate(24 -420 -380)' : ''}">${shape('M-470 -420H470L500 -330H-500Z', lit(tools, tint(wood, 0.14)))}${box(-500, -334, 1000, 54, lit(tools, wood), 14)}${line('M-440 -390H420M-400 -360H460', alpha(shade(wood, 0.5), 0.3), 6)}${box(-330, -450, 300, 56, lit(tools, on('#d8604f')), 26)}</g>`,
    halfWidth: 500,
    height: 1700,
    place: 'air',
    seat: [40, -400],
  }
})

/** A palm-leaf fan. */
export const handFan = prop({ coloured: true }, ({ on, hue }) => {
  const palm = hue('#d8b468')
  return {
    drawing:
      line('M0 0V-150', on('#8a5a3c'), 14) +
      shape('M0 -110C-120 -110 -150 -210 -120 -300C-60 -340 60 -340 120 -300C150 -210 120 -110 0 -110Z', palm) +
      line(
        'M0 -116L-112 -220M0 -116L-100 -290M0 -116L-50 -322M0 -116V-328M0 -116L50 -322M0 -116L100 -290M0 -116L112 -220',
        alpha(shade(palm, 0.3), 0.5),
        6,
      ) +
      `<path d="M0 -110C-120 -110 -150 -210 -120 -300C-60 -340 60 -340 120 -300C150 -210 120 -110 0 -110Z" fill="none" stroke="${on('#c8463f')}" stroke-width="11"/>`,
    halfWidth: 136,
    height: 332,
    grip: { kind: 'upright', at: [0, -50], scale: 0.9 },
  }
})

/** With clothes on it, between two poles. */
export const clothesLine = prop({ states: ['empty', 'full'] }, ({ on, is, defs }) => {
  const cloth = (x: number, y: number, w: number, h: number, colour: string) =>
    shape(
      `M${x} ${y}H${x + w}L${x + w + 10} ${y + h}Q${x + w / 2} ${y + h - 24} ${x - 8} ${y + h - 6}Z`,
      defs.verticalGradient(tint(on(colour), 0.2), on(colour), shade(on(colour), 0.1)),
    ) +
    box(x + 8, y - 16, 12, 30, on('#e8d2a0'), 4) +
    box(x + w - 20, y - 16, 12, 30, on('#e8d2a0'), 4)
  return {
    drawing:
      line('M-700 0V-1160M700 0V-1160', on('#8a5a3c'), 34) +
      line('M-700 -1120Q0 -1010 700 -1120', on('#e8dcc4'), 8) +
      (is('empty')
        ? ''
        : cloth(-560, -1090, 260, 420, '#d8604f') +
          cloth(-240, -1064, 190, 230, '#fbf1e2') +
          cloth(0, -1062, 300, 520, '#e8a83c') +
          cloth(360, -1084, 200, 260, '#5f9aa8')),
    halfWidth: 718,
    height: 1170,
  }
})

/** Hangs on a nail and keeps the time. */
export const wallClock = prop({ states: ['broken', 'cracked'], coloured: true }, tools => {
  const { on, hue, is } = tools
  return {
    drawing:
      circle(0, -150, 150, sheen(tools, hue('#a8683c'))) +
      circle(0, -150, 122, on('#fbf3e0')) +
      dots(
        Array.from(
          { length: 12 },
          (_, i) =>
            [Math.sin((i * Math.PI) / 6) * 100, -150 - Math.cos((i * Math.PI) / 6) * 100, i % 3 ? 6 : 10] as const,
        ),
        on('#4a3a4c'),
      ) +
      line('M0 -150L-56 -122M0 -150L-30 -226', on('#4a3a4c'), 11) +
      circle(0, -150, 11, on('#c8463f')) +
      (is('broken') || is('cracked')
        ? line('M60 -250L24 -190L50 -160L20 -110L60 -60', alpha(on('#7a8a9a'), 0.9), 6)
        : ''),
    halfWidth: 150,
    height: 300,
    place: 'air',
  }
})
