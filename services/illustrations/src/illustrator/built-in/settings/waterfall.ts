import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { curve, n, type Point, taper } from '../canvas/path.ts'
import { circle, line, SIZE, shape } from '../canvas/svg.ts'
import { land, mountains, ridge, rock, tufts, wildflowers } from '../scenery/land.ts'
import { leafyFrame } from '../scenery/leaves.ts'
import { hazeOf, OPEN } from '../scenery/skies.ts'
import { openSky } from '../scenery/sky.ts'
import { bush, foliage, grove } from '../scenery/trees.ts'
import { water, waterColour } from '../scenery/water.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** A waterfall with a pool. */

export const waterfall: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const far = hazeOf(context, sky)
  const stone = far('#8f9a94', 0.14)
  const pool = waterColour(context, '#5cb5bc', sky)
  const foam = mix('#ffffff', light.land('#d8f0ee'), 0.6)
  const cliff = (points: Point[], colour: string) => {
    const cracks = points
      .slice(1, -1)
      .map(
        ([x, y]) =>
          `M${n(x)} ${n(y + 60)}q${n(random.between(-24, 24))} 90 ${n(random.between(-16, 16))} ${n(random.between(120, 260))}`,
      )
      .join('')
    return (
      shape(
        `${curve(points)}L${SIZE + 20} 1100H${n((points[0] ?? [0, 0])[0])}Z`,
        context.defs.verticalGradient(tint(colour, 0.14), colour, shade(colour, 0.2)),
      ) + line(cracks, alpha(shade(colour, 0.5), 0.24), 10)
    )
  }
  const streams = Array.from({ length: 13 }, () => {
    const x = random.between(868, 1116)
    const from = random.between(380, 760)
    return taper(
      [
        [x, from],
        [x + random.between(-6, 6), from + 150],
        [x + (x - 990) * 0.16, Math.min(1010, from + random.between(240, 420))],
      ],
      random.between(4, 11),
      2,
    )
  })
  const fall =
    'M850 378Q990 348 1130 382C1150 470 1118 560 1136 640C1160 760 1150 880 1186 1010H800C836 900 820 780 846 660C862 560 834 470 850 378Z'
  const bank = (x: number) => 1150 + 24 * Math.sin(x / 200 + 2.4) + (x > 760 ? (x - 760) * 0.14 : 0)
  const back =
    openSky(context, sky, 700, { count: 4, shining: [330, 250] }) +
    mountains(context, 720, 240, far('#7f9aa4', 0.56), null) +
    grove(context, ridge(random, 700, 40), -20, 800, 80, far('#5c9a72', 0.44)) +
    land(context, ridge(random, 770, 30), far('#7fb07c', 0.34), { marks: 20 }) +
    grove(context, () => 930, -20, 620, 90, far('#5c9a6c', 0.22)) +
    cliff(
      [
        [520, 720],
        [640, 520],
        [760, 440],
        [850, 372],
        [990, 350],
        [1130, 376],
        [1260, 330],
        [1400, 400],
        [1560, 380],
      ],
      stone,
    ) +
    foliage(context, 1330, 340, 190, 110, far('#5a9c62', 0.12)) +
    foliage(context, 700, 470, 150, 90, far('#5a9c62', 0.16)) +
    shape(fall, context.defs.verticalGradient(mix(foam, pool, 0.2), mix(foam, pool, 0.36), foam)) +
    shape(streams.filter((_, i) => i % 2).join(''), alpha(foam, 0.85)) +
    shape(streams.filter((_, i) => i % 2 === 0).join(''), alpha(pool, 0.45)) +
    cliff(
      [
        [1160, 1100],
        [1180, 800],
        [1260, 690],
        [1400, 640],
        [1560, 600],
      ],
      mix(stone, light.land('#7a8a80'), 0.5),
    ) +
    foliage(context, 1440, 620, 200, 120, light.land('#549458')) +
    water(context, 985, 1300, pool, foam, 990) +
    [
      [880, 80],
      [960, 104],
      [1050, 90],
      [1120, 70],
      [820, 56],
    ]
      .map(([x = 0, r = 0]) =>
        circle(x, 1000, r, context.defs.radialGradient(alpha(foam, 0.85), alpha(foam, 0.5), alpha(foam, 0))),
      )
      .join('') +
    rock(context, 700, 1060, 150, 80, light.land('#8f968e')) +
    rock(context, 1290, 1110, 220, 120, light.land('#828c86'))
  const shore =
    land(context, bank, light.land('#86b864'), { marks: 80, depth: 360, low: light.land('#5a9458') }) +
    rock(context, 60, 1200, 210, 130, light.land('#97a098')) +
    bush(context, 190, 1190, 90, light.land('#4f9458')) +
    tufts(context, 46, 1210, 1500, alpha(light.land('#4b8a4e'), 0.8)) +
    wildflowers(
      context,
      34,
      1210,
      1500,
      [light.land('#f7c1ae'), light.land('#fdf0d0'), light.land('#e990a4')],
      light.land('#f0a640'),
    )
  return createBackdrop({
    back,
    shore,
    front: leafyFrame(context, light.land('#2f7454'), { kinds: ['fern', 'pointed', 'banana'] }),
    pool: { level: 1085 },
  })
}
