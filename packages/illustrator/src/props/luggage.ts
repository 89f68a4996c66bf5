import { alpha, shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { box, circle, dots, line, place, shape } from '../canvas/svg.ts'
import { lit, pierced, round, sheen } from './materials.ts'
import { prop } from './prop.ts'

/** Gates and travel things. */

/** A wooden gate between two posts. */
export const gate = prop({ states: ['open', 'closed', 'broken'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const wood = hue('#9a6a44')
  const slats = (x0: number, x1: number, drop: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const share = i / 6
      const x = x0 + (x1 - x0) * share
      const y = drop * share
      const w = (Math.abs(x1 - x0) / 7) * 0.68
      return shape(
        `M${n(x)} ${n(-40 + y)}V${n(-560 + y)}L${n(x + w / 2)} ${n(-600 + y)}L${n(x + w)} ${n(-560 + y)}V${n(-40 + y)}Z`,
        i % 2 ? wood : shade(wood, 0.08),
      )
    }).join('')
  const post = (x: number) =>
    box(x - 44, -700, 88, 700, round(tools, shade(wood, 0.2)), 14) + circle(x, -716, 50, shade(wood, 0.1))
  const leafGate = is('open')
    ? slats(-380, -160, 50) + line('M-380 -460L-110 -410M-380 -160L-110 -106', shade(wood, 0.24), 34)
    : (is('broken')
        ? pierced(
            tools,
            slats(-380, 320, 0),
            [20, -640, 60, -330, 90, -290, 130, -340, 170, -240, 210, -300, 240, -640],
          )
        : slats(-380, 320, 0)) +
      line('M-390 -460H390M-390 -160H390', shade(wood, 0.24), 40) +
      line('M-380 -160L380 -460', shade(wood, 0.16), 30) +
      box(330, -350, 110, 34, on('#4a4a58'), 10) +
      circle(350, -333, 24, on('#4a4a58'))
  return { drawing: leafGate + post(-440) + post(440), halfWidth: 490, height: 766 }
})

/** A tin trunk for a train journey. */
export const suitcase = prop({ states: ['open', 'closed', 'empty'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const tin = hue('#5a7ab8')
  const base =
    box(-240, -170, 480, 170, lit(tools, tin), 16) +
    box(-200, -150, 50, 130, alpha(shade(tin, 0.4), 0.3), 8) +
    box(150, -150, 50, 130, alpha(shade(tin, 0.4), 0.3), 8) +
    shape(
      'M-60 -90C-60 -130 -20 -130 0 -104C20 -130 60 -130 60 -90C50 -60 20 -44 0 -30C-20 -44 -50 -60 -60 -90Z',
      alpha(on('#f2a8b8'), 0.9),
    ) +
    dots(
      [
        [-230, -160, 9],
        [230, -160, 9],
        [-230, -12, 9],
        [230, -12, 9],
      ],
      on('#f2c14a'),
    )
  return is('open') || is('empty')
    ? {
        drawing:
          shape('M-240 -180L-220 -400H220L240 -180Z', shade(tin, 0.2)) +
          shape('M-214 -190L-200 -380H200L214 -190Z', on('#e8d2b0')) +
          (is('empty')
            ? ''
            : box(-190, -230, 130, 70, on('#d8604f'), 14) +
              box(-50, -244, 120, 84, on('#f2c46a'), 14) +
              box(80, -226, 110, 66, on('#6fae8a'), 14)) +
          base,
        halfWidth: 244,
        height: 402,
        seat: [0, -170],
      }
    : {
        drawing:
          line('M-50 -250C-50 -290 50 -290 50 -250', on('#3f4656'), 16) +
          box(-246, -250, 492, 90, lit(tools, tint(tin, 0.14)), 18) +
          base +
          box(-120, -186, 44, 50, on('#f2c14a'), 6) +
          box(76, -186, 44, 50, on('#f2c14a'), 6),
        halfWidth: 248,
        height: 284,
        grip: { kind: 'hang', at: [0, -276], scale: 0.7 },
        seat: [0, -244],
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

/** The narrow door of a brick tower: shut, or `open` and beating in the wind. */
export const towerDoor = prop({ states: ['open'], coloured: true }, ({ on, hue, is }) => {
  const brick = on('#a8604a')
  const wood = hue('#3f7a74')
  const leaf = is('open')
    ? 'M-150 0V-640C-150 -700 -300 -740 -330 -700V70Z'
    : 'M-150 0V-640Q-150 -780 0 -780T150 -640V0Z'
  const boards = is('open') ? 'M-210 20V-690M-270 44V-700' : 'M-75 0V-730M0 0V-770M75 0V-730'
  return {
    drawing:
      box(-260, -960, 520, 960, brick, 10) +
      line('M-250 -800H-170M170 -640H250M-250 -480H-180M190 -320H250M-250 -160H-180', shade(brick, 0.3), 12) +
      shape('M-180 0V-640Q-180 -820 0 -820T180 -640V0Z', shade(brick, 0.4)) +
      shape('M-150 0V-640Q-150 -780 0 -780T150 -640V0Z', on('#241d30')) +
      shape(leaf, wood) +
      line(boards, shade(wood, 0.34), 10) +
      (is('open')
        ? line('M220 -560C330 -600 380 -520 480 -560M230 -300C360 -340 400 -250 500 -300', '#cfe6ee', 16)
        : circle(104, -340, 18, on('#e8c060'))),
    halfWidth: 340,
    height: 960,
  }
})

/** The wooden door of a cowshed under its tin roof: `open` the bar hangs down, else it lies across. */
export const cowshedDoor = prop({ states: ['open', 'closed'] }, ({ on, is }) => {
  const wall = on('#c98a5c')
  const wood = on('#7d5238')
  const iron = on('#4a4550')
  const leaf = is('open')
    ? shape('M-190 0L-390 60V-600L-190 -640Z', wood) +
      line('M-240 10V-628M-290 24V-620M-340 40V-610', shade(wood, 0.34), 9) +
      line('M-196 -480L-384 -452M-196 -150L-384 -106', shade(wood, 0.4), 26)
    : box(-190, -640, 380, 640, wood) +
      line('M-114 0V-640M-38 0V-640M38 0V-640M114 0V-640', shade(wood, 0.34), 9) +
      line('M-184 -510H184M-184 -130H184', shade(wood, 0.4), 26)
  const bar = is('open')
    ? line('M236 -330L300 -20', on('#e0b06c'), 44)
    : line('M-262 -322H262', on('#e0b06c'), 52) + line('M-250 -334H250', tint(on('#e0b06c'), 0.3), 8)
  return {
    drawing:
      box(-360, -720, 720, 720, wall) +
      shape('M-430 -690L-330 -860H330L430 -690Z', on('#9aa6ac')) +
      line('M-250 -700L-200 -850M-90 -700L-70 -850M70 -700L60 -850M250 -700L200 -850', shade(on('#9aa6ac'), 0.2), 9) +
      box(-206, -660, 412, 660, shade(wood, 0.4)) +
      (is('open') ? box(-176, -630, 352, 630, '#241d30') : '') +
      leaf +
      line('M-250 -300V-350M250 -300V-350', iron, 30) +
      bar,
    halfWidth: 430,
    height: 860,
  }
})
