import { createRandom } from '@kahani/random/random'
import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { leaf, lit } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Plants of a garden, from their seeds. */

const mound = ({ on, defs }: PropTools, rx: number, height: number, wet: boolean) => {
  const soil = wet ? on('#6a4434') : on('#a0704c')
  return (
    shape(
      soft([-rx, 0, -rx * 0.76, -height * 0.7, 0, -height, rx * 0.76, -height * 0.7, rx, 0, 0, height * 0.2]),
      defs.verticalGradient(tint(soil, 0.14), soil),
    ) +
    dots(
      [
        [-rx * 0.5, -height * 0.36, 5],
        [-rx * 0.16, -height * 0.6, 4],
        [rx * 0.3, -height * 0.46, 5],
        [rx * 0.6, -height * 0.24, 4],
      ],
      shade(soil, 0.3),
    )
  )
}

/** A seed in its earth; `sprouting` it pushes up a green elbow, `growing` it has two leaves. */
export const seed = prop({ states: ['sprouting', 'growing', 'wet', 'cracked'] }, tools => {
  const { on, is } = tools
  const green = on('#6fae54')
  const plant = is('growing')
    ? line('M0 -30Q-8 -80 3 -124', green, 11) +
      leaf(on('#7fbf5c'), 2, -120, 92, -58, 0.4) +
      leaf(on('#8fcc66'), 4, -124, 100, 50, 0.4) +
      shape(soft([-16, -122, -8, -140, 10, -140, 18, -124, 4, -116]), on('#8a5a40'))
    : is('sprouting')
      ? line('M-30 -26C-40 -136 40 -138 28 -70', on('#4f9a3a'), 21) +
        line('M-33 -40C-36 -122 30 -126 26 -84', on('#8fd05a'), 7) +
        shape(soft([6, -64, 12, -90, 42, -90, 48, -62, 28, -46]), on('#f0dca8'))
      : is('cracked')
        ? ''
        : place(
            shape('M0 0C-30 -14 -36 -56 -22 -76C-12 -88 12 -88 22 -76C36 -56 30 -14 0 0Z', on('#f2e2b8')) +
              line('M-14 -62Q-18 -40 -6 -22', alpha(on('#c8a86c'), 0.7), 4) +
              line('M-8 -74Q4 -80 12 -70', alpha('#ffffff', 0.8), 5),
            6,
            -16,
            { turn: 24 },
          )
  return {
    drawing:
      (is('wet') ? ellipse(0, -4, 190, 26, alpha(on('#4a3028'), 0.75)) : '') +
      plant +
      mound(tools, 100, is('growing') || is('sprouting') ? 44 : 38, is('wet') || is('growing') || is('sprouting')) +
      (is('cracked')
        ? line(
            'M-80 -18L-40 -28L-20 -16L20 -30L50 -16L84 -20M-20 -16L-30 -4M20 -30L26 -42',
            alpha(shade(on('#a0704c'), 0.6), 0.8),
            5,
          )
        : ''),
    halfWidth: 100,
    height: is('growing') ? 200 : is('sprouting') ? 132 : 94,
    grip: { kind: 'both', at: [0, -12], scale: 0.8 },
  }
})

/** The flat white seed itself, larger than life. `cracked` has a scratch. */
export const pumpkinSeed = prop({ states: ['cracked'] }, ({ on, is, defs }) => {
  const husk = on('#f4e6c0')
  return {
    drawing:
      shape(
        'M0 0C-44 -18 -52 -70 -34 -96C-20 -114 20 -114 34 -96C52 -70 44 -18 0 0Z',
        defs.horizontalGradient(tint(husk, 0.4), husk, shade(husk, 0.16)),
      ) +
      `<path d="M0 -12C-32 -26 -38 -68 -24 -88C-14 -100 14 -100 24 -88C38 -68 32 -26 0 -12Z" fill="none" stroke="${alpha(shade(husk, 0.34), 0.5)}" stroke-width="4"/>` +
      ellipse(-12, -74, 7, 14, alpha('#ffffff', 0.8), 14) +
      (is('cracked') ? line('M22 -90L8 -60L20 -50L4 -22', alpha(on('#8a5a3c'), 0.8), 4) : ''),
    halfWidth: 48,
    height: 110,
    grip: { kind: 'both', at: [0, -16], scale: 0.8 },
  }
})

/** `growing` it is a flower and a small green fruit on its vine. */
export const pumpkin = prop({ states: ['growing', 'half'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const skin = hue('#ec8a34')
  const vine =
    line('M-160 -10C-100 -60 -60 -10 0 -30S90 -20 150 -60', on('#6a9a4a'), 12) +
    line('M150 -60q30 -10 24 -34q-16 -8 -18 10', on('#6a9a4a'), 6)
  if (is('growing'))
    return {
      drawing:
        vine +
        leaf(on('#6fa852'), -120, -40, 130, -30, 0.5) +
        leaf(on('#7fb85c'), 90, -40, 120, 40, 0.5) +
        ellipse(14, -38, 52, 40, on('#a8b84a')) +
        line('M-14 -64Q-26 -36 -14 -8M14 -78V0M40 -66Q54 -36 42 -10', alpha(shade(on('#a8b84a'), 0.4), 0.5), 5) +
        place(
          shape('M0 0C-50 -20 -60 -60 -40 -80L-16 -60L0 -90L16 -60L40 -80C60 -60 50 -20 0 0Z', on('#f6c23c')),
          -64,
          -30,
          { turn: -12 },
        ),
      halfWidth: 176,
      height: 172,
    }
  const rib = (x: number, rx: number, colour: string) => ellipse(x, -108, rx, 104, colour)
  return {
    drawing:
      rib(-92, 62, shade(skin, 0.2)) +
      rib(92, 62, shade(skin, 0.26)) +
      rib(-52, 70, shade(skin, 0.06)) +
      rib(54, 70, shade(skin, 0.12)) +
      rib(0, 72, defs.horizontalGradient(tint(skin, 0.24), skin, shade(skin, 0.08))) +
      shape('M-16 -200C-20 -236 4 -250 34 -256L42 -236Q18 -226 20 -198Z', on('#6a8a44')) +
      leaf(on('#6fa852'), -10, -204, 110, -70, 0.5) +
      line('M30 -206C70 -230 90 -200 84 -180q-14 10 -16 -8', on('#6a9a4a'), 6) +
      ellipse(-50, -150, 12, 28, alpha('#ffffff', 0.35), 16) +
      (is('half')
        ? shape('M0 -212C100 -216 156 -160 154 -108C152 -40 96 -2 0 -4Z', on('#f6b860')) +
          shape('M0 -170C60 -170 110 -140 110 -108C110 -70 60 -40 0 -42Z', on('#e08a3c')) +
          dots(
            [
              [30, -130, 9],
              [60, -112, 9],
              [34, -90, 9],
              [70, -80, 8],
              [20, -110, 8],
            ],
            on('#fbeccc'),
          )
        : ''),
    halfWidth: 156,
    height: 254,
    grip: { kind: 'both', at: [0, -70], scale: 0.8 },
    seat: [0, -200],
  }
})

/** Holy basil in its square pot. */
export const tulsiPot = prop({ states: ['glowing', 'full'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const clay = hue('#d8744a')
  const random = createRandom('tulsi')
  const leaves = Array.from({ length: 46 }, (_, i) => {
    const turn = random.between(-120, 120)
    const away = 30 + 118 * Math.sqrt((i + 1) / 46)
    const radians = (turn * Math.PI) / 180
    const green = random.pick(['#4f8a48', '#67a455', '#3f7a4c', '#7ab462'])
    return leaf(on(green), Math.sin(radians) * away * 0.8, -372 - Math.cos(radians) * away, 64, turn, 0.46)
  })
    .reverse()
    .join('')
  const warm = is('glowing') || is('full')
  return {
    drawing:
      shape('M-150 0L-136 -40H136L150 0Z', lit(tools, shade(clay, 0.1))) +
      box(-110, -230, 220, 192, defs.horizontalGradient(tint(clay, 0.2), clay, shade(clay, 0.2))) +
      shape('M-136 -276H136L120 -228H-120Z', lit(tools, tint(clay, 0.1))) +
      shape('M0 -190C-34 -160 -34 -120 0 -84C34 -120 34 -160 0 -190Z', on('#fbecd0')) +
      circle(0, -134, 13, on('#c8404a')) +
      line('M-96 -216V-54M96 -216V-54M-110 -60H110', alpha(on('#fbecd0'), 0.85), 6) +
      ellipse(0, -276, 124, 16, on('#5a3c34')) +
      line('M0 -276Q-8 -340 0 -420M0 -300Q-50 -350 -80 -400M0 -310Q50 -360 80 -410', on('#6a5a3c'), 10) +
      (warm ? circle(0, -380, 120, defs.radialGradient('#fff6c8', alpha('#ffe28a', 0.8), alpha('#ffd060', 0))) : '') +
      leaves +
      [-60, 0, 56].map((x, i) => line(`M${x} ${-440 - (i % 2) * 30}v-90`, on('#8a6a9a'), 10)).join('') +
      (warm
        ? dots(
            [
              [-30, -372, 14],
              [34, -392, 12],
              [0, -352, 10],
              [60, -360, 8],
              [-66, -400, 8],
            ],
            '#fffbe0',
          )
        : ''),
    halfWidth: 170,
    height: 572,
    grip: null,
    ...(warm ? { light: { at: [0, -390] as const, r: 520 } } : {}),
  }
})

/** A flower in the ground, or picked. */
export const flower = prop({ states: ['closed', 'growing'], coloured: true }, ({ on, hue, is }) => {
  const petal = hue('#f2808a')
  const petals = (count: number, length: number, width: number, colour: string, twist: number) =>
    Array.from({ length: count }, (_, i) =>
      place(
        shape(
          `M0 0C${-width} ${n(-length * 0.3)} ${-width} ${n(-length * 0.9)} 0 ${-length}C${width} ${n(-length * 0.9)} ${width} ${n(-length * 0.3)} 0 0Z`,
          colour,
        ),
        0,
        0,
        { turn: twist + (i * 360) / count },
      ),
    ).join('')
  const head =
    is('closed') || is('growing')
      ? shape('M-26 6C-40 -40 -20 -70 0 -90C20 -70 40 -40 26 6Z', petal) +
        shape('M-26 6C-30 -20 -12 -40 -4 -50C2 -30 6 -10 0 8Z', tint(petal, 0.3)) +
        shape('M-28 0Q0 -26 28 0Q14 24 0 26Q-14 24 -28 0Z', on('#6fae5a'))
      : petals(8, 84, 27, petal, 0) +
        petals(8, 60, 18, tint(petal, 0.34), 22) +
        circle(0, 0, 25, on('#f4b942')) +
        dots(
          [
            [-7, -6, 4],
            [7, -7, 4],
            [0, 7, 4],
            [-10, 6, 3],
            [10, 5, 3],
          ],
          on('#d98a2c'),
        )
  return {
    drawing:
      line('M0 0Q-12 -86 3 -188', on('#5f9f4f'), 11) +
      leaf(on('#6fae5a'), -5, -44, 88, -64, 0.34) +
      leaf(on('#7fbf62'), -5, -72, 80, 58, 0.34) +
      place(head, 3, -208),
    halfWidth: 88,
    height: 296,
    grip: { kind: 'upright', at: [-3, -36], scale: 0.9 },
  }
})
