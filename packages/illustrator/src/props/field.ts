import { createRandom } from '@kahani/random/random'
import { alpha, shade, tint } from '../canvas/colour.ts'
import { markFace } from '../canvas/marked-faces.ts'
import { n, soft } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { pierced } from './materials.ts'
import { prop } from './prop.ts'

/** What belongs to fields and ponds. */

export const spade = prop({ states: ['broken'] }, ({ on, is, defs }) => {
  const steel = on('#aab4c0')
  const wood = on('#b5793f')
  return {
    drawing:
      (is('broken')
        ? shape('M-12 -150V-300L-2 -280L6 -310L12 -290V-150Z', wood) +
          place(shape('M-12 0V-240L0 -216L12 -246V0Z', wood) + line('M-56 6H56', on('#8a5a3c'), 26), 130, -74, {
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
      markFace(line('M-60 -980q60 44 120 0M-40 -986v18M0 -966v18M40 -986v18', on('#7a4a3c'), 8), 0, -1110, 220) +
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
          ? ellipse(6, -46, 42, 10, alpha(shade(green, 0.6), 0.4)) +
            ellipse(4, -76, 38, 35, on('#8fd6ee')) +
            ellipse(8, -62, 26, 16, alpha(on('#d8f4fb'), 0.8)) +
            ellipse(-10, -92, 10, 7, '#ffffff')
          : circle(-60, -62, 9, alpha(on('#bfe8f2'), 0.9)) + circle(48, -72, 7, alpha(on('#bfe8f2'), 0.9))),
    halfWidth: 162,
    height: 104,
    grip: { kind: 'both', at: [0, -24], scale: 0.8 },
  }
})

/** On the water, with its leaf; `closed` it sleeps. */
export const lotus = prop({ states: ['closed', 'open'], coloured: true }, ({ on, hue, is }) => {
  const petal = hue('#f0a0b4')
  const green = on('#5f9a6a')
  const one = (turn: number, length: number, colour: string) =>
    place(
      shape(
        `M0 0C-34 ${-length * 0.3} -30 ${-length * 0.8} 0 ${-length}C30 ${-length * 0.8} 34 ${-length * 0.3} 0 0Z`,
        colour,
      ),
      0,
      -30,
      { turn },
    )
  return {
    drawing:
      ellipse(20, -16, 190, 30, green) +
      ellipse(20, -20, 180, 25, tint(green, 0.16)) +
      line('M20 -16L-140 -26M20 -16L-60 -38M20 -16L100 -40M20 -16L180 -22', alpha(tint(green, 0.5), 0.6), 4) +
      (is('closed')
        ? one(-12, 130, shade(petal, 0.12)) + one(12, 130, shade(petal, 0.06)) + one(0, 140, petal)
        : [-74, 74, -50, 50].map(turn => one(turn, 120, shade(petal, 0.1))).join('') +
          [-26, 26].map(turn => one(turn, 134, shade(petal, 0.04))).join('') +
          one(0, 138, petal) +
          [-40, 40].map(turn => one(turn, 96, tint(petal, 0.3))).join('') +
          [-14, 14].map(turn => one(turn, 88, tint(petal, 0.44))).join('')),
    halfWidth: 212,
    height: 172,
    place: 'scene',
    grip: { kind: 'both', at: [0, -40], scale: 0.6 },
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
    grip: { kind: 'upright', at: [-8, -60], scale: 0.9, stalk: 270 },
  }
})
