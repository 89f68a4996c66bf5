import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath, n, polygon } from '../canvas/path.ts'
import { box, line, SIZE, shape } from '../canvas/svg.ts'
import { archedWindow, domedTower } from '../scenery/buildings.ts'
import { footpath, grass, land, mountains, ridge, tufts, wildflowers } from '../scenery/land.ts'
import { leafyFrame } from '../scenery/leaves.ts'
import { hazeOf, OPEN } from '../scenery/skies.ts'
import { cloud, openSky, puff, stars } from '../scenery/sky.ts'
import { bush, grove, pine } from '../scenery/trees.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** The castle and the cloud kingdom. */

const flag = (x: number, y: number, s: number, colour: string) =>
  line(`M${n(x)} ${n(y)}v${n(-s)}`, '#8a6a4c', 6) +
  shape(
    `M${n(x)} ${n(y - s)}q${n(s * 0.4)} ${n(-s * 0.1)} ${n(s * 0.8)} ${n(s * 0.14)}q${n(-s * 0.2)} ${n(s * 0.2)} 0 ${n(s * 0.34)}q${n(-s * 0.4)} ${n(-s * 0.16)} ${n(-s * 0.8)} 0Z`,
    colour,
  )

function palace(
  context: DrawContext,
  x: number,
  y: number,
  s: number,
  wall: string,
  dome: string,
  second: string,
): string {
  const battlement = Array.from(
    { length: 12 },
    (_, i) =>
      `M${n(x - 300 * s + i * 52 * s)} ${n(y - 196 * s)}h${n(34 * s)}v${n(-34 * s)}q${n(-17 * s)} ${n(-22 * s)} ${n(-34 * s)} 0Z`,
  ).join('')
  const gate = `M${n(x - 64 * s)} ${n(y)}V${n(y - 100 * s)}C${n(x - 64 * s)} ${n(y - 150 * s)} ${n(x - 20 * s)} ${n(y - 160 * s)} ${n(x)} ${n(y - 186 * s)}C${n(x + 20 * s)} ${n(y - 160 * s)} ${n(x + 64 * s)} ${n(y - 150 * s)} ${n(x + 64 * s)} ${n(y - 100 * s)}V${n(y)}Z`
  return (
    domedTower(context, x, y, 190 * s, 470 * s, shade(wall, 0.06), dome) +
    domedTower(context, x - 170 * s, y, 110 * s, 380 * s, wall, second) +
    domedTower(context, x + 170 * s, y, 110 * s, 360 * s, wall, second) +
    box(x - 306 * s, y - 200 * s, 612 * s, 204 * s, context.defs.verticalGradient(tint(wall, 0.12), wall)) +
    shape(battlement, tint(wall, 0.12)) +
    domedTower(context, x - 300 * s, y, 130 * s, 260 * s, tint(wall, 0.06), dome) +
    domedTower(context, x + 300 * s, y, 130 * s, 260 * s, tint(wall, 0.06), dome) +
    shape(gate, context.light.dark ? '#ffd186' : shade(wall, 0.5)) +
    line(gate, tint(wall, 0.4), 12 * s) +
    archedWindow(context, x - 170 * s, y - 60 * s, 40 * s, 80 * s, tint(wall, 0.4)) +
    archedWindow(context, x + 170 * s, y - 60 * s, 40 * s, 80 * s, tint(wall, 0.4)) +
    flag(x, y - 470 * s - 190 * s * 1.32, 70 * s, second) +
    flag(x - 300 * s, y - 260 * s - 130 * s * 1.32, 54 * s, second)
  )
}

export const castle: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const far = hazeOf(context, sky)
  const hill = (x: number) => 1000 - 130 * Math.exp(-(((x - 1040) / 340) ** 2)) + 12 * Math.sin(x / 120)
  const near = (x: number) => 1130 + 12 * Math.sin(x / 170 + 1)
  const back =
    openSky(context, sky, 980, {
      count: 6,
      shining: light.dark ? [330, 280] : [360, light.time === 'day' ? 230 : 620],
    }) +
    mountains(context, 980, 300, far('#8a9ab4', 0.55), light.dark ? null : mix('#ffffff', sky[3], 0.3)) +
    land(context, ridge(random, 960, 40), far('#86b294', 0.46), { marks: 20 }) +
    palace(context, 1040, 900, 0.92, far('#f0c8b0', 0.14), far('#4f8fa8', 0.08), far('#d9667c', 0.08)) +
    land(context, hill, far('#86b872', 0.14), { marks: 50 }) +
    footpath(context, [700, 1560], [1040, 900], 150, light.land('#ecd2a2')) +
    grove(context, x => hill(x) + 30, -20, 640, 76, far('#5c9868', 0.2)) +
    pine(context, 1390, 1120, 360, light.land('#4f8a68'), light.land('#8a5f45')) +
    pine(context, 1500, 1140, 300, light.land('#5a9670'), light.land('#8a5f45')) +
    land(context, near, light.land('#9cc86c'), { marks: 80, depth: 380 }) +
    footpath(context, [760, 1560], [880, 1128], 190, light.land('#ecd2a2')) +
    bush(context, 90, 1170, 120, light.land('#5a9a5c')) +
    bush(context, 240, 1180, 80, light.land('#6aa862')) +
    tufts(context, 40, 1160, 1500, alpha(light.land('#639a52'), 0.75)) +
    wildflowers(
      context,
      60,
      1150,
      1510,
      [light.land('#f2a0b0'), light.land('#fbe6a6'), light.land('#f6f0e6'), light.land('#c9a0d8')],
      light.land('#f0a640'),
      10,
    )
  const front =
    grass(context, () => 1548, 90, 100, light.land('#558f4e'), 0) +
    leafyFrame(context, light.land('#3f7d5c'), { kinds: ['round', 'pointed'] })
  return createBackdrop({ back, front })
}

/** A floor of clouds below `level`. */
function cloudFloor(context: DrawContext, level: number, size: number, colour: string, low: string): string {
  const { random } = context
  let heap = ''
  for (let x = -60; x < SIZE + 80; x += size * 0.6)
    heap += circlePath(x + random.between(-16, 16), level + random.between(-14, 20), size * random.between(0.42, 0.62))
  return shape(
    `${heap}M-20 ${n(level)}H${SIZE + 20}V${SIZE + 20}H-20Z`,
    context.defs.verticalGradient(tint(colour, 0.3), colour, mix(colour, low, 0.6), low),
  )
}

export const cloudKingdom: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const bright = { morning: '#fff3e2', day: '#fffaf0', sunset: '#ffdcc0', dusk: '#c9aacb', night: '#7fa6bf' }[
    light.time
  ]
  const air = (share: number) => mix(bright, sky[2], share)
  const rainbow = ['#e88a80', '#f4b06c', '#f6dc8a', '#a4cfa0', '#86b8d0', '#a796cc']
    .map(
      (colour, i) =>
        `<circle cx="700" cy="1080" r="${620 - i * 30}" fill="none" stroke="${alpha(mix(colour, sky[1], 0.2), light.dark ? 0.3 : 0.5)}" stroke-width="30"/>`,
    )
    .join('')
  const hanging =
    line(
      [
        [220, 250],
        [500, 170],
        [820, 210],
        [1330, 160],
      ]
        .map(([x = 0, y = 0]) => `M${x} -10V${y}`)
        .join(''),
      alpha('#fff4d2', 0.5),
      4,
    ) +
    [
      [220, 250],
      [500, 170],
      [820, 210],
      [1330, 160],
    ]
      .map(([x = 0, y = 0], i) => shape(starAt(x, y + 24, i % 2 ? 26 : 36), light.dark ? '#ffe6a4' : '#fff0c0'))
      .join('')
  const back =
    openSky(context, sky, 1240, { count: 3, shining: [1300, light.time === 'sunset' ? 640 : 300] }) +
    (light.dark ? stars(context, 40, 900) : '') +
    rainbow +
    hanging +
    cloudFloor(context, 1020, 150, air(0.46), mix(bright, sky[1], 0.72)) +
    domedTower(
      context,
      980,
      1040,
      120,
      300,
      mix(light.land('#f3d6c4'), sky[2], 0.2),
      mix(light.land('#5fa0b4'), sky[2], 0.14),
    ) +
    domedTower(
      context,
      1240,
      1060,
      110,
      230,
      mix(light.land('#f3d6c4'), sky[2], 0.2),
      mix(light.land('#e08a98'), sky[2], 0.14),
    ) +
    domedTower(
      context,
      1110,
      1050,
      180,
      420,
      mix(light.land('#f9e2d0'), sky[2], 0.12),
      mix(light.land('#e08a98'), sky[2], 0.08),
    ) +
    cloudFloor(context, 1110, 170, air(0.26), mix(bright, sky[1], 0.62)) +
    cloud(context, 200, 760, 300, air(0.2)) +
    cloud(context, 1420, 860, 260, air(0.24)) +
    cloudFloor(context, 1230, 190, air(0.04), mix(bright, sky[1], 0.5)) +
    shape(
      Array.from({ length: 18 }, () =>
        circlePath(random.between(0, SIZE), random.between(1260, 1500), random.between(26, 60)),
      ).join(''),
      alpha('#ffffff', light.dark ? 0.1 : 0.3),
    )
  const heap = (x: number, width: number) =>
    shape(puff(context, x, SIZE + 50, width, 330), context.defs.verticalGradient(tint(air(0.02), 0.4), air(0.2)))
  return createBackdrop({ back, front: heap(60, 620) + heap(1480, 560), floor: 1320 })
}

const starAt = (x: number, y: number, r: number) =>
  polygon(
    Array.from({ length: 10 }, (_, i): [number, number] => {
      const length = i % 2 ? r * 0.48 : r
      return [x + Math.sin(i * 0.6283) * length, y - Math.cos(i * 0.6283) * length]
    }),
  )
