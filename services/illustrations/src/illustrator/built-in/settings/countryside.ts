import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { SIZE } from '../canvas/svg.ts'
import { footpath, grass, land, mountains, ridge, tufts, wildflowers } from '../scenery/land.ts'
import { leafyFrame } from '../scenery/leaves.ts'
import { hazeOf, OPEN } from '../scenery/skies.ts'
import { openSky } from '../scenery/sky.ts'
import { broadleaf, bush, grove } from '../scenery/trees.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** Meadows, hills and rivers under the open sky. */

const LEAF = '#5f9d58'
const BARK = '#8a5f45'
const BLOSSOMS = ['#f7b6a8', '#fbe6a6', '#f2f0dc', '#e58a7e'] as const

export const hilltop: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const far = hazeOf(context, sky)
  const crest = (x: number) => 1130 + 150 * ((x - 700) / 900) ** 2 + 10 * Math.sin(x / 130)
  const top = ridge(random, 930, 60)
  const back =
    openSky(context, sky, 980, { count: 6 }) +
    mountains(context, 960, 260, far('#6f8fa0', 0.5), light.time === 'night' ? null : mix('#ffffff', sky[3], 0.3)) +
    land(context, ridge(random, 960, 40), far('#7fae7a', 0.45), { marks: 20 }) +
    grove(context, top, -20, 600, 44, far('#5a9064', 0.34)) +
    land(context, top, far('#82b46c', 0.26), { marks: 30 }) +
    grove(context, x => top(x) + 60, 1000, 1560, 56, far('#4f8a5c', 0.2)) +
    land(context, crest, light.land('#8cbc62'), { marks: 90, depth: 380 }) +
    broadleaf(context, 1270, 1190, 560, light.land(LEAF), light.land(BARK)) +
    tufts(context, 40, 1190, 1500, alpha(light.land('#5d9150'), 0.8)) +
    wildflowers(
      context,
      46,
      1220,
      1500,
      BLOSSOMS.map(c => light.land(c)),
      light.land('#f0a640'),
    )
  const front =
    grass(context, () => 1545, 120, 120, light.land(shade('#5d9150', 0.2)), 0) +
    leafyFrame(context, light.land('#3d7a56'), { above: false })
  return createBackdrop({ back, front })
}

export const meadow: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const far = hazeOf(context, sky)
  const first = ridge(random, 860, 50)
  const second = ridge(random, 960, 44)
  const third = ridge(random, 1080, 26)
  const back =
    openSky(context, sky, 900, { count: 6 }) +
    land(context, first, far('#86b5a0', 0.5), { marks: 20 }) +
    grove(context, first, 100, 900, 50, far('#5b9078', 0.42)) +
    land(context, second, far('#93bd72', 0.28), { marks: 40 }) +
    broadleaf(context, 190, second(190) + 30, 330, far(LEAF, 0.16), far(BARK, 0.2)) +
    grove(context, second, 1080, 1560, 70, far('#5d9862', 0.2)) +
    bush(context, 640, second(640) + 30, 80, far(LEAF, 0.12)) +
    land(context, third, light.land('#a2c766'), { marks: 100, depth: 420 }) +
    tufts(context, 60, 1130, 1500, alpha(light.land('#6a9c4e'), 0.75)) +
    wildflowers(
      context,
      110,
      1120,
      1510,
      BLOSSOMS.map(c => light.land(c)),
      light.land('#f0a640'),
      11,
    )
  const front =
    grass(context, () => 1545, 150, 150, light.land('#4f8648'), 0) +
    wildflowers(context, 16, 1440, 1530, [light.land('#f6c8b4'), light.land('#fff0c4')], light.land('#e9963a'), 20)
  return createBackdrop({ back, front })
}

export const garden: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const far = hazeOf(context, sky)
  const hedge = ridge(random, 900, 16, 2)
  const lawn = ridge(random, 1050, 14)
  const pickets = Array.from({ length: 18 }, (_, i) => {
    const x = i * 90 + 12
    const y = 905 + 6 * Math.sin(i * 1.7)
    return `M${x} 1080V${y.toFixed(0)}L${x + 26} ${(y - 26).toFixed(0)}L${x + 52} ${y.toFixed(0)}V1080Z`
  }).join('')
  const wood = far('#f3e6cf', 0.12)
  const blooms = BLOSSOMS.map(c => light.land(c))
  const back =
    openSky(context, sky, 900, { count: 5 }) +
    land(context, ridge(random, 840, 40), far('#86b392', 0.46), { marks: 20 }) +
    grove(context, hedge, 0, 1560, 90, far('#5a9468', 0.3)) +
    broadleaf(context, 1300, 1040, 640, light.land(LEAF), light.land(BARK)) +
    land(context, hedge, far('#5f9a5c', 0.16), { marks: 60 }) +
    `<path d="${pickets}M0 950H${SIZE}V976H0ZM0 1024H${SIZE}V1050H0Z" fill="${wood}"/>` +
    `<path d="M0 976h${SIZE}v7H0ZM0 1050h${SIZE}v7H0Z" fill="${alpha(shade(wood, 0.5), 0.3)}"/>` +
    Array.from({ length: 9 }, (_, i) =>
      bush(
        context,
        i * 190 + random.between(-30, 30),
        1085,
        random.between(60, 92),
        light.land(i % 2 ? '#6ca65c' : '#558f58'),
      ),
    ).join('') +
    wildflowers(
      context,
      60,
      1010,
      1090,
      [light.land('#ef8f86'), light.land('#f9d36e'), light.land('#f6eef0'), light.land('#d77aa6')],
      light.land('#f0a640'),
      17,
    ) +
    land(context, lawn, light.land('#9cc668'), { marks: 90, depth: 400 }) +
    footpath(context, [620, 1560], [420, 1075], 150, light.land('#e2c795')) +
    tufts(context, 40, 1120, 1500, alpha(light.land('#6a9c4e'), 0.7)) +
    wildflowers(context, 22, 1150, 1500, blooms, light.land('#f0a640'), 8)
  const front =
    leafyFrame(context, light.land('#3f7d58'), { kinds: ['round', 'pointed'] }) +
    wildflowers(
      context,
      12,
      1420,
      1530,
      [tint(light.land('#ef8f86'), 0.1), light.land('#f9d36e')],
      light.land('#e9963a'),
      24,
    )
  return createBackdrop({ back, front })
}
