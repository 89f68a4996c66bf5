import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, soft } from '../canvas/path.ts'
import { createRandom } from '../canvas/random.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { leaf, lit, pierced, round } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Plants and what belongs to a garden or a field. */

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
      ? line('M-26 -26C-34 -110 34 -112 24 -58', tint(green, 0.2), 15) +
        shape(soft([10, -56, 14, -74, 34, -74, 38, -54, 24, -42]), on('#e6cf9c'))
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
    height: is('growing') ? 200 : is('sprouting') ? 110 : 94,
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
    grip: { kind: 'both', at: [0, -40], scale: 0.8 },
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
      [-60, 0, 56].map((x, i) => line(`M${x} ${-480 - (i % 2) * 30}v-60`, on('#8a6a9a'), 10)).join('') +
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

export const spade = prop({ states: ['broken'] }, ({ on, is, defs }) => {
  const steel = on('#aab4c0')
  const wood = on('#b5793f')
  return {
    drawing:
      (is('broken')
        ? shape('M-12 -150V-300L-2 -280L6 -310L12 -290V-150Z', wood) +
          place(shape('M-12 0V-240L0 -216L12 -246V0Z', wood) + line('M-56 6H56', on('#8a5a3c'), 26), 130, -26, {
            turn: -72,
          })
        : line('M0 -150V-560', wood, 24) + line('M-56 -570H56', on('#8a5a3c'), 26)) +
      shape(
        'M-74 -176H74V-70Q60 -10 0 0Q-60 -10 -74 -70Z',
        defs.horizontalGradient(shade(steel, 0.1), tint(steel, 0.5), steel, shade(steel, 0.2)),
      ) +
      line('M0 -176V-90', alpha(shade(steel, 0.5), 0.4), 8),
    halfWidth: is('broken') ? 150 : 76,
    height: is('broken') ? 310 : 584,
    grip: { kind: 'hang', at: [0, is('broken') ? -250 : -470], scale: 0.9 },
  }
})

/** A large round leaf; `full` it holds water, `half` there is only a little left. */
export const lotusLeaf = prop({ states: ['full', 'half', 'empty'] }, ({ on, is, defs }) => {
  const green = on('#5f9a6a')
  return {
    drawing:
      shape(
        'M-160 -70C-120 -6 -60 0 0 0C60 0 120 -6 160 -70C90 -30 -90 -30 -160 -70Z',
        defs.verticalGradient(green, shade(green, 0.26)),
      ) +
      shape(
        soft([-160, -70, -120, -98, -60, -88, 0, -104, 66, -90, 124, -100, 160, -70, 90, -34, 0, -26, -90, -34]),
        defs.verticalGradient(tint(green, 0.26), green),
      ) +
      line('M0 -40L-130 -76M0 -40L-70 -88M0 -40L0 -98M0 -40L76 -88M0 -40L134 -76', alpha(tint(green, 0.5), 0.6), 5) +
      (is('full')
        ? ellipse(0, -62, 116, 26, on('#9fdcec')) +
          ellipse(-20, -66, 80, 13, alpha('#ffffff', 0.5)) +
          line('M-60 -72q30 -10 60 -4', '#ffffff', 6)
        : is('half')
          ? ellipse(4, -52, 46, 14, on('#9fdcec')) + ellipse(-8, -56, 16, 5, '#ffffffcc')
          : circle(-60, -62, 9, alpha(on('#bfe8f2'), 0.9)) + circle(48, -72, 7, alpha(on('#bfe8f2'), 0.9))),
    halfWidth: 162,
    height: 104,
    grip: { kind: 'both', at: [0, -24], scale: 0.8 },
  }
})

/** Broad enough to be an umbrella; it is held by its stalk. */
export const bananaLeaf = prop({ states: ['torn'] }, tools => {
  const { on, is, defs } = tools
  const green = on('#69ac4e')
  const blade =
    shape(
      soft([
        -420, -300, -330, -430, -180, -520, 0, -560, 180, -540, 330, -450, 440, -300, 260, -330, 120, -320, -40, -340,
        -200, -310,
      ]),
      defs.verticalGradient(tint(green, 0.2), green, shade(green, 0.2)),
    ) +
    line('M-400 -310C-220 -430 220 -460 420 -320', tint(green, 0.5), 13) +
    line(
      'M-300 -370L-260 -320M-220 -410L-170 -330M-130 -430L-70 -345M-30 -440L20 -345M70 -435L120 -335M170 -418L220 -335M260 -388L310 -330M-240 -405L-250 -470M-140 -430L-140 -520M-30 -440L-10 -548M90 -432L130 -530M200 -408L250 -490M300 -370L360 -420',
      alpha(shade(green, 0.4), 0.28),
      6,
    )
  const torn = pierced(
    tools,
    pierced(tools, blade, [-290, -270, -226, -392, -214, -270]),
    [40, -280, 92, -424, 104, -280],
  )
  return {
    drawing:
      shape('M-14 0Q-30 -200 -60 -330L-30 -340Q-4 -200 14 0Z', on('#9ab85c')) +
      (is('torn') ? pierced(tools, torn, [250, -280, 272, -404, 300, -280]) : blade),
    halfWidth: 440,
    height: 560,
    place: 'air',
    grip: { kind: 'upright', at: [-8, -60], scale: 0.9 },
  }
})

/** Of marigolds, hung over a door. */
export const marigoldGarland = prop({ coloured: true }, ({ on, hue }) => {
  const bloom = hue('#f29a2c')
  const flowers = Array.from({ length: 17 }, (_, i) => {
    const share = i / 16
    const x = -240 + share * 480
    const y = -180 + Math.sin(share * Math.PI) * 110
    const colour = i % 3 === 1 ? on('#f6c63c') : bloom
    return (
      circle(x, y, 26, shade(colour, 0.14)) +
      circle(x - 2, y - 3, 20, colour) +
      circle(x - 3, y - 5, 9, tint(colour, 0.34))
    )
  }).join('')
  return {
    drawing:
      [-240, 0, 240].map(x => leaf(on('#5f9a4c'), x, (x === 0 ? -74 : -182) + 8, 76, 180, 0.34)).join('') + flowers,
    halfWidth: 266,
    height: 210,
    place: 'air',
    grip: { kind: 'both', at: [0, -80], scale: 0.5 },
  }
})

/** A pattern of coloured powder on the ground. */
export const rangoli = prop({ coloured: true }, ({ on, hue }) => {
  const main = hue('#e0507a')
  const petals = (count: number, away: number, size: number, colour: string, twist: number) =>
    Array.from({ length: count }, (_, i) =>
      place(
        shape(
          `M0 ${-away}C${n(-size)} ${n(-away - size)} ${n(-size)} ${n(-away - size * 2)} 0 ${n(-away - size * 2.6)}C${n(size)} ${n(-away - size * 2)} ${n(size)} ${n(-away - size)} 0 ${-away}Z`,
          colour,
        ),
        0,
        0,
        { turn: twist + (i * 360) / count },
      ),
    ).join('')
  const rosette =
    petals(12, 150, 40, on('#f2b03c'), 0) +
    petals(12, 150, 30, main, 15) +
    petals(8, 50, 44, on('#4f9a8c'), 0) +
    petals(8, 50, 30, on('#fbf1e2'), 22) +
    circle(0, 0, 44, main) +
    circle(0, 0, 22, on('#f2c14a')) +
    dots(
      Array.from(
        { length: 24 },
        (_, i) => [Math.sin((i * Math.PI) / 12) * 290, Math.cos((i * Math.PI) / 12) * 290, 11] as const,
      ),
      on('#fbf1e2'),
    )
  return {
    drawing: `<g transform="translate(0 -78) scale(1 0.26)">${rosette}</g>`,
    halfWidth: 304,
    height: 132,
    place: 'scene',
    flat: true,
  }
})

/** An old man of straw who guards a field. */
export const scarecrow = prop({}, ({ on, defs }) => {
  const coat = on('#8a5f8c')
  const straw = on('#e3bf6a')
  return {
    drawing:
      line('M0 0V-1180', on('#7a5436'), 34) +
      line('M-440 -820H440', on('#7a5436'), 26) +
      line(
        'M-430 -820l-60 -50M-430 -820l-76 0M-430 -820l-56 50M430 -820l60 -50M430 -820l76 0M430 -820l56 50',
        straw,
        15,
      ) +
      shape(
        'M-180 -900L-420 -870L-430 -760L-190 -740L-200 -330Q-120 -360 -60 -324Q0 -356 60 -320Q120 -352 200 -330L190 -740L430 -760L420 -870L180 -900Q0 -960 -180 -900Z',
        defs.horizontalGradient(tint(coat, 0.16), coat, shade(coat, 0.2)),
      ) +
      box(-120, -640, 110, 110, on('#e0a84a'), 6) +
      box(60, -500, 90, 90, on('#c8584a'), 6) +
      line(
        'M-130 -640h12M-130 -610h12M-130 -580h12M-130 -550h12M150 -490h-12M150 -460h-12M150 -430h-12',
        on('#fbecd0'),
        7,
      ) +
      line('M-150 -330l-20 70M-80 -330v60M-20 -340l10 70M60 -330l14 64M140 -330l24 70', straw, 15) +
      shape(
        soft([-130, -1000, -136, -1110, -60, -1180, 60, -1180, 136, -1110, 130, -1000, 60, -924, -60, -924]),
        defs.radialGradient(tint(on('#e8cf9c'), 0.3), on('#e8cf9c'), shade(on('#e8cf9c'), 0.14)),
      ) +
      line('M-76 -1060q24 -24 46 0M30 -1060q24 -24 46 0', on('#4a3a3c'), 10) +
      shape('M-14 -1030L14 -1030L0 -990Z', on('#d8843c')) +
      line('M-60 -980q60 44 120 0M-40 -986v18M0 -966v18M40 -986v18', on('#7a4a3c'), 8) +
      line('M-120 -930Q0 -890 120 -930', on('#d8503f'), 34) +
      ellipse(0, -1150, 230, 40, shade(straw, 0.2)) +
      shape('M-130 -1156C-120 -1270 -70 -1310 0 -1310C70 -1310 120 -1270 130 -1156Q0 -1120 -130 -1156Z', straw) +
      line('M-126 -1180Q0 -1146 126 -1180', on('#8a4a5c'), 22),
    halfWidth: 506,
    height: 1310,
  }
})

/** Of straw, in the yard. */
export const haystack = prop({}, ({ on, defs }) => {
  const straw = on('#e0b552')
  const random = createRandom('straw')
  const blades = (count: number) =>
    Array.from({ length: count }, () => {
      const up = random.next()
      const x = random.between(-1, 1) * (400 - up * 330)
      return `M${n(x)} ${n(-30 - up * 520)}q${n(random.between(-14, 14))} -30 ${n(x * 0.04 + random.between(-24, 24))} -74`
    }).join('')
  return {
    drawing:
      line('M0 -640V-760', on('#8a5a3c'), 22) +
      shape(
        soft([
          -450, -10, -420, -220, -280, -470, -80, -660, 60, -670, 270, -480, 420, -230, 450, -10, 200, 10, -200, 10,
        ]),
        defs.horizontalGradient(tint(straw, 0.26), straw, shade(straw, 0.24)),
      ) +
      line(blades(56), alpha(shade(straw, 0.4), 0.4), 8) +
      line(blades(56), alpha(tint(straw, 0.6), 0.45), 6) +
      line('M-450 -6l-40 -14M-420 4l-60 6M440 0l54 -12M400 8l60 4', straw, 9),
    halfWidth: 450,
    height: 760,
    seat: [0, -640],
  }
})

export const jackfruit = prop({}, ({ on, defs }) => {
  const skin = on('#9aa24a')
  const bumps = Array.from({ length: 15 }, (_, row) =>
    Array.from({ length: 11 }, (_, i) => [(i - 5 + (row % 2) / 2) * 19, -20 - row * 17] as const),
  )
    .flat()
    .filter(([x, y]) => (x / 92) ** 2 + ((y + 138) / 128) ** 2 < 1)
    .map(([x, y]) => `M${n(x - 7)} ${y + 5}L${n(x)} ${y - 7}L${n(x + 7)} ${y + 5}Z`)
  return {
    drawing:
      line('M0 -270V-320', on('#6a5a3c'), 18) +
      shape(
        soft([-70, -20, -104, -120, -84, -230, 0, -278, 84, -230, 104, -120, 70, -20, 0, 0]),
        round({ defs }, skin),
      ) +
      shape(bumps.join(''), alpha(shade(skin, 0.4), 0.4)) +
      leaf(on('#4f8a48'), 0, -300, 100, -70, 0.44) +
      leaf(on('#5f9a4c'), 0, -306, 90, 66, 0.44),
    halfWidth: 106,
    height: 330,
    grip: { kind: 'both', at: [0, -90], scale: 0.7 },
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
