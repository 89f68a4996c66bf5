import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, ellipse, line, shape } from '../canvas/svg.ts'
import { beam, isLit, swag, tyred } from './bodywork.ts'
import { lit } from './materials.ts'
import { prop } from './prop.ts'

/** Round cars, from their side. Whoever is in the large one sits behind its windows. */

const BODY =
  'M-960 -300C-990 -420 -980 -560 -900 -610C-800 -650 -680 -650 -600 -670C-530 -900 -450 -1120 -260 -1180C-90 -1215 140 -1215 280 -1170C420 -1110 490 -880 550 -680C680 -660 860 -640 930 -560C990 -480 990 -380 970 -300Z'
/** All windows as one hole. Counterclockwise, unlike the body. */
const WINDOWS =
  'M-500 -660H450C410 -820 350 -1020 250 -1080C120 -1130 -90 -1130 -220 -1090C-370 -1040 -450 -840 -500 -660Z'

export const car = prop({ states: ['lit', 'dark'], coloured: true, scale: 1.12 }, tools => {
  const { on, hue, is, defs } = tools
  const paint = hue('#e0574a')
  const chrome = on('#d3d9de')
  const cream = on('#fbeccb')
  const shines = isLit(tools)
  const arch = (x: number) =>
    shape(`M${x - 240} -290C${x - 230} -540 ${x + 230} -540 ${x + 240} -290Z`, shade(paint, 0.6))
  return {
    drawing:
      shape(WINDOWS, is('dark') ? on('#3a4456') : shines ? '#ffe3a0' : on('#a8ccd4')) +
      shape('M-430 -660C-420 -860 -330 -900 -240 -860L-160 -600H-430Z', on('#7a5a5c')) +
      shape('M60 -660C70 -860 160 -900 240 -860L300 -600H60Z', on('#7a5a5c')) +
      line('M-30 -640V-1100', shade(paint, 0.24), 46),
    front:
      shape(
        BODY + WINDOWS,
        defs.verticalGradient(tint(paint, 0.34), tint(paint, 0.14), paint, shade(paint, 0.12), shade(paint, 0.22)),
      ) +
      line(WINDOWS, chrome, 24) +
      shape('M290 -680L370 -1000Q420 -880 440 -680ZM-350 -680L-300 -960H-240L-290 -680Z', alpha('#ffffff', 0.26)) +
      box(-470, -330, 900, 260, on('#3a3644'), 60) +
      box(-400, -320, 780, 90, shade(paint, 0.34), 30) +
      arch(-560) +
      arch(580) +
      line('M-930 -560C-600 -610 500 -610 920 -540', cream, 26) +
      line(
        'M-30 -640V-310M-290 -640C-300 -500 -290 -400 -250 -320M250 -640C290 -520 300 -420 270 -320',
        shade(paint, 0.36),
        10,
      ) +
      box(-150, -530, 90, 28, chrome, 14) +
      box(110, -530, 90, 28, chrome, 14) +
      // Bumpers, lamps, a mirror.
      box(-1010, -340, 170, 76, chrome, 36) +
      box(840, -340, 190, 76, chrome, 36) +
      box(-976, -520, 60, 110, shines ? '#ff7a5a' : on('#c9453c'), 26) +
      ellipse(920, -500, 52, 78, chrome) +
      ellipse(930, -500, 38, 60, shines ? '#fff6cf' : on('#eef4f2')) +
      line('M400 -670L440 -720', chrome, 20) +
      ellipse(452, -730, 34, 44, paint) +
      tyred(tools, -560, 200) +
      tyred(tools, 580, 200) +
      // Luggage on the roof: a trunk and a rolled mattress, tied with a rope.
      line('M-300 -1150H300M-240 -1110V-1150M240 -1110V-1218', chrome, 22) +
      box(-240, -1378, 270, 160, lit(tools, on('#4f9a8c')), 18) +
      box(-240, -1308, 270, 22, on('#f2c14a')) +
      box(50, -1338, 230, 116, lit(tools, on('#e8d0a0')), 56) +
      circle(268, -1280, 50, on('#d8607a')) +
      circle(268, -1280, 26, on('#fbeccb')) +
      line('M-180 -1316V-1150M-20 -1316V-1150M140 -1272V-1218', shade(on('#c9a06a'), 0.1), 14) +
      swag(tools, [640, -690], [900, -600], 60, 20) +
      (shines ? beam(tools, 950, -500, 640) : ''),
    halfWidth: 1010,
    height: 1380,
    seat: [0, -405],
    handle: [-60, -540],
    ...(shines && { light: { at: [940, -500] as const, r: 640 } }),
  }
})

/** A tin car to play with, with a key at its back that winds it up. */
export const toyCar = prop({ coloured: true }, tools => {
  const { on, hue } = tools
  const paint = hue('#f2b53c')
  return {
    drawing:
      line('M-150 -62H-122', on('#8f98a4'), 10) +
      ellipse(-164, -76, 16, 15, on('#c9d0d6')) +
      ellipse(-164, -48, 16, 15, on('#c9d0d6')) +
      shape(
        'M-128 -24C-134 -66 -120 -88 -84 -92C-70 -134 -44 -152 -4 -152C42 -152 62 -128 76 -94C112 -90 134 -72 132 -24Z',
        lit(tools, paint),
      ) +
      shape('M-64 -92C-56 -120 -36 -134 -10 -134V-92ZM6 -134C34 -134 46 -118 54 -92H6Z', on('#cfe6ee')) +
      line('M-118 -60H128', on('#fbeccb'), 9) +
      circle(-2, -62, 19, on('#fbeccb')) +
      circle(-2, -62, 11, on('#d8504a')) +
      circle(122, -62, 12, '#fff6cf') +
      dots(
        [
          [-74, -30, 36],
          [76, -30, 36],
        ],
        on('#3a3644'),
      ) +
      dots(
        [
          [-74, -30, 20],
          [76, -30, 20],
        ],
        on('#d8504a'),
      ) +
      dots(
        [
          [-74, -30, 7],
          [76, -30, 7],
        ],
        on('#fbeccb'),
      ) +
      line('M-92 -104Q-62 -140 -20 -144', alpha('#ffffff', 0.5), 6),
    halfWidth: 180,
    height: 154,
    grip: { kind: 'both', at: [0, -50], scale: 1 },
  }
})
