import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, ellipse, line, shape } from '../canvas/svg.ts'
import { lit, sheen } from './materials.ts'
import { prop } from './prop.ts'

/** Chests and their key. */

/** Black iron with a beard of weed; `open` the sea rolls out. */
export const seaChest = prop({ states: ['open', 'closed', 'empty'] }, tools => {
  const { on, is, defs } = tools
  const iron = on('#4a5468')
  const weed = on('#4f8a6c')
  const band = (x: number) => box(x, -360, 70, 356, sheen(tools, on('#6a7488')), 8)
  const base =
    shape('M-430 -360H430L410 -6Q0 16 -410 -6Z', defs.verticalGradient(tint(iron, 0.2), iron, shade(iron, 0.3))) +
    band(-310) +
    band(240) +
    dots(
      [-276, 274].flatMap(x => [-310, -200, -90].map(y => [x, y, 14] as const)),
      tint(on('#6a7488'), 0.5),
    ) +
    box(-80, -330, 160, 170, sheen(tools, on('#c09a4a')), 18) +
    circle(0, -262, 24, on('#2a2430')) +
    shape('M-12 -256L-20 -200H20L12 -256Z', on('#2a2430')) +
    line(
      'M-400 -360C-410 -260 -380 -220 -396 -120M-350 -360C-340 -280 -364 -240 -346 -170M-180 -360C-196 -300 -170 -270 -184 -210M150 -360C160 -300 140 -260 154 -190M350 -360C340 -280 370 -220 352 -130M404 -360C410 -300 390 -260 402 -210',
      weed,
      20,
    ) +
    dots(
      [
        [-210, -60, 20],
        [-176, -44, 15],
        [190, -70, 18],
        [360, -50, 22],
        [330, -30, 13],
      ],
      on('#e8d8c4'),
    ) +
    dots(
      [
        [-210, -60, 8],
        [-176, -44, 6],
        [190, -70, 7],
        [360, -50, 9],
      ],
      on('#8a7a74'),
    )
  if (is('open') || is('empty')) {
    const sea = on('#4fb0a4')
    return {
      drawing:
        shape('M-420 -380C-460 -660 -380 -800 0 -810C380 -800 460 -660 420 -380Z', shade(iron, 0.3)) +
        line('M-420 -380C-460 -660 -380 -800 0 -810C380 -800 460 -660 420 -380', iron, 60) +
        (is('empty')
          ? ellipse(0, -366, 420, 30, shade(iron, 0.6))
          : shape(
              'M-390 -360C-420 -560 -300 -700 -120 -660C-60 -780 140 -780 180 -660C330 -700 460 -600 530 -480C680 -460 800 -330 830 -60C850 -20 800 0 760 -30C720 -100 640 -130 560 -110C500 -150 440 -200 390 -340Z',
              defs.verticalGradient(tint(sea, 0.5), sea, shade(sea, 0.2)),
            ) +
            line(
              'M-330 -420C-300 -560 -180 -600 -100 -560M-60 -640C20 -720 120 -690 140 -600M220 -620C330 -620 400 -520 440 -430M530 -400C640 -380 720 -300 770 -150M480 -280C560 -260 640 -220 690 -150',
              alpha('#ffffff', 0.75),
              22,
            ) +
            dots(
              [
                [-200, -700, 22],
                [-140, -750, 14],
                [60, -800, 20],
                [250, -730, 16],
                [560, -480, 18],
                [700, -350, 16],
                [850, -200, 20],
                [720, -260, 14],
              ],
              '#f2fffb',
            )) +
        base,
      halfWidth: is('empty') ? 450 : 840,
      height: 830,
      seat: [0, -380],
      ...(is('empty') ? {} : { light: { at: [0, -560] as const, r: 900 } }),
    }
  }
  return {
    drawing:
      shape(
        'M-430 -360C-450 -540 -340 -600 0 -606C340 -600 450 -540 430 -360Z',
        defs.verticalGradient(tint(iron, 0.3), iron, shade(iron, 0.1)),
      ) +
      line('M-290 -366C-300 -500 -270 -560 -250 -590M290 -366C300 -500 270 -560 250 -590', on('#6a7488'), 62) +
      line('M-436 -362H436', on('#6a7488'), 32) +
      base +
      line('M-60 -600C-80 -540 -40 -500 -60 -440M20 -604C36 -560 10 -530 24 -490', weed, 18),
    halfWidth: 440,
    height: 610,
    seat: [0, -590],
  }
})

/** `broken` has a bent tooth. */
/** `half` of it is in a lock: its bit is not seen. */
export const key = prop({ states: ['broken', 'half'], coloured: true, scale: 0.8 }, tools => {
  const { hue, is, on } = tools
  const gold = hue('#d9a13a')
  const bit = is('broken')
    ? line('M4 -14H30L40 -30', gold, 15) + line('M4 -42H28', gold, 14)
    : line('M4 -14H38M4 -42H28', gold, 15)
  return {
    drawing:
      `<circle cx="0" cy="-140" r="34" fill="none" stroke="${gold}" stroke-width="17"/>` +
      circle(0, -183, 11, gold) +
      circle(-43, -140, 11, gold) +
      circle(43, -140, 11, gold) +
      box(-9, -106, 18, 106, sheen(tools, gold), 8) +
      (is('half') ? '' : bit) +
      box(-14, -104, 28, 13, shade(gold, 0.16), 5) +
      line('M-22 -160Q-10 -174 6 -172', alpha('#fff6d2', 0.85), 5) +
      shape('M0 -128C-14 -138 -10 -150 0 -145C10 -150 14 -138 0 -128Z', on('#d9485c')),
    halfWidth: 54,
    height: 194,
    place: 'air',
    grip: { kind: 'upright', at: [0, -60], scale: 0.9 },
  }
})

/** Of wood with gold in it; `empty` or `closed`, if it is. */
export const treasureChest = prop({ states: ['open', 'closed', 'empty'] }, tools => {
  const { on, is, defs } = tools
  const wood = on('#a8643c')
  const gold = on('#f2bd48')
  const coins = [
    [-130, -196, 32],
    [-74, -216, 34],
    [-10, -226, 36],
    [54, -220, 34],
    [118, -200, 33],
    [-42, -190, 32],
    [30, -194, 34],
    [88, -184, 30],
    [-102, -180, 30],
  ] as const
  const base =
    shape('M-224 -180H224L208 -8Q0 12 -208 -8Z', lit(tools, wood)) +
    line('M-216 -124H216M-210 -62H210', alpha(shade(wood, 0.5), 0.4), 7) +
    line('M-228 -178H228', gold, 26) +
    box(-152, -180, 36, 176, sheen(tools, gold)) +
    box(116, -180, 36, 176, sheen(tools, gold)) +
    box(-38, -206, 76, 82, sheen(tools, gold), 12) +
    circle(0, -168, 13, on('#5a3a2c')) +
    line('M0 -162V-144', on('#5a3a2c'), 10)
  if (is('closed'))
    return {
      drawing:
        shape('M-228 -190C-236 -290 -170 -316 0 -318C170 -316 236 -290 228 -190Z', lit(tools, tint(wood, 0.06))) +
        line('M-134 -186C-138 -270 -120 -300 -110 -312M134 -186C138 -270 120 -300 110 -312', gold, 32) +
        base,
      halfWidth: 234,
      height: 320,
      grip: { kind: 'both', at: [0, -60], scale: 0.5 },
      seat: [0, -312],
    }
  return {
    drawing:
      shape('M-216 -206C-230 -386 -154 -424 0 -424C154 -424 230 -386 216 -206Z', shade(wood, 0.4)) +
      line('M-214 -216C-226 -386 -150 -418 0 -418C150 -418 226 -386 214 -216', wood, 42) +
      (is('empty')
        ? ellipse(0, -190, 210, 26, shade(wood, 0.6))
        : ellipse(0, -196, 200, 60, defs.radialGradient('#fff2b8', gold, shade(gold, 0.2))) +
          dots(
            coins.map(([x, y, r]) => [x, y + 4, r] as const),
            shade(gold, 0.26),
          ) +
          dots(coins, gold) +
          dots(
            coins.map(([x, y, r]) => [x - 5, y - 5, r * 0.5] as const),
            '#ffe9a8',
          ) +
          shape('M-38 -252L0 -298L38 -252L0 -206Z', on('#d9485c')) +
          shape('M-38 -252L0 -298V-206Z', alpha('#ffffff', 0.3)) +
          circle(110, -232, 22, on('#fbf1ea'))) +
      base,
    halfWidth: 234,
    height: 440,
    grip: { kind: 'both', at: [0, -60], scale: 0.5 },
    seat: [0, -200],
    ...(is('empty') ? {} : { light: { at: [0, -240] as const, r: 420 } }),
  }
})
