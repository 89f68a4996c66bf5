import { alpha, shade, tint } from '../canvas/colour.ts'
import { blob, curve, points, taper, tube } from '../canvas/path.ts'
import { box, line, SIZE, shape } from '../canvas/svg.ts'
import { archedWindow, boards, bunting } from '../scenery/buildings.ts'
import { mountains, ridge } from '../scenery/land.ts'
import { spray } from '../scenery/leaves.ts'
import { hazeOf, OPEN } from '../scenery/skies.ts'
import { glow, openSky } from '../scenery/sky.ts'
import { foliage, grove } from '../scenery/trees.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'
import { fireflies } from './forest.ts'

/** A house in a tree. */

export const treehouse: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const far = hazeOf(context, sky)
  const bark = light.land('#8a6248')
  const wood = light.land('#c08a58')
  const leaf = light.land('#5f9f5a')
  const house =
    boards(context, 860, 620, 470, 600, wood, true, 78) +
    box(840, 600, 510, 30, shade(wood, 0.2), 6) +
    archedWindow(context, 985, 960, 150, 220, light.land('#f0d9ae')) +
    shape(`M1120 1220V900Q1122 800 1200 800T1284 900V1220Z`, light.dark ? '#ffcf82' : shade(wood, 0.5)) +
    line('M1120 1220V900Q1122 800 1200 800T1284 900V1220', light.land('#f0d9ae'), 16) +
    shape(
      'M800 640L1095 400L1390 640L1370 672Q1095 560 820 672Z',
      context.defs.verticalGradient(light.land('#d2704f'), light.land('#a8503f')),
    ) +
    line(
      Array.from({ length: 4 }, (_, i) =>
        curve([
          [1095 - 70 * (i + 1), 470 + i * 52],
          [1095, 452 + i * 44],
          [1095 + 70 * (i + 1), 470 + i * 52],
        ]),
      ).join(''),
      alpha(shade(light.land('#a8503f'), 0.5), 0.4),
      7,
    )
  const rail =
    line(Array.from({ length: 5 }, (_, i) => `M${20 + i * 74} 1220v-190`).join(''), shade(wood, 0.14), 18) +
    line('M-10 1044H340M-10 1130H340', tint(wood, 0.1), 20)
  const back =
    openSky(context, sky, 1100, { count: 5, shining: [330, light.time === 'sunset' ? 700 : 300] }) +
    mountains(context, 1080, 200, far('#7f9aa4', 0.56), null) +
    grove(context, ridge(random, 1060, 30), -20, 1560, 110, far('#5f9a70', 0.42)) +
    grove(context, ridge(random, 1160, 30), -20, 1560, 130, far('#4f8f62', 0.24)) +
    shape(
      tube(points([1440, 1560, 1420, 1000, 1460, 400, 1420, -40]), share => 150 - 50 * share),
      context.defs.horizontalGradient(shade(bark, 0.2), bark),
    ) +
    shape(taper(points([1440, 560, 1150, 330, 760, 260, 420, 300]), 70, 18), bark) +
    foliage(context, 1280, 130, 380, 230, shade(leaf, 0.1), 40) +
    house +
    foliage(context, 760, 170, 330, 190, leaf, 40) +
    foliage(context, 420, 250, 230, 140, tint(leaf, 0.06), 30) +
    rail +
    boards(context, -20, 1216, SIZE + 40, 120, tint(wood, 0.08), false, 60) +
    boards(context, -20, 1330, SIZE + 40, 220, wood, false, 74) +
    box(-20, 1212, SIZE + 40, 10, alpha(tint(wood, 0.6), 0.6)) +
    bunting(context, [80, 330], [880, 640], 170, 'lamps') +
    (light.dark ? glow(context, 1200, 1040, 420, light.glow, 0.5) + fireflies(context, 16, 300, 1200) : '')
  const tones: readonly [string, string, string] = [light.land('#3f8250'), light.land('#569a58'), light.land('#2f6e4a')]
  const front =
    spray(context, [-30, -30], 42, 'pointed', 7, 340, tones) +
    spray(context, [SIZE + 20, SIZE + 30], 204, 'pointed', 6, 300, tones) +
    spray(context, [-20, SIZE + 30], 156, 'round', 5, 260, tones) +
    shape(
      blob([
        [SIZE - 60, -20],
        [SIZE + 40, -20],
        [SIZE + 40, 200],
        [SIZE - 20, 120],
      ]),
      tones[2],
    )
  return createBackdrop({ back, front, floor: 1330 })
}
