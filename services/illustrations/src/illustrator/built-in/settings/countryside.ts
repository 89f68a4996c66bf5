import { alpha } from '../canvas/colour.ts'
import { ellipse, SIZE } from '../canvas/svg.ts'
import { land, ridge, rock, tufts, wildflowers } from '../scenery/land.ts'
import { leafyFrame, reeds } from '../scenery/leaves.ts'
import { hazeOf, OPEN } from '../scenery/skies.ts'
import { openSky } from '../scenery/sky.ts'
import { grove } from '../scenery/trees.ts'
import { water, waterColour } from '../scenery/water.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** Meadows, hills and rivers under the open sky. */

const BLOSSOMS = ['#f7b6a8', '#fbe6a6', '#f2f0dc', '#e58a7e'] as const

export const riverside: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const far = hazeOf(context, sky)
  const first = ridge(random, 800, 60)
  const second = ridge(random, 880, 30)
  const blue = waterColour(context, '#5aa9b8', sky)
  const bank = (x: number) => 1170 + 26 * Math.sin(x / 210 + 1) + (x > 900 ? (x - 900) * 0.12 : 0)
  const back =
    openSky(context, sky, 840, { count: 5 }) +
    land(context, first, far('#7ba69a', 0.5), { marks: 20 }) +
    grove(context, second, -20, 1560, 62, far('#568c6c', 0.34)) +
    land(context, second, far('#86b070', 0.26), { marks: 30 }) +
    water(context, 930, 1240, blue, sky[3], 1080) +
    [180, 460, 1330]
      .map(x =>
        rock(
          context,
          x,
          985 + random.between(0, 30),
          random.between(70, 130),
          random.between(36, 60),
          far('#9a9488', 0.2),
        ),
      )
      .join('')
  const shore =
    reeds(context, 1400, 1160, 12, 210, light.land('#5c8f58'), light.land('#8a5a3c')) +
    land(context, bank, light.land('#9bbf66'), { marks: 80, depth: 330 }) +
    ellipse(900, 1440, 330, 40, alpha(light.land('#d9c08c'), 0.5)) +
    rock(context, 1290, 1300, 190, 92, light.land('#a39b8c')) +
    rock(context, 1410, 1330, 120, 60, light.land('#8f8a80')) +
    tufts(context, 46, 1220, 1500, alpha(light.land('#5f9350'), 0.8)) +
    wildflowers(
      context,
      36,
      1240,
      1500,
      BLOSSOMS.map(c => light.land(c)),
      light.land('#f0a640'),
    )
  const front =
    reeds(context, 60, SIZE + 20, 16, 420, light.land('#47774c'), light.land('#7d4f38')) +
    leafyFrame(context, light.land('#3d7a56'), { kinds: ['pointed', 'banana'] })
  return createBackdrop({ back, shore, front, pool: { level: 1050 } })
}
