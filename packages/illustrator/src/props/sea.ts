import { alpha, shade, tint } from '../canvas/colour.ts'
import { curve, n, type Point, soft, tube } from '../canvas/path.ts'
import { circle, dots, ellipse, line, shape } from '../canvas/svg.ts'
import { pierced } from './materials.ts'
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
    grip: { kind: 'both', at: [0, -16], scale: 1 },
    blown: { at: [84, -160], end: [-70, -10] },
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
    grip: { kind: 'both', at: [0, -16], scale: 0.9 },
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
export const bubble = prop({}, ({ defs, pure }) => ({
  drawing: circle(
    0,
    -800,
    800,
    defs.radialGradient(
      alpha(pure('#e8fbff'), 0.02),
      alpha(pure('#d8f4ff'), 0.06),
      alpha(pure('#bfe6f6'), 0.16),
      alpha(pure('#e8fbff'), 0.5),
    ),
  ),
  front:
    line('M-560 -1180C-440 -1380 -240 -1480 -60 -1500', alpha(pure('#ffffff'), 0.75), 34) +
    circle(-640, -1040, 20, alpha(pure('#ffffff'), 0.7)) +
    line('M480 -200C600 -300 680 -440 710 -580', alpha(pure('#ffffff'), 0.4), 22) +
    `<circle cx="0" cy="-800" r="796" fill="none" stroke="#f0fcff99" stroke-width="10"/>`,
  halfWidth: 800,
  height: 1600,
  place: 'air',
  seat: [0, -240],
}))

/** Small bubbles that rise in bunches. */
export const bubbles = prop({}, ({ defs, pure }) => {
  const one = (x: number, y: number, r: number) =>
    circle(
      x,
      y,
      r,
      defs.radialGradient(alpha(pure('#ffffff'), 0.05), alpha(pure('#dff6ff'), 0.3), alpha(pure('#eafaff'), 0.75)),
    ) + ellipse(x - r * 0.35, y - r * 0.4, r * 0.22, r * 0.14, '#ffffffdd', -30)
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
