import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { blob, n, type Point } from '../canvas/path.ts'
import { box, dots, ellipse, line, SIZE, shape } from '../canvas/svg.ts'
import { boards, bunting } from '../scenery/buildings.ts'
import { land, rock } from '../scenery/land.ts'
import { spray } from '../scenery/leaves.ts'
import { OPEN } from '../scenery/skies.ts'
import { openSky } from '../scenery/sky.ts'
import { palm } from '../scenery/trees.ts'
import { surf, water, waterColour } from '../scenery/water.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** The beach and the ship. */

const sail = (x: number, y: number, s: number, cloth: string, hull: string) =>
  shape(
    `M${n(x - s * 0.5)} ${n(y - s * 0.16)}Q${n(x)} ${n(y + s * 0.16)} ${n(x + s * 0.5)} ${n(y - s * 0.16)}Z`,
    hull,
  ) +
  shape(
    `M${n(x + s * 0.03)} ${n(y - s * 0.22)}V${n(y - s * 0.96)}Q${n(x + s * 0.44)} ${n(y - s * 0.5)} ${n(x + s * 0.42)} ${n(y - s * 0.22)}ZM${n(x - s * 0.03)} ${n(y - s * 0.22)}V${n(y - s * 0.8)}Q${n(x - s * 0.3)} ${n(y - s * 0.5)} ${n(x - s * 0.34)} ${n(y - s * 0.22)}Z`,
    cloth,
  )

const gulls = (points: readonly Point[], colour: string) =>
  line(points.map(([x, y]) => `M${x - 26} ${y - 8}q14 -14 26 8q12 -22 26 -8`).join(''), colour, 6)

export const beach: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const blue = waterColour(context, '#4aa9bc', sky)
  const sand = light.land('#f3d9a6')
  const shine = light.time === 'sunset' ? 980 : 760
  const shells = Array.from({ length: 12 }, (): [number, number, number] => [
    random.between(40, SIZE - 40),
    random.between(1220, 1500),
    random.between(5, 10),
  ])
  const starfish = (x: number, y: number, s: number) =>
    shape(
      blob(
        Array.from(
          { length: 10 },
          (_, i): Point => [
            x + Math.sin(i * 0.628 + 0.3) * (i % 2 ? s * 0.4 : s),
            y - Math.cos(i * 0.628 + 0.3) * (i % 2 ? s * 0.2 : s * 0.5),
          ],
        ),
      ),
      light.land('#e98a6c'),
    )
  const back =
    openSky(context, sky, 800, {
      count: 6,
      shining: [shine, light.time === 'sunset' ? 700 : light.time === 'day' ? 220 : 360],
    }) +
    land(
      context,
      x => 790 - Math.max(0, (320 - x) * 0.16) + 6 * Math.sin(x / 60),
      mix(light.land('#7aa684'), sky[3], 0.46),
      { marks: 10 },
    ) +
    water(context, 792, 1110, blue, sky[3], shine) +
    sail(720, 850, 120, mix(light.land('#fbeeda'), sky[3], 0.2), mix(light.land('#b5653f'), sky[3], 0.2)) +
    gulls(
      [
        [480, 430],
        [560, 380],
        [900, 500],
      ],
      alpha(light.land('#fffaf0'), 0.9),
    )
  const shore =
    surf(context, 1090, sand) +
    land(context, x => 1110 + 16 * Math.sin(x / 260), sand, { marks: 60, depth: 400, low: light.land('#e0b97e') }) +
    palm(context, 1330, 1220, 900, light.land('#5a9e5c'), light.land('#a3744c'), -0.2) +
    palm(context, 1450, 1240, 620, light.land('#4f9056'), light.land('#94683f'), 0.06) +
    dots(shells, alpha(light.land('#fff4e2'), 0.9)) +
    starfish(1180, 1390, 34) +
    starfish(240, 1430, 26) +
    rock(context, 60, 1230, 190, 90, light.land('#b5a08c'))
  const tones: readonly [string, string, string] = [light.land('#4a9058'), light.land('#63a85f'), light.land('#3a7a50')]
  return createBackdrop({
    back,
    shore,
    front:
      spray(context, [-40, -30], 46, 'banana', 7, 420, tones) +
      spray(context, [-20, SIZE + 40], 156, 'pointed', 6, 260, tones) +
      spray(context, [SIZE + 30, SIZE + 40], 206, 'pointed', 5, 220, tones),
    pool: { level: 1000 },
  })
}

export const ship: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const blue = waterColour(context, '#3f9ab4', sky)
  const wood = light.land('#b98050')
  const cloth = light.land('#fbeed6')
  const mast = light.land('#8a5c3e')
  const sailCloth = `M640 170C900 230 1180 230 1450 150C1420 360 1430 560 1480 730C1180 800 900 790 610 720C680 540 680 350 640 170Z`
  const posts = Array.from({ length: 15 }, (_, i) => `M${20 + i * 110} 1000V1210`).join('')
  const barrel = (x: number, y: number) =>
    ellipse(x, y + 4, 90, 14, light.shadow) +
    shape(
      blob([
        [x - 70, y],
        [x - 86, y - 90],
        [x - 70, y - 180],
        [x + 70, y - 180],
        [x + 86, y - 90],
        [x + 70, y],
      ]),
      context.defs.horizontalGradient(shade(light.land('#a8683f'), 0.16), light.land('#b5754a'), light.land('#a8683f')),
    ) +
    line(
      `M${x - 80} ${y - 50}Q${x} ${y - 36} ${x + 80} ${y - 50}M${x - 80} ${y - 132}Q${x} ${y - 118} ${x + 80} ${y - 132}`,
      light.land('#5f5a60'),
      11,
    ) +
    ellipse(x, y - 180, 70, 16, shade(light.land('#b5754a'), 0.24))
  const back =
    openSky(context, sky, 900, { count: 6, shining: [330, light.time === 'sunset' ? 760 : 300] }) +
    land(context, x => 900 - Math.max(0, 60 - ((x - 420) / 22) ** 2 * 0.4), mix(light.land('#7aa684'), sky[3], 0.5), {
      marks: 6,
    }) +
    water(context, 895, 1240, blue, sky[3], 330) +
    gulls(
      [
        [180, 520],
        [260, 470],
        [520, 560],
      ],
      alpha(light.land('#fffaf0'), 0.9),
    ) +
    box(1030, -20, 44, 1240, context.defs.horizontalGradient(shade(mast, 0.2), mast, tint(mast, 0.1))) +
    line('M1052 40L520 1040M1052 40L1540 960', alpha(light.land('#7a5a44'), 0.7), 6) +
    shape(sailCloth, context.defs.horizontalGradient(shade(cloth, 0.1), cloth, shade(cloth, 0.06))) +
    context.defs.clip(
      sailCloth,
      line('M600 300C900 370 1180 370 1500 280M600 560C900 630 1180 620 1500 560', light.land('#d9604f'), 70) +
        line('M880 180Q860 480 880 800M1230 180Q1260 480 1240 800', alpha(shade(cloth, 0.5), 0.2), 12),
    ) +
    box(600, 140, 890, 30, mast, 14) +
    box(580, 716, 930, 30, mast, 14) +
    line(posts, light.land('#a36c44'), 24) +
    box(-20, 978, SIZE + 40, 40, light.land('#c98f5c'), 10) +
    boards(context, -20, 1200, SIZE + 40, 340, wood, false, 68) +
    box(-20, 1180, SIZE + 40, 34, light.land('#9a6440')) +
    barrel(1380, 1290) +
    barrel(1240, 1262) +
    ringBuoy(light.land('#e4674f'), light.land('#fbf1dc'), 150, 1090) +
    bunting(context, [-20, 330], [600, 150], 120, light.dark ? 'lamps' : 'flags') +
    dots(
      Array.from({ length: 8 }, (): [number, number, number] => [
        random.between(0, SIZE),
        random.between(1230, 1500),
        5,
      ]),
      alpha(shade(wood, 0.5), 0.3),
    )
  const coil = Array.from(
    { length: 4 },
    (_, i) =>
      `M${1300 - i * 8} ${1500 - i * 22}a${130 - i * 6} 30 0 1 0 ${260 - i * 12} 0a${130 - i * 6} 30 0 1 0 ${-260 + i * 12} 0`,
  ).join('')
  return createBackdrop({
    back,
    front:
      line(coil, light.land('#d9bb84'), 22) +
      line('M60 -20C40 400 90 900 50 1560', light.land('#c9a468'), 20) +
      line('M60 -20C40 400 90 900 50 1560', alpha(light.land('#8a6438'), 0.5), 5),
    floor: 1360,
  })
}

const ringBuoy = (red: string, white: string, x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="62" fill="none" stroke="${white}" stroke-width="34"/><circle cx="${x}" cy="${y}" r="62" fill="none" stroke="${red}" stroke-width="34" stroke-dasharray="48.7 48.7"/>`
