import { alpha, shade, tint } from '../canvas/colour.ts'
import { curve, n, type Point, soft, tube } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit, pierced, rope, sheen } from './materials.ts'
import { prop } from './prop.ts'

/** From the beach and the bottom of the sea. */

/** A spiral shell. `broken` lacks a chip of its lip. */
export const shell = prop({ states: ['broken', 'cracked'], coloured: true, scale: 0.84 }, ({ on, hue, is, defs }) => {
  const coat = hue('#f6cfa8')
  const band = on('#e08a72')
  const whole =
    shape(
      'M-98 -22C-82 -90 -30 -142 46 -148C98 -148 120 -106 106 -60C94 -22 46 0 -14 2C-52 2 -104 4 -98 -22Z',
      defs.verticalGradient(tint(coat, 0.4), coat, shade(coat, 0.16)),
    ) +
    line(
      'M-70 -64C-38 -46 -8 -30 22 -2M-38 -102C-8 -82 38 -52 64 -16M4 -132C30 -112 76 -82 92 -46',
      alpha(band, 0.8),
      10,
    ) +
    shape('M-98 -22C-46 -48 30 -38 64 -16C30 4 -22 2 -46 2C-82 4 -100 -2 -98 -22Z', tint(band, 0.4)) +
    shape('M-78 -18C-38 -34 14 -28 38 -14C14 -4 -38 -2 -78 -18Z', shade(band, 0.2)) +
    shape(soft([40, -144, 66, -168, 96, -164, 88, -132, 64, -128]), coat) +
    line('M52 -148q20 -8 34 3', band, 6)
  return {
    drawing:
      is('broken') || is('cracked')
        ? pierced({ defs }, whole, [-110, -40, -74, -40, -82, -24, -62, -16, -76, 0, -70, 12, -110, 12])
        : whole,
    halfWidth: 106,
    height: 168,
    grip: { kind: 'both', at: [0, -44], scale: 0.84 },
  }
})

/** In its oyster. */
export const pearl = prop({ states: ['closed', 'open', 'dark', 'empty'], coloured: true }, ({ on, hue, is, defs }) => {
  const coat = on('#e8a3a6')
  const ribs = (y: number, up: number) =>
    line(
      [-52, -26, 0, 26, 52]
        .map(x => `M${n(x * 0.5)} ${y}Q${n(x * 1.2)} ${y + up * 0.5} ${n(x * 1.5)} ${y + up}`)
        .join(''),
      alpha(shade(coat, 0.4), 0.36),
      5,
    )
  const dull = is('dark')
  const white = hue('#fff4ea')
  const lower =
    shape('M-104 -58C-74 -38 74 -38 104 -58C91 8 -91 8 -104 -58Z', defs.verticalGradient(coat, shade(coat, 0.2))) +
    line('M-70 -36L-50 -12M-33 -30L-25 -5M0 -28V-3M33 -30L25 -5M70 -36L50 -12', alpha(shade(coat, 0.4), 0.36), 5)
  if (is('closed'))
    return {
      drawing:
        shape(
          'M-104 -58C-112 -112 -60 -136 -40 -132C-22 -146 22 -146 40 -132C60 -136 112 -112 104 -58C74 -40 -74 -40 -104 -58Z',
          defs.verticalGradient(tint(coat, 0.36), coat),
        ) +
        line(
          'M-72 -56Q-66 -92 -44 -124M-34 -50Q-32 -94 -20 -132M0 -48V-136M34 -50Q32 -94 20 -132M72 -56Q66 -92 44 -124',
          alpha(shade(coat, 0.4), 0.36),
          5,
        ) +
        lower +
        line('M-104 -58C-74 -38 74 -38 104 -58', shade(coat, 0.3), 4),
      halfWidth: 106,
      height: 142,
      grip: { kind: 'both', at: [0, -36], scale: 0.8 },
    }
  return {
    drawing:
      shape(
        'M0 -42C-74 -50 -124 -108 -100 -162C-82 -186 -54 -176 -42 -184C-24 -206 24 -206 42 -184C54 -176 82 -186 100 -162C124 -108 74 -50 0 -42Z',
        defs.verticalGradient(tint(coat, 0.4), coat),
      ) +
      ribs(-50, -124) +
      shape('M-104 -58C-82 0 82 0 104 -58C66 -34 -66 -34 -104 -58Z', coat) +
      (is('empty')
        ? ''
        : circle(
            0,
            -70,
            38,
            dull
              ? defs.radialGradient(on('#c8ccd8'), on('#98a0b4'))
              : defs.radialGradient('#ffffff', white, shade(white, 0.12)),
          ) + ellipse(-12, -84, 12, 8, alpha('#ffffff', dull ? 0.4 : 1), -30)) +
      lower,
    halfWidth: 108,
    height: 200,
    grip: { kind: 'both', at: [0, -26], scale: 0.8 },
    ...(dull || is('empty') ? {} : { light: { at: [0, -74] as const, r: 260 } }),
  }
})

/** As big as a bullock cart; `open` its pearl lights the reef. */
export const giantClam = prop({ states: ['open', 'closed', 'empty'] }, ({ on, is, defs }) => {
  const coat = on('#8f86b0')
  const flesh = on('#4f8fa8')
  const open = is('open') || is('empty')
  const lobes = (y: number, up: number) =>
    [-560, -280, 0, 280, 560].map((x, i) => `${i === 0 ? `M-700 ${y}` : ''}Q${x} ${y + up} ${x + 140} ${y}`).join('')
  const lower =
    shape(
      `${lobes(-330, 130)}C660 -120 400 0 0 0C-400 0 -660 -120 -700 -330Z`,
      defs.verticalGradient(tint(coat, 0.24), coat, shade(coat, 0.3)),
    ) +
    line(
      'M-540 -270C-500 -140 -360 -60 -240 -24M-270 -270C-250 -160 -180 -70 -110 -14M0 -270V-6M270 -270C250 -160 180 -70 110 -14M540 -270C500 -140 360 -60 240 -24',
      alpha(shade(coat, 0.5), 0.4),
      16,
    ) +
    dots(
      [
        [-420, -160, 24],
        [-160, -110, 18],
        [210, -130, 26],
        [430, -190, 18],
      ],
      alpha(on('#d8a8a0'), 0.7),
    )
  const mantle =
    shape(`${lobes(-350, 150)}C560 -400 -560 -400 -700 -350Z`, flesh) + line(lobes(-350, 140), on('#9fe0d8'), 20)
  const upper = open
    ? shape(
        'M-690 -380C-760 -640 -560 -900 -420 -860C-340 -980 -140 -980 -60 -900C40 -990 260 -970 330 -860C500 -900 760 -660 690 -380C400 -280 -400 -280 -690 -380Z',
        defs.verticalGradient(tint(coat, 0.3), shade(coat, 0.06)),
      ) +
      shape(
        'M-620 -390C-660 -600 -500 -780 -400 -760C-320 -860 -140 -860 -50 -790C40 -860 230 -850 310 -760C460 -780 660 -600 620 -390C340 -330 -340 -330 -620 -390Z',
        defs.verticalGradient(on('#f6e6ee'), on('#d9b8d0')),
      ) +
      line(
        'M-400 -740C-330 -560 -200 -420 -60 -380M-50 -780C-40 -600 -10 -480 0 -380M310 -740C260 -560 160 -430 60 -380',
        alpha(on('#a888b0'), 0.4),
        14,
      )
    : shape(
        'M-700 -330C-720 -480 -560 -560 -420 -540C-330 -640 -150 -640 -60 -570C40 -640 250 -630 330 -540C500 -560 720 -480 700 -330Q560 -250 420 -330Q280 -250 140 -330Q0 -250 -140 -330Q-280 -250 -420 -330Q-560 -250 -700 -330Z',
        defs.verticalGradient(tint(coat, 0.34), coat, shade(coat, 0.2)),
      ) +
      line(
        'M-420 -530C-440 -450 -430 -400 -420 -350M-60 -560C-90 -470 -120 -400 -140 -350M330 -530C340 -450 400 -400 420 -350',
        alpha(shade(coat, 0.5), 0.4),
        16,
      )
  const jewel =
    open && !is('empty')
      ? is('dark')
        ? circle(0, -490, 150, defs.radialGradient(on('#c8ccd8'), on('#98a0b4')))
        : circle(0, -490, 270, defs.radialGradient(alpha('#fff8e0', 0.9), alpha('#fff0d0', 0.4), alpha('#fff0d0', 0))) +
          circle(0, -490, 150, defs.radialGradient('#ffffff', '#fff8ee', '#f0dce6')) +
          ellipse(-50, -552, 44, 26, '#ffffff', -30)
      : ''
  return {
    drawing: upper + (open ? ellipse(0, -350, 560, 70, shade(flesh, 0.3)) + jewel + mantle : '') + lower,
    halfWidth: 720,
    height: open ? 960 : 640,
    seat: [0, open ? -360 : -560],
    ...(open && !is('empty') && !is('dark') ? { light: { at: [0, -490] as const, r: 1900 } } : {}),
  }
})

/** A bubble, as big as a room: whoever is `on` it is inside. */
export const bubble = prop({}, ({ defs }) => ({
  drawing: circle(
    0,
    -800,
    800,
    defs.radialGradient(alpha('#e8fbff', 0.02), alpha('#d8f4ff', 0.06), alpha('#bfe6f6', 0.16), alpha('#e8fbff', 0.5)),
  ),
  front:
    line('M-560 -1180C-440 -1380 -240 -1480 -60 -1500', alpha('#ffffff', 0.75), 34) +
    circle(-640, -1040, 20, alpha('#ffffff', 0.7)) +
    line('M480 -200C600 -300 680 -440 710 -580', alpha('#ffffff', 0.4), 22) +
    `<circle cx="0" cy="-800" r="796" fill="none" stroke="#f0fcff99" stroke-width="10"/>`,
  halfWidth: 800,
  height: 1600,
  place: 'air',
  seat: [0, -240],
}))

/** Small bubbles that rise in bunches. */
export const bubbles = prop({}, ({ defs }) => {
  const one = (x: number, y: number, r: number) =>
    circle(x, y, r, defs.radialGradient(alpha('#ffffff', 0.05), alpha('#dff6ff', 0.3), alpha('#eafaff', 0.75))) +
    ellipse(x - r * 0.35, y - r * 0.4, r * 0.22, r * 0.14, '#ffffffdd', -30)
  return {
    drawing:
      one(-50, -40, 34) +
      one(10, -70, 24) +
      one(50, -130, 42) +
      one(-30, -160, 20) +
      one(-60, -250, 36) +
      one(20, -270, 24) +
      one(50, -340, 30) +
      one(-10, -400, 18),
    halfWidth: 96,
    height: 420,
    place: 'air',
  }
})

export const fishHook = prop({}, ({ on }) => ({
  drawing:
    line('M20 -120V-40C20 0 -36 0 -36 -36', on('#8a96a6'), 10) +
    line('M-36 -44L-20 -26M-36 -44L-46 -22', on('#8a96a6'), 8) +
    `<circle cx="20" cy="-130" r="11" fill="none" stroke="${on('#8a96a6')}" stroke-width="7"/>` +
    line('M20 -140C30 -190 0 -200 20 -240', alpha(on('#fbf1dc'), 0.9), 3.5),
  halfWidth: 50,
  height: 240,
  grip: { kind: 'hang', at: [20, -130], scale: 0.7 },
}))

export const fishingNet = prop({ states: ['empty', 'full', 'torn', 'mended'] }, ({ on, is }) => {
  const twine = on('#dfe8d8')
  const mesh = Array.from(
    { length: 8 },
    (_, i) =>
      `M${-240 + i * 60} ${-260 + Math.abs(i - 4) * 20}Q${-120 + i * 30} -120 ${-60 + i * 24} 0M${240 - i * 60} ${-260 + Math.abs(i - 4) * 20}Q${120 - i * 30} -120 ${60 - i * 24} 0`,
  ).join('')
  const fish = (x: number, y: number, turn: number) =>
    place(
      shape('M-46 0C-20 -30 24 -26 44 0C24 26 -20 30 -46 0ZM-40 0L-74 -24V24Z', on('#a8c4d4')) +
        circle(24, -6, 5, on('#2e2430')),
      x,
      y,
      { turn },
    )
  return {
    drawing:
      shape('M-250 -250Q-160 0 0 0Q160 0 250 -250Q0 -190 -250 -250Z', alpha(on('#6f9a94'), 0.45)) +
      (is('full') ? fish(-70, -100, -20) + fish(60, -90, 24) + fish(-10, -50, 4) + fish(10, -140, -8) : '') +
      line(mesh, alpha(twine, 0.85), 5) +
      rope('M-256 -256Q0 -190 256 -256', on('#c8a878'), 17) +
      dots(
        [-220, -120, 0, 120, 220].map(x => [x, -248 + (1 - Math.abs(x) / 256) * 34, 20] as const),
        on('#d8503f'),
      ) +
      (is('torn') ? shape('M60 -160L120 -190L140 -110L90 -60L40 -90Z', alpha(on('#5a7a8c'), 0.9)) : '') +
      (is('mended') ? line('M50 -160L130 -70M40 -110L140 -130M70 -180L100 -50', on('#d8503f'), 6) : ''),
    halfWidth: 262,
    height: 280,
    grip: { kind: 'both', at: [0, -220], scale: 0.6 },
  }
})

/** Long weed that grows up from the ground, like a curtain. */
export const seaweed = prop({ coloured: true }, ({ hue }) => {
  const green = hue('#3f8a6c')
  const frond = (x: number, height: number, sway: number, colour: string) => {
    const stem = Array.from(
      { length: 9 },
      (_, i): Point => [x + Math.sin(i * 0.95 + sway) * (14 + i * 4), (-height * i) / 8],
    )
    return (
      shape(
        tube(stem, share => 8 + 26 * Math.sin(Math.PI * (0.12 + share * 0.86))),
        colour,
      ) + line(curve(stem), alpha(tint(colour, 0.4), 0.4), 5)
    )
  }
  return {
    drawing:
      frond(-130, 560, 0, shade(green, 0.2)) +
      frond(90, 640, 2, shade(green, 0.12)) +
      frond(-40, 700, 1, green) +
      frond(160, 470, 3.4, tint(green, 0.12)) +
      frond(20, 430, 4.4, tint(green, 0.2)),
    halfWidth: 220,
    height: 720,
  }
})

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
export const key = prop({ states: ['broken'], coloured: true, scale: 0.8 }, tools => {
  const { hue, is, on } = tools
  const gold = hue('#d9a13a')
  return {
    drawing:
      `<circle cx="0" cy="-140" r="34" fill="none" stroke="${gold}" stroke-width="17"/>` +
      circle(0, -183, 11, gold) +
      circle(-43, -140, 11, gold) +
      circle(43, -140, 11, gold) +
      box(-9, -106, 18, 106, sheen(tools, gold), 8) +
      (is('broken')
        ? line('M4 -14H30L40 -30', gold, 15) + line('M4 -42H28', gold, 14)
        : line('M4 -14H38M4 -42H28', gold, 15)) +
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
