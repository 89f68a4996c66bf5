import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, circlePath, n, soft } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'

/** Things of farms, standing at (0, 0), in world units. */

/** A rounded stack of hay or straw. */
export function haystack({ light, random, defs }: DrawContext, height: number): string {
  const straw = light.land('#e9c76c')
  const w = height * 0.6
  const strands = (count: number) =>
    Array.from({ length: count }, () => {
      const up = random.next()
      const x = random.between(-1, 1) * w * (0.95 - up * 0.7)
      return `M${n(x)} ${n(-height * (0.06 + up * 0.84))}q${n(x * 0.06)} ${n(height * 0.06)} ${n(x * 0.14)} ${n(height * 0.12)}`
    }).join('')
  return (
    ellipse(0, 8, w * 1.2, w * 0.14, light.shadow) +
    line(`M0 ${n(-height * 0.9)}V${n(-height * 1.12)}`, light.land('#7d5b45'), height * 0.03) +
    shape(
      blob([
        [-w, 0],
        [-w * 1.02, -height * 0.3],
        [-w * 0.66, -height * 0.66],
        [-w * 0.14, -height],
        [w * 0.16, -height],
        [w * 0.66, -height * 0.64],
        [w * 1.02, -height * 0.28],
        [w, 0],
      ]),
      defs.horizontalGradient(shade(straw, 0.22), straw, tint(straw, 0.2)),
    ) +
    line(strands(40), alpha(shade(straw, 0.44), 0.5), height * 0.011) +
    line(strands(26), alpha(tint(straw, 0.6), 0.7), height * 0.01)
  )
}

/** A hay bale tied with rope. */
export function hayBale({ light, random, defs }: DrawContext, width: number, height: number): string {
  const straw = light.land('#e3bd60')
  const strands = Array.from(
    { length: 30 },
    () =>
      `M${n(random.between(-0.47, 0.44) * width)} ${n(-random.between(0.06, 0.94) * height)}l${n(random.between(20, 60))} ${n(random.between(-10, 10))}`,
  ).join('')
  return (
    ellipse(0, 4, width * 0.56, height * 0.1, light.shadow) +
    box(
      -width / 2,
      -height,
      width,
      height,
      defs.verticalGradient(tint(straw, 0.24), straw, shade(straw, 0.2)),
      height * 0.12,
    ) +
    line(strands, alpha(shade(straw, 0.4), 0.5), 8) +
    line(`M${n(-width * 0.22)} ${n(-height)}V0M${n(width * 0.22)} ${n(-height)}V0`, light.land('#a5633a'), 14)
  )
}

/** A bullock cart without its bullocks, shafts to the left. */
export function bullockCart({ light }: DrawContext): string {
  const wood = light.land('#9c6a44')
  const paint = light.land('#d9643f')
  const spokes = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2
    return `M0 0L${n(Math.cos(angle) * 420)} ${n(Math.sin(angle) * 420)}`
  }).join('')
  const wheel =
    line(spokes, shade(wood, 0.2), 30) +
    circle(0, 0, 80, shade(wood, 0.3)) +
    `<circle r="430" fill="none" stroke="${shade(wood, 0.1)}" stroke-width="70"/>` +
    `<circle r="400" fill="none" stroke="${paint}" stroke-width="14"/>`
  return (
    ellipse(0, 10, 1150, 70, light.shadow) +
    line('M-700 -560L-1700 -700M-700 -520L-1700 -640', shade(wood, 0.16), 50) +
    line('M-1680 -820V-540', shade(wood, 0.3), 46) +
    box(-820, -620, 1640, 90, wood, 20) +
    line('M-760 -610V-980M-380 -610V-980M0 -610V-980M380 -610V-980M760 -610V-980', tint(wood, 0.08), 40) +
    line('M-800 -960H800M-800 -800H800', wood, 46) +
    place(wheel, 120, -480)
  )
}

/** A scarecrow in an old shirt, with a pot for a head. */
export function scarecrow(context: DrawContext, { happy = false, shirt = '#c9604a' } = {}): string {
  const { light, defs } = context
  const cloth = light.land(shirt)
  const straw = light.land('#dfbc68')
  const clay = light.land('#c98a5c')
  const hands = [-1, 1]
    .map(side =>
      line([-30, -12, 8, 26].map(d => `M${n(side * 560)} -1040l${n(side * 110)} ${n(d * 2)}`).join(''), straw, 14),
    )
    .join('')
  return (
    ellipse(0, 6, 260, 30, light.shadow) +
    line('M0 0V-1150M-600 -1040H600', light.land('#7d5b42'), 46) +
    hands +
    shape(
      'M-560 -1120L-140 -1150H140L560 -1120L540 -930L210 -960L240 -470L150 -520L90 -440L10 -520L-70 -450L-150 -530L-230 -460L-210 -960L-540 -930Z',
      defs.verticalGradient(tint(cloth, 0.12), cloth, shade(cloth, 0.2)),
    ) +
    shape('M-160 -860h130v130h-130Z', light.land('#f0c25a')) +
    shape('M60 -640h110v100h-110Z', light.land('#5f9aa5')) +
    line('M-160 -860h130v130h-130ZM60 -640h110v100h-110Z', alpha('#ffffff', 0.5), 7) +
    shape(
      soft([-190, -1330, -170, -1480, 0, -1540, 170, -1480, 190, -1330, 120, -1180, 0, -1150, -120, -1180]),
      defs.horizontalGradient(shade(clay, 0.16), clay, tint(clay, 0.16)),
    ) +
    circle(-70, -1350, 22, light.land('#3a2a30')) +
    circle(74, -1350, 22, light.land('#3a2a30')) +
    line(happy ? 'M-80 -1260Q0 -1190 84 -1262' : 'M-74 -1240Q0 -1262 76 -1236', light.land('#f7ead2'), 18) +
    ellipse(0, -1500, 330, 64, shade(straw, 0.1)) +
    shape('M-190 -1510Q-170 -1720 0 -1730Q170 -1720 190 -1510Z', straw) +
    line('M-186 -1540Q0 -1490 186 -1540', light.land('#b8483c'), 40)
  )
}

/** A hen, looking to the right. */
export function hen({ light }: DrawContext, colour = '#f9eedb'): string {
  const c = light.land(colour)
  return (
    ellipse(0, 4, 130, 18, light.shadow) +
    line('M-20 0V-60M34 0V-60', light.land('#e59a3c'), 16) +
    shape(
      soft([-170, -190, -120, -80, 0, -50, 110, -90, 130, -190, 160, -300, 104, -340, 60, -250, -30, -210, -140, -290]),
      c,
    ) +
    shape(soft([-90, -190, 10, -200, 60, -140, -10, -100, -80, -130]), alpha(shade(c, 0.24), 0.6)) +
    circle(122, -312, 12, '#2b2130') +
    shape('M156 -312l50 18l-48 18Z', light.land('#e59a3c')) +
    shape(soft([90, -340, 96, -392, 122, -362, 146, -386, 152, -330]), light.land('#d8503f')) +
    ellipse(140, -262, 14, 24, light.land('#d8503f'))
  )
}

/** Posts and rails between two ends, `height` high. */
export function railFence({ light }: DrawContext, width: number, height: number, colour = '#a9805a'): string {
  const wood = light.land(colour)
  const posts = Math.max(2, Math.round(width / 560))
  const step = width / posts
  const uprights = Array.from({ length: posts + 1 }, (_, i) => `M${n(-width / 2 + i * step)} 0v${n(-height)}`).join('')
  return (
    line(
      `M${n(-width / 2 - 60)} ${n(-height * 0.76)}H${n(width / 2 + 60)}M${n(-width / 2 - 60)} ${n(-height * 0.38)}H${n(width / 2 + 60)}`,
      tint(wood, 0.08),
      height * 0.09,
    ) + line(uprights, wood, height * 0.13)
  )
}

/** A milk can of dented aluminium. */
export function milkCan({ light, defs }: DrawContext, height = 420): string {
  const c = light.land('#c3c9cc')
  const w = height * 0.3
  return (
    ellipse(0, 3, w * 1.1, w * 0.2, light.shadow) +
    shape(
      `M${n(-w)} -6V${n(-height * 0.62)}Q${n(-w)} ${n(-height * 0.74)} ${n(-w * 0.5)} ${n(-height * 0.8)}H${n(w * 0.5)}Q${n(w)} ${n(-height * 0.74)} ${n(w)} ${n(-height * 0.62)}V-6Q0 14 ${n(-w)} -6Z`,
      defs.horizontalGradient(shade(c, 0.3), tint(c, 0.4), c, shade(c, 0.24)),
    ) +
    box(-w * 0.62, -height * 0.96, w * 1.24, height * 0.17, shade(c, 0.06), 10) +
    line(
      `M${n(-w * 0.96)} ${n(-height * 0.5)}q${n(-w * 0.5)} ${n(-height * 0.1)} 0 ${n(-height * 0.2)}`,
      shade(c, 0.3),
      12,
    )
  )
}

/** Tall sugarcane: canes with long bent leaves. */
export function sugarcane({ light, random }: DrawContext, width: number, height: number, count: number): string {
  const leaf = light.land('#7da84c')
  let canes = ''
  let joints = ''
  const blades = ['', '', '']
  for (let i = 0; i < count; i++) {
    const x = (i / count - 0.5) * width + random.between(-30, 30)
    const h = height * random.between(0.82, 1.04)
    canes += `M${n(x)} 0V${n(-h * 0.74)}`
    for (let k = 1; k < 6; k++) joints += `M${n(x - 14)} ${n(-h * 0.12 * k)}h28`
    for (let k = 0; k < 7; k++) {
      const y = -h * random.between(0.24, 0.82)
      const l = h * random.between(0.24, 0.36) * (random.chance(0.5) ? 1 : -1)
      const up = Math.abs(l) * random.between(0.3, 0.9)
      blades[k % 3] +=
        `M${n(x)} ${n(y)}Q${n(x + l * 0.4)} ${n(y - up * 1.2)} ${n(x + l)} ${n(y - up * 0.2)}Q${n(x + l * 0.4)} ${n(y - up * 0.94)} ${n(x)} ${n(y + 24)}Z`
    }
  }
  return (
    shape(blades[0] ?? '', shade(leaf, 0.3)) +
    line(canes, light.land('#a89a58'), 26) +
    line(joints, light.land('#7d6f3c'), 8) +
    shape(blades[1] ?? '', leaf) +
    shape(blades[2] ?? '', tint(leaf, 0.14))
  )
}

/** A woven basket with heaped goods. */
export function basketOf({ light, random, defs }: DrawContext, width: number, colours: readonly string[]): string {
  const cane = light.land('#c59a5c')
  const w = width / 2
  const heap = colours
    .map((colour, k) => {
      let data = ''
      for (let i = 0; i < 9; i++) {
        const up = random.next()
        data += circlePath(random.between(-1, 1) * w * (0.86 - up * 0.5), -width * (0.4 + up * 0.24), width * 0.085)
      }
      return shape(data, k % 2 ? light.land(colour) : tint(light.land(colour), 0.06))
    })
    .join('')
  const weave = [0.1, 0.2, 0.3]
    .map(
      t =>
        `M${n(-w * (0.74 + t * 0.6))} ${n(-width * t)}Q0 ${n(-width * (t - 0.07))} ${n(w * (0.74 + t * 0.6))} ${n(-width * t)}`,
    )
    .join('')
  return (
    ellipse(0, 3, w, w * 0.14, light.shadow) +
    ellipse(0, -width * 0.4, w * 0.94, width * 0.16, shade(light.land(colours[0] ?? '#888888'), 0.3)) +
    heap +
    shape(
      `M${n(-w)} ${n(-width * 0.4)}Q0 ${n(-width * 0.3)} ${n(w)} ${n(-width * 0.4)}L${n(w * 0.74)} -4Q0 14 ${n(-w * 0.74)} -4Z`,
      defs.horizontalGradient(shade(cane, 0.2), cane, tint(cane, 0.14)),
    ) +
    line(weave, alpha(shade(cane, 0.5), 0.4), width * 0.024)
  )
}
