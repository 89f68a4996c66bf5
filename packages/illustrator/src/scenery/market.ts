import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath, n } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { glow } from './sky.ts'
import { diya, matka } from './vessels.ts'

/** Shops of a bazaar, standing at (0, 0), in world units. Colours as in daylight. */

export const SHOPS = ['spices', 'bangles', 'cloth', 'toys', 'sweets', 'lamps'] as const
export type Shop = (typeof SHOPS)[number]

/** An open sack with a cone of spice. */
export function spiceSack({ light, defs }: DrawContext, height: number, colour: string): string {
  const jute = light.land('#cbb084')
  const c = light.land(colour)
  const w = height * 0.46
  return (
    ellipse(0, 2, w * 1.1, w * 0.2, light.shadow) +
    shape(
      `M${n(-w * 0.9)} ${n(-height * 0.7)}L0 ${n(-height * 1.26)}L${n(w * 0.9)} ${n(-height * 0.7)}Z`,
      defs.horizontalGradient(shade(c, 0.16), c, tint(c, 0.2)),
    ) +
    shape(
      `M${n(-w)} ${n(-height * 0.72)}Q${n(-w * 1.16)} ${n(-height * 0.3)} ${n(-w * 0.86)} 0H${n(w * 0.86)}Q${n(w * 1.16)} ${n(-height * 0.3)} ${n(w)} ${n(-height * 0.72)}Q0 ${n(-height * 0.6)} ${n(-w)} ${n(-height * 0.72)}Z`,
      defs.horizontalGradient(shade(jute, 0.2), jute, tint(jute, 0.12)),
    ) +
    line(
      `M${n(-w)} ${n(-height * 0.74)}Q0 ${n(-height * 0.6)} ${n(w)} ${n(-height * 0.74)}`,
      tint(jute, 0.3),
      height * 0.09,
    )
  )
}

/** What hangs and stands in a shop, 1300 wide, on a floor at y = 0. */
function goods(context: DrawContext, shop: Shop): string {
  const { light, random } = context
  const pick = (list: readonly [string, ...string[]]) => light.land(random.pick(list))
  const vivid = ['#e4574a', '#f4b942', '#3f9a90', '#7a6bb0', '#d970a8', '#5f9ac0', '#8ab850'] as const
  const shelf = (y: number) => box(-600, y, 1200, 34, light.land('#9a6a48'))
  switch (shop) {
    case 'spices':
      return (
        shelf(-1150) +
        shelf(-800) +
        Array.from({ length: 9 }, (_, i) =>
          place(
            box(-50, -170, 100, 170, pick(vivid), 16) + box(-40, -200, 80, 34, light.land('#e8dcc4'), 8),
            -520 + i * 130,
            -1150,
          ),
        ).join('') +
        Array.from({ length: 7 }, (_, i) =>
          place(matka(context, 190, i % 2 ? '#c98a44' : '#b5603c'), -510 + i * 170, -800),
        ).join('')
      )
    case 'bangles': {
      let rings = ''
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 8; i++) {
          const [x, y] = [-530 + i * 150, -640 - row * 280]
          const colour = pick(vivid)
          rings += Array.from(
            { length: 4 },
            (_, k) =>
              `<ellipse cx="${x}" cy="${y - k * 34}" rx="58" ry="22" fill="none" stroke="${k % 2 ? tint(colour, 0.4) : colour}" stroke-width="22"/>`,
          ).join('')
        }
      return shelf(-600) + shelf(-880) + shelf(-1160) + rings
    }
    case 'cloth':
      return (
        shelf(-900) +
        Array.from({ length: 3 }, (_, row) =>
          Array.from({ length: 4 }, (_, i) => box(-570 + i * 290, -980 - row * 110, 270, 100, pick(vivid), 40)).join(
            '',
          ),
        ).join('') +
        Array.from(
          { length: 6 },
          (_, i) =>
            shape(`M${-600 + i * 200} -880h180q16 330 -6 660q-90 40 -170 0q-20 -330 -4 -660Z`, pick(vivid)) +
            line(`M${-596 + i * 200} -260q90 34 172 0`, light.land('#f6d488'), 18),
        ).join('')
      )
    case 'toys':
      return (
        Array.from({ length: 5 }, (_, i) =>
          place(
            shape('M0 -170L140 0L0 190L-140 0Z', pick(vivid)) +
              line('M0 -170V190M-140 0Q0 -60 140 0', light.land('#f6ecd4'), 10) +
              shape('M0 190l-40 60h80Z', pick(vivid)),
            -500 + i * 250,
            -1130 + (i % 2) * 120,
          ),
        ).join('') +
        shelf(-560) +
        Array.from({ length: 6 }, (_, i) =>
          place(
            i % 2
              ? circle(0, -90, 84, pick(vivid)) + circle(20, -110, 30, light.land('#fbf4e4'))
              : shape('M-80 -150H80L0 0Z', pick(vivid)) + box(-14, -210, 28, 60, light.land('#e8dcc4')),
            -500 + i * 200,
            -560,
          ),
        ).join('')
      )
    case 'sweets':
      return (
        [-1120, -820].map(shelf).join('') +
        [0, 1]
          .map(row =>
            Array.from({ length: 4 }, (_, i) => {
              const c = pick(['#f0a23c', '#f6e2b0', '#e88a9a', '#a9c46a'])
              let d = ''
              for (let k = 0; k < 10; k++) {
                const up = k < 4 ? 0 : k < 7 ? 1 : k < 9 ? 2 : 3
                d += circlePath(
                  -450 + i * 300 + (k < 4 ? k - 1.5 : k < 7 ? k - 5 : k < 9 ? k - 7.5 : 0) * 60,
                  -850 - row * 300 - up * 48,
                  33,
                )
              }
              return shape(d, c)
            }).join(''),
          )
          .join('') +
        box(-600, -560, 1200, 60, light.land('#c9cfd2')) +
        Array.from({ length: 4 }, (_, i) =>
          ellipse(-450 + i * 300, -580, 130, 40, pick(['#f0a23c', '#f6e2b0', '#e88a9a'])),
        ).join('')
      )
    case 'lamps':
      return (
        Array.from({ length: 6 }, (_, i) => {
          const [x, y, c] = [-510 + i * 205, -1040 + (i % 3) * 130, pick(vivid)]
          return (
            line(`M${x} -1420V${y - 130}`, light.land('#5a4a44'), 8) +
            (light.dark ? glow(context, x, y, 260, light.glow, 0.5) : '') +
            shape(
              `M${x - 60} ${y - 120}H${x + 60}L${x + 100} ${y}L${x} ${y + 140}L${x - 100} ${y}Z`,
              light.dark ? tint(c, 0.4) : c,
            ) +
            line(`M${x - 100} ${y}H${x + 100}M${x} ${y - 120}V${y + 140}`, light.land('#f6d488'), 10)
          )
        }).join('') +
        shelf(-520) +
        Array.from({ length: 7 }, (_, i) => place(diya(context, 60), -510 + i * 170, -520)).join('')
      )
  }
}

/** A striped awning, 1700 wide, hanging from y = 0. */
export function awning({ light }: DrawContext, [first, second]: readonly [string, string], width = 1700): string {
  const count = 9
  const step = width / count
  return (
    Array.from({ length: count }, (_, i) => {
      const x = -width / 2 + i * step
      const top = 0.86
      return shape(
        `M${n(x * top)} -300H${n((x + step) * top)}L${n(x + step)} 60q${n(-step / 2)} 90 ${n(-step)} 0Z`,
        light.land(i % 2 ? second : first),
      )
    }).join('') + line(`M${n(-width / 2)} 60H${n(width / 2)}`, alpha('#3a2030', 0.12), 26)
  )
}

/** A shop that is open to the street, 1600 wide and 2300 high. */
export function shopFront(
  context: DrawContext,
  shop: Shop,
  { wall, stripes }: { wall: string; stripes: readonly [string, string] },
): string {
  const { light, defs } = context
  const stucco = light.land(wall)
  const lit = light.dark
  const inner = lit
    ? defs.verticalGradient('#a8683c', '#eeb262', '#ffd588')
    : defs.verticalGradient(shade(stucco, 0.66), shade(stucco, 0.46))
  return (
    box(-830, -3300, 1660, 3300, defs.verticalGradient(tint(stucco, 0.1), stucco)) +
    box(-400, -3000, 800, 560, shade(stucco, 0.3), 14) +
    box(-340, -2950, 300, 510, light.land('#3f7f7a')) +
    box(40, -2950, 300, 510, light.land('#3f7f7a')) +
    box(-480, -2460, 960, 50, tint(stucco, 0.3)) +
    box(-680, -1640, 1360, 1640, inner, 10) +
    (lit ? glow(context, 0, -900, 1100, light.glow, 0.4) : '') +
    place(goods(context, shop), 0, -180) +
    box(-760, -430, 1520, 430, light.land('#b5794e')) +
    box(-780, -470, 1560, 60, light.land('#d49a66'), 10) +
    line(
      'M-620 -350h380v230h-380ZM-190 -350h380v230h-380ZM240 -350h380v230h-380Z',
      alpha(light.land('#7a4a34'), 0.6),
      14,
    ) +
    place(awning(context, stripes), 0, -1660)
  )
}
