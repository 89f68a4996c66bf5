import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { box, place, SIZE, shape } from '../../canvas/svg.ts'
import { rock } from '../../scenery/land.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, horizonOf, type SettingScene, type Stage } from '../../stage/stage.ts'
import { beside, frames, isNarrow, layerAt } from '../framing.ts'
import { bankOf, dabs, discs, groundSpots, seesGround } from '../ground-plane.ts'
import { roundOutline, shapesOnGround } from '../ground-shapes.ts'
import { edgePoints, groundLine } from '../open-water.ts'
import { fern, type Tools } from './waterfall-tools.ts'

/** Side 2: in the hollow behind the fall, with the daylight shining through the water. */
export function behind(tools: Tools): SettingScene {
  const { stage, foam } = tools
  const { context, view } = stage
  const { light, random, defs } = context
  const dark = mix(light.land(tools.stone), '#1f2a3c', 0.62)
  const bright = mix(stage.sky[2], foam, 0.6)
  const horizon = Math.max(-10, Math.min(SIZE, horizonOf(stage)))
  let streams = ''
  let clear = ''
  for (let i = 0; i < 60; i++) {
    const x = random.between(0, SIZE)
    const y = random.between(-200, SIZE * 0.7)
    const l = random.between(260, 620)
    const data = `M${x} ${y}q${random.between(-10, 10)} ${l / 2} 0 ${l}`
    if (i % 2) streams += data
    else clear += data
  }
  const lines = (data: string, colour: string, width: number) =>
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
  const opening = (shift: number, colour: string) => {
    const s = shift
    return `<path fill-rule="evenodd" d="M-20 -20H${SIZE + 20}V${SIZE + 20}H-20ZM${130 - s} ${SIZE + 20}C${180 - s} ${SIZE * 0.8} ${60 - s} ${SIZE * 0.5} ${170 - s} ${SIZE * 0.3}C${260 - s} ${170 - s} ${420 - s} ${210 - s} ${560} ${110 - s}C${760} ${30 - s} ${980 + s} ${150 - s} ${1120 + s} ${140 - s}C${1330 + s} ${200 - s} ${1400 + s} ${SIZE * 0.42} ${1380 + s} ${SIZE * 0.6}C${1360 + s} ${SIZE * 0.8} ${1440 + s} ${SIZE * 0.9} ${1420 + s} ${SIZE + 20}Z" fill="${colour}"/>`
  }
  const above = stage.camera === 'from-above'
  const [, lip] = view.project([0, 0, 1600])
  const floor = seesGround(stage)
    ? box(
        0,
        above ? -10 : Math.max(horizon, lip),
        SIZE,
        SIZE,
        defs.verticalGradient(mix(dark, bright, 0.34), mix(dark, bright, 0.1), dark),
      ) +
      (above
        ? stage.area(
            [
              [-9000, 1700],
              [9000, 1700],
              [9000, 30000],
              [-9000, 30000],
            ],
            defs.verticalGradient(tools.water, mix(tools.water, foam, 0.7)),
          ) +
          groundLine(
            stage,
            edgePoints(-5000, 5000, x => 1700 + 40 * Math.sin(x / 90), 90),
            foam,
            140,
            1700,
          )
        : '') +
      shape(dabs(groundSpots(stage, 70, { to: 1650 }), 260, 40), alpha(bright, 0.2)) +
      shape(discs(groundSpots(stage, 26, { to: 1600 }), 60), alpha(tint(dark, 0.3), 0.5)) +
      puddles(stage, bright)
    : ''
  const bank = bankOf(stage, defs.verticalGradient(mix(dark, bright, 0.2), shade(dark, 0.3)))
  return createSettingScene({
    sky: above
      ? box(0, 0, SIZE, SIZE, dark)
      : box(
          0,
          0,
          SIZE,
          SIZE,
          defs.verticalGradient(mix(bright, tools.water, 0.2), bright, mix(bright, tools.water, 0.3)),
        ) +
        lines(clear, alpha(tools.water, 0.34), 16) +
        lines(streams, alpha('#ffffff', 0.6), 12) +
        glow(context, SIZE * 0.56, SIZE * 0.42, 620, light.dark ? '#cfe8e6' : '#fff6d8', 0.6),
    far: above ? '' : opening(-46, mix(dark, bright, 0.22)) + opening(30, mix(dark, bright, 0.06)),
    ground: floor,
    pieces: [
      layerAt(
        stage,
        1500,
        above ? '' : Array.from({ length: 8 }, (_, i) => glow(context, 180 + i * 170, lip, 150, foam, 0.7)).join(''),
      ),
      ...(isNarrow(stage) || !seesGround(stage)
        ? []
        : [
            stage.stand(rock(context, 0, 0, 900, 460, dark), beside(stage, -0.84, 700)),
            stage.stand(rock(context, 0, 0, 700, 300, dark), beside(stage, 0.9, 900)),
            fern(tools, 0.98, 700, 420),
          ]),
      ...(bank ? [bank] : []),
    ],
    front: frames(stage) ? place(hangingRoots(stage, shade(dark, 0.3)), 0, 0) : '',
    spots: {
      rock: { at: [stage.view.xOf(-0.84, 640), 0, 640], seat: 400 },
      ledge: { at: [300, 0, 1300], seat: 0 },
    },
  })
}

const puddles = (stage: Stage, bright: string): string =>
  shapesOnGround(
    stage,
    [
      [-760, 300, 300],
      [640, -260, 260],
      [220, 820, 340],
      [-300, -560, 220],
    ].map(([x = 0, z = 0, r = 0]) => [roundOutline(x, z, r * 1.4, r * 0.7, 0.2), alpha(bright, 0.34)] as const),
  )

/** Roots and moss that hang into the opening at both sides. */
const hangingRoots = ({ context }: Stage, colour: string): string => {
  const { random } = context
  let data = ''
  for (let i = 0; i < 20; i++) {
    const x = i % 2 ? random.between(0, 330) : random.between(SIZE - 330, SIZE)
    const l = random.between(140, 460)
    data += `M${x - 9} -10Q${x + random.between(-20, 20)} ${l * 0.6} ${x} ${l}Q${x + 20} ${l * 0.5} ${x + 11} -10Z`
  }
  return shape(data, colour)
}
