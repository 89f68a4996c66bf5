import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n } from '../canvas/path.ts'
import { box, circle, ellipse, line, shape } from '../canvas/svg.ts'
import { glow } from './sky.ts'

/** Things of parks and schoolyards, standing at (0, 0), in world units. Colours as in daylight. */

/** A slide that leads down to the right; its platform is at (-620, -1300). */
export function slide({ light, defs }: DrawContext, colour: string, frame: string): string {
  const c = light.land(colour)
  const f = light.land(frame)
  return (
    ellipse(0, 8, 1300, 70, light.shadow) +
    line('M-1100 0L-800 -1300M-880 0L-620 -1300M-420 0V-1300', f, 46) +
    line(
      [0.14, 0.3, 0.46, 0.62, 0.78, 0.93]
        .map(t => `M${n(-1100 + 300 * t)} ${n(-1300 * t)}H${n(-880 + 260 * t)}`)
        .join(''),
      tint(f, 0.2),
      40,
    ) +
    shape(
      'M-640 -1330H-380C-60 -1200 60 -300 560 -190H1000V-70H520C-60 -130 -160 -1030 -420 -1200H-640Z',
      defs.verticalGradient(tint(c, 0.16), c, shade(c, 0.16)),
    ) +
    line('M-640 -1330H-380C-60 -1200 60 -300 560 -190H1000', tint(c, 0.4), 34) +
    line('M-800 -1300V-1700H-380V-1310M-800 -1500H-380', f, 36) +
    line('M900 -100V0M-420 -1250V0', shade(f, 0.2), 40)
  )
}

/** The frame of a swing for two, 1900 high. */
export function swingFrame({ light }: DrawContext, frame: string): string {
  const f = light.land(frame)
  return (
    ellipse(0, 8, 1250, 60, light.shadow) +
    line('M-1150 0L-980 -1900L-820 0M1150 0L980 -1900L820 0', f, 56) +
    line('M-1020 -1890H1020', shade(f, 0.1), 64)
  )
}

/** A bench of slats on an iron frame, 1300 long. */
export function parkBench({ light }: DrawContext, wood = '#b5774a'): string {
  const w = light.land(wood)
  const iron = light.land('#47505e')
  return (
    ellipse(0, 6, 760, 50, light.shadow) +
    line('M-540 0V-800M540 0V-800M-540 -330L-600 0M540 -330L600 0', iron, 46) +
    [0, 1, 2].map(i => box(-650, -800 + i * 120, 1300, 84, i % 2 ? w : tint(w, 0.1), 24)).join('') +
    box(-670, -400, 1340, 90, tint(w, 0.16), 24) +
    box(-670, -316, 1340, 20, shade(w, 0.4))
  )
}

/** A street lamp, lit after dark. */
export function parkLamp(context: DrawContext, height = 2500): string {
  const { light } = context
  const iron = light.land('#3f5a58')
  return (
    ellipse(0, 6, 170, 26, light.shadow) +
    line(`M0 0V${n(-height + 200)}`, iron, 54) +
    box(-90, -160, 180, 160, iron, 20) +
    box(-60, -height + 150, 120, 60, iron, 14) +
    (light.dark ? glow(context, 0, -height, 1150, light.glow, 0.75) : '') +
    circle(0, -height, 170, light.dark ? '#ffe9b4' : light.land('#f6eed8')) +
    shape(`M-110 ${n(-height - 130)}Q0 ${n(-height - 260)} 110 ${n(-height - 130)}Z`, iron)
  )
}

/** A merry-go-round, low, with bars to hold on to. */
export function merryGoRound({ light }: DrawContext): string {
  const colours = ['#e4574a', '#f4b942', '#4aa39c', '#7a6bb0'].map(c => light.land(c))
  return (
    ellipse(0, 10, 900, 90, light.shadow) +
    box(-60, -240, 120, 240, light.land('#5a6472')) +
    shape('M-860 -240A860 150 0 0 0 860 -240V-300H-860Z', shade(colours[0] ?? '', 0.2)) +
    ellipse(0, -300, 860, 150, colours[0] ?? '') +
    ellipse(0, -300, 620, 104, colours[1] ?? '') +
    ellipse(0, -300, 330, 56, colours[2] ?? '') +
    [-640, -220, 220, 640]
      .map((x, i) =>
        line(`M${x} ${-300 + (i % 2 ? -70 : 60)}V-860Q${x} -960 ${x * 0.5} -960H0`, light.land('#dfe4e6'), 34),
      )
      .join('')
  )
}

/** Balloons on a stick, as a seller carries them; its grip is at (0, 0). */
export function balloonBunch({ light, random }: DrawContext): string {
  const colours = ['#e4574a', '#f4b942', '#4f9ac0', '#7db24c', '#d970a8', '#8a6fc0']
  let strings = ''
  const balloons = colours.concat(colours).map((colour, i) => {
    const [x, y, r] = [
      ((i % 4) - 1.5) * 230 + random.between(-50, 50),
      -1500 - Math.floor(i / 4) * 240 + random.between(-50, 50),
      140,
    ]
    strings += `M0 -900Q${n(x * 0.3)} ${n(y * 0.7)} ${n(x)} ${n(y + r)}`
    const c = light.land(colour)
    return (
      ellipse(x, y, r * 0.88, r, c) +
      ellipse(x + r * 0.3, y - r * 0.36, r * 0.2, r * 0.28, alpha(tint(c, 0.7), 0.7), 20)
    )
  })
  return (
    line('M0 0V-950', light.land('#8a6a4c'), 34) +
    line(strings, alpha(light.land('#f4ead8'), 0.8), 8) +
    balloons.join('')
  )
}

/** A vendor's hand cart with an awning and heaps of goods, 1700 wide. */
export function handCart(
  { light, random }: DrawContext,
  { awning, goods, wood = '#3f8a8c' }: { awning: readonly [string, string]; goods: readonly string[]; wood?: string },
): string {
  const w = light.land(wood)
  const stripes = Array.from({ length: 9 }, (_, i) => {
    const x = -950 + i * 211
    return shape(
      `M${n(x + 70)} -2150H${n(x + 281 - 36)}L${n(x + 211)} -1850q-105 90 -211 0Z`,
      light.land(awning[i % 2 === 0 ? 0 : 1]),
    )
  }).join('')
  const heaps = goods
    .map((colour, i) => {
      const x = -680 + (i * 1360) / Math.max(1, goods.length - 1)
      let data = ''
      for (let k = 0; k < 16; k++) {
        const up = random.next()
        const r = 46
        data += `M${n(x + random.between(-1, 1) * 190 * (1 - up) - r)} ${n(-900 - up * 200)}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`
      }
      return shape(data, light.land(colour))
    })
    .join('')
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-260" r="240" fill="none" stroke="${light.land('#4a3a38')}" stroke-width="44"/>` +
    line(
      [0, 45, 90, 135]
        .map(
          a =>
            `M${n(x - 220 * Math.cos(a / 57.3))} ${n(-260 - 220 * Math.sin(a / 57.3))}L${n(x + 220 * Math.cos(a / 57.3))} ${n(-260 + 220 * Math.sin(a / 57.3))}`,
        )
        .join(''),
      light.land('#b98a5c'),
      20,
    )
  return (
    ellipse(0, 8, 1050, 60, light.shadow) +
    line('M-820 -860V-2080M820 -860V-2080', light.land('#8a6244'), 50) +
    heaps +
    box(-920, -880, 1840, 260, w, 14) +
    box(-920, -880, 1840, 50, tint(w, 0.3), 10) +
    line(
      Array.from({ length: 6 }, (_, i) => `M${-760 + i * 300} -800v150h150v-150Z`).join(''),
      alpha(tint(w, 0.6), 0.7),
      14,
    ) +
    line('M-880 -640L-980 0M880 -640L960 -100', shade(w, 0.3), 44) +
    wheel(-480) +
    wheel(520) +
    stripes
  )
}
