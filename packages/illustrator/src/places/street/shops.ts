import type { Random } from '@kahani/random/random'
import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { dots, line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import type { Stage } from '../../stage/stage.ts'
import type { Plane } from '../plane.ts'

/** Narrow houses with a shop below and a balcony above, on any upright plane. */

export interface House {
  width: number
  height: number
  wall: string
  awning: string
  goods: 'fruit' | 'cloth' | 'pots' | 'books' | 'sweets'
  shutter: string
}

const WALLS = ['#e8b06a', '#7fb0a4', '#e58f7c', '#f0cf94', '#8fa3c8', '#d99ab0', '#a8c088'] as const
const AWNINGS = ['#d9604f', '#f4b942', '#3f8a8c', '#c2527a', '#e4874f', '#5f78b0'] as const
const GOODS = ['fruit', 'cloth', 'pots', 'books', 'sweets'] as const

/** The houses of a street; the same in the whole book. */
export function housesOf(random: Random, count: number): House[] {
  const first = random.integer(0, 6)
  return Array.from({ length: count }, (_, i) => ({
    width: random.between(1350, 1750),
    height: random.between(2150, 3350),
    wall: WALLS[(first + i * 2) % WALLS.length] ?? WALLS[0],
    awning: AWNINGS[(first + i) % AWNINGS.length] ?? AWNINGS[0],
    goods: GOODS[(first + i) % GOODS.length] ?? GOODS[0],
    shutter: random.pick(['#4f7f6a', '#3f6f9a', '#8a5a44', '#7a4f6a']),
  }))
}

/**
 * A house front from u to u + width on a plane.
 * @param tone a colour in the light and haze of the picture
 */
export function houseFront(
  stage: Stage,
  plane: Plane,
  u: number,
  house: House,
  tone: (colour: string) => string,
): string {
  const { light } = stage.context
  const { width, height } = house
  const lit = light.dark && !stage.states.has('blackout')
  const wall = tone(house.wall)
  const trim = tint(wall, 0.5)
  const size = plane.scale(u + width / 2, 1200)
  // Far houses are too small for what is in their shops.
  const small = size < 0.2
  const glass = lit ? '#ffd78a' : tone('#7fa3a8')
  const shutter = tone(house.shutter)
  let upper = ''
  for (let v = 1560; v < height - 560; v += 1000)
    for (const share of [0.28, 0.72]) {
      const middle = u + width * share
      upper +=
        shape(plane.arch(middle, v - 40, 380, 740), trim) +
        shape(plane.arch(middle, v, 300, 660), glass) +
        shape(plane.rect(middle - 260, v, 120, 420) + plane.rect(middle + 140, v, 120, 420), shutter) +
        line(
          plane.line([
            [middle, v],
            [middle, v + 640],
          ]),
          trim,
          18 * size,
        )
    }
  const bars: string[] = []
  for (let k = 1; k < (small ? 0 : 10); k++)
    bars.push(
      plane.line([
        [u + (width * k) / 10, 1340],
        [u + (width * k) / 10, 1590],
      ]),
    )
  const stripes = Array.from({ length: 8 }, (_, i): string => {
    if (i % 2) return ''
    const a = u + 40 + ((width - 80) * i) / 8
    const b = a + (width - 80) / 8
    return plane.area([
      [a, 1330],
      [b, 1330],
      [b + 6, 1020],
      [a - 6, 1020],
    ])
  }).join('')
  const scallops = Array.from({ length: 8 }, (_, i) =>
    plane.disc(u + 40 + ((width - 80) * (i + 0.5)) / 8, 1020, (width - 80) / 16, 60),
  ).join('')
  return (
    shape(plane.rect(u, 0, width, height), wall) +
    shape(plane.rect(u - 10, height - 110, width + 20, 150), tint(wall, 0.36)) +
    shape(plane.rect(u, 0, 60, height), alpha(shade(wall, 0.5), 0.16)) +
    upper +
    shape(plane.rect(u + 70, 1300, width - 140, 70), trim) +
    line(
      `${bars.join('')}${plane.line([
        [u + 70, 1590],
        [u + width - 70, 1590],
      ])}`,
      shade(wall, 0.5),
      16 * size,
    ) +
    // The shop.
    shape(plane.rect(u + 110, 90, width - 220, 1000), lit ? '#ffdf9c' : shade(wall, 0.5)) +
    (small
      ? ''
      : shelves(plane, u + 110, width - 220, house, lit ? colour => mix(light.on(colour), '#ffdf9c', 0.14) : tone)) +
    (lit ? glow(stage.context, ...plane.at(u + width / 2, 700), 1100 * size, light.glow, 0.4) : '') +
    shape(plane.rect(u, 0, width, 100), shade(wall, 0.24)) +
    shape(
      plane.area([
        [u + 40, 1330],
        [u + width - 40, 1330],
        [u + width - 20, 1020],
        [u + 20, 1020],
      ]) + (small ? '' : scallops),
      tone('#fbeed6'),
    ) +
    shape(stripes, tone(house.awning))
  )
}

function shelves(
  plane: Plane,
  u: number,
  width: number,
  { goods, awning }: House,
  tone: (colour: string) => string,
): string {
  const at = (share: number, v: number): Point => plane.at(u + width * share, v)
  const r = (v: number) => plane.scale(u, v)
  const colours = {
    fruit: ['#e4674f', '#f4a742', '#8fb552', '#e8c24a'],
    cloth: ['#c2527a', '#3f8a8c', '#e8b04f', '#6f5fa8'],
    pots: ['#b5673f', '#c8804f', '#a85a3c', '#d09a5c'],
    books: ['#4f7fa8', '#d9604f', '#e8c060', '#6b9e62'],
    sweets: ['#f0b548', '#f6e0b0', '#e58a5c', '#d977a0'],
  }[goods]
  let drawing =
    shape(plane.rect(u, 90, width, 330), tone('#a87048')) + shape(plane.rect(u, 400, width, 46), tone('#d09a68'))
  colours.forEach((colour, i) => {
    const x = 0.14 + i * 0.24
    const lit = tone(colour)
    if (goods === 'cloth') {
      drawing +=
        shape(plane.rect(u + width * (x - 0.1), 450, width * 0.2, 420), lit) +
        shape(plane.rect(u + width * (x - 0.1), 450, width * 0.04, 420), tint(lit, 0.3))
      return
    }
    if (goods === 'books') {
      drawing += [0, 1, 2, 3]
        .map(k =>
          shape(
            plane.rect(u + width * (x - 0.1 + k * 0.05), 450, width * 0.042, 200 + ((k * 67 + i * 41) % 110)),
            tone(colours[(i + k) % 4] ?? colour),
          ),
        )
        .join('')
      return
    }
    const heap: [number, number, number][] = []
    for (let row = 0; row < 3; row++)
      for (let k = 0; k < 4 - row; k++) heap.push([...at(x + (k - (3 - row) / 2) * 0.055, 480 + row * 74), 52 * r(480)])
    drawing +=
      dots(heap, lit) +
      dots(
        heap.map(([px, py, pr]): [number, number, number] => [px - pr * 0.3, py - pr * 0.3, pr * 0.3]),
        alpha('#fff4dc', 0.5),
      )
  })
  const hung = [0.2, 0.4, 0.6, 0.8]
    .map(
      share =>
        `${plane.line([
          [u + width * share, 1090],
          [u + width * share, 960],
        ])}`,
    )
    .join('')
  return (
    drawing +
    line(hung, tone('#6a4a3c'), 10 * r(900)) +
    dots(
      [0.2, 0.4, 0.6, 0.8].map((share): [number, number, number] => [...at(share, 930), 52 * r(900)]),
      tone(awning),
    )
  )
}
