import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { n, type Point, polygon } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { FLAME_STATES } from './flames.ts'
import { lit, orb, round } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** For Christmas. */

/** Points of a star, the tips alternating with the corners between them, clockwise from the top. */
const starPoints = (x: number, y: number, r: number, inner: number, count: number): Point[] =>
  Array.from({ length: count * 2 }, (_, i): Point => {
    const angle = (i * Math.PI) / count
    const length = i % 2 ? inner : r
    return [x + Math.sin(angle) * length, y - Math.cos(angle) * length]
  })

/** Boughs from a tip down to a fringe: top, bottom, half width and number of fringes. */
type Tier = readonly [top: number, bottom: number, half: number, fringes: number]
const TIERS: readonly Tier[] = [
  [-800, -170, 440, 9],
  [-990, -430, 366, 8],
  [-1170, -690, 290, 7],
  [-1330, -930, 212, 5],
  [-1470, -1150, 134, 4],
]

/** How much lower the middle of a tier is than its ends. */
const sag = (share: number, half: number) => Math.sin(share * Math.PI) * half * 0.2

function boughs(tools: PropTools, [top, bottom, half, fringes]: Tier): string {
  const green = tools.on('#3f8f5c')
  const height = bottom - top
  const step = (half * 2) / fringes
  const y = (i: number) => bottom - half * 0.12 + sag(i / fringes, half)
  const fringe = Array.from({ length: fringes }, (_, i) => {
    const [x, from, to] = [-half + i * step, y(i), y(i + 1)]
    return `C${n(x + step * 0.06)} ${n(from + step * 0.5)} ${n(x + step * 0.7)} ${n(to + step * 0.44)} ${n(x + step)} ${n(to)}`
  }).join('')
  const outline = `M0 ${top}C${n(-half * 0.2)} ${n(top + height * 0.42)} ${n(-half * 0.6)} ${n(bottom - height * 0.34)} ${-half} ${n(y(0))}${fringe}C${n(half * 0.6)} ${n(bottom - height * 0.34)} ${n(half * 0.2)} ${n(top + height * 0.42)} 0 ${top}Z`
  const needles = Array.from({ length: fringes }, (_, i) => {
    const x = -half + (i + 0.5) * step
    const at = y(i + 0.5)
    return `M${n(x * 0.86)} ${n(at - step * 0.5)}L${n(x)} ${n(at + step * 0.12)}M${n(x * 0.6)} ${n(at - step * 1.3)}L${n(x * 0.72)} ${n(at - step * 0.8)}`
  }).join('')
  return (
    shape(outline, tools.defs.verticalGradient(tint(green, 0.16), green, shade(green, 0.26))) +
    line(needles, alpha(tint(green, 0.5), 0.45), 7)
  )
}

const BULBS = ['#ffd24a', '#ff7a5c', '#7fd0ff', '#ff9ec4', '#a6e36a']

/** A string of beads and one of bulbs, from side to side of a tier. */
function strings({ on, is }: PropTools, [, bottom, half]: Tier, row: number): string {
  const count = Math.round(half / 48)
  const at = (i: number, rise: number, width: number): Point => {
    const share = i / count
    return [(share - 0.5) * half * width, bottom - half * rise + sag(share, half) * 1.5]
  }
  const each = Array.from({ length: count + 1 }, (_, i) => i)
  const beads = Array.from({ length: count * 3 + 1 }, (_, i) => [...at(i / 3, 0.56, 1.04), 9] as const)
  const bulbs = each.map(i => {
    const [x, y] = at(i, 0.2, 1.5)
    const colour = BULBS[(i + row * 2) % BULBS.length] ?? '#ffd24a'
    return is('unlit')
      ? ellipse(x, y, 12, 16, on(shade(colour, 0.24)))
      : circle(x, y, 44, alpha('#ffe08a', 0.26)) +
          circle(x, y, 26, alpha(mix(colour, '#ffe08a', 0.5), 0.55)) +
          ellipse(x, y, 14, 18, tint(colour, 0.26)) +
          ellipse(x - 4, y - 5, 5, 6, '#fffbe6')
  })
  return dots(beads, on('#f6d27a')) + bulbs.join('')
}

/** A ball, a paper star, a bell or a walking stick of sugar that hangs from (x, y). */
function ornament(tools: PropTools, kind: number, x: number, y: number): string {
  const { on } = tools
  const gold = on('#f2bd48')
  const red = on('#d8443c')
  const ball = (colour: string) =>
    circle(0, 30, 32, orb(tools, colour)) +
    line('M-28 34Q0 50 28 34', alpha(tint(colour, 0.7), 0.9), 7) +
    ellipse(-11, 17, 9, 6, '#ffffffaa', -30) +
    box(-9, -8, 18, 12, gold, 3)
  const drawings = [
    () => ball(red),
    () => shape(polygon(starPoints(0, 30, 40, 17, 5)), gold) + circle(0, 30, 9, red),
    () => ball(on('#3f7fc0')),
    () =>
      shape('M-34 52Q-22 40 -20 20Q0 -18 20 20Q22 40 34 52Q0 62 -34 52Z', round(tools, gold)) +
      circle(0, 60, 9, on('#a8672a')),
    () => ball(on('#e77fa0')),
    () =>
      line('M12 84V14C12 -22 -32 -18 -28 18', on('#fff6ea'), 17) +
      line('M6 78l12 -10M6 54l12 -10M6 30l12 -10M2 2l10 -12M-22 -6l-4 -12', red, 8),
  ]
  return place(line('M0 -22V0', gold, 5) + (drawings[kind]?.() ?? ''), x, y, { scale: 1.24 })
}

/** Where ornaments hang: their kind and place. */
const HANGING: readonly (readonly [kind: number, x: number, y: number])[] = [
  [0, -250, -330],
  [3, -90, -300],
  [2, 82, -290],
  [1, 262, -330],
  [4, -180, -560],
  [5, 6, -566],
  [0, 186, -556],
  [1, -116, -790],
  [2, 112, -790],
  [3, 0, -990],
  [0, -64, -1180],
]

/** A fir in a painted pot, with lights that burn unless it is `unlit`; `empty`, nothing hangs on it yet. */
export const christmasTree = prop({ states: ['lit', 'unlit', 'empty'], scale: 0.88 }, tools => {
  const { on, is } = tools
  const isDecked = !is('empty')
  const shines = isDecked && !is('unlit')
  const pot = on('#c8503f')
  const star = polygon(starPoints(0, -1500, 104, 46, 5))
  return {
    drawing:
      box(-34, -300, 68, 180, round(tools, on('#8a5a3c')), 8) +
      shape('M-150 -176L-112 -6Q0 18 112 -6L150 -176Z', round(tools, pot)) +
      shape('M-164 -204Q0 -176 164 -204L156 -152Q0 -124 -156 -152Z', round(tools, tint(pot, 0.12))) +
      line('M-128 -92l26 26l26 -24l26 26l26 -24l25 24l25 -26l26 24l26 -26l26 24', on('#fbecd0'), 9) +
      dots(
        [-90, -45, 0, 45, 90].map(x => [x, -34, 9] as const),
        on('#f6c65a'),
      ) +
      TIERS.map((tier, i) => boughs(tools, tier) + (isDecked ? strings(tools, tier, i) : '')).join('') +
      (isDecked
        ? HANGING.map(([kind, x, y]) => ornament(tools, kind, x, y)).join('') +
          (shines ? circle(0, -1500, 170, tools.defs.radialGradient('#ffe9a0cc', '#ffe9a066', '#ffe9a000')) : '') +
          shape(star, shines ? tools.defs.radialGradient('#fffbe0', '#ffe27a', '#ffc24a') : lit(tools, on('#e8b440'))) +
          shape(
            polygon([
              [0, -1604],
              [0, -1500],
              [-27, -1537],
            ]),
            alpha('#ffffff', 0.45),
          )
        : ''),
    halfWidth: 440,
    height: isDecked ? 1610 : 1470,
    ...(shines ? { light: { at: [0, -760] as const, r: 1000 } } : {}),
  }
})

/** The folded paper star that hangs at houses in December; `up`, it hangs from a long string. */
export const starLantern = prop({ states: [...FLAME_STATES, 'up'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const shines = !is('unlit') && !is('dark')
  const paper = hue('#e8503f')
  const [x, y, r, inner, count] = [0, -330, 222, 104, 5]
  const corners = starPoints(x, y, r, inner, count)
  const corner = (i: number) => corners[(i + count * 2) % (count * 2)] ?? [x, y]
  const facet = (i: number, side: 1 | -1) => polygon([[x, y], corner(i), corner(i + side)])
  const tips = Array.from({ length: count }, (_, i) => i * 2)
  const glowing = shines && !is('dim')
  const bright = glowing ? tint(paper, 0.22) : shines ? tint(paper, 0.12) : tint(paper, 0.06)
  const deep = glowing ? shade(paper, 0.04) : shade(paper, 0.2)
  // Holes in the folds, through which the light is seen.
  const hole = shines ? (is('dim') ? '#ffd98a' : '#fff6c4') : shade(paper, 0.46)
  const along = (i: number, side: 1 | -1, out: number, aside: number): readonly [number, number] => {
    const [tx, ty] = corner(i)
    const [cx, cy] = corner(i + side)
    return [x + (tx - x) * out + (cx - x) * aside, y + (ty - y) * out + (cy - y) * aside]
  }
  const holes = tips.flatMap(i =>
    ([1, -1] as const).flatMap(side => [
      [...along(i, side, 0.2, 0.3), 10] as const,
      [...along(i, side, 0.36, 0.26), 11] as const,
      [...along(i, side, 0.54, 0.17), 9] as const,
      [...along(i, side, 0.7, 0.1), 7] as const,
    ]),
  )
  const tassel = (tx: number, ty: number, length: number) =>
    line(`M${n(tx)} ${n(ty)}v${length * 0.3}`, on('#f2bd48'), 6) +
    shape(`M${n(tx - 8)} ${n(ty + length * 0.3)}h16l14 ${length * 0.7}h-44Z`, round(tools, on('#f2bd48'))) +
    circle(tx, ty + length * 0.3, 13, paper)
  const [leftTip, rightTip] = [corner(6), corner(4)]
  return {
    drawing:
      (is('up') ? line('M0 -1060V-600', on('#d8b880'), 6) : '') +
      line(`M0 -610V${y - r + 6}`, on('#8a6a4a'), 6) +
      `<circle cx="0" cy="-618" r="11" fill="none" stroke="${on('#8a6a4a')}" stroke-width="6"/>` +
      tassel(leftTip[0], leftTip[1] - 6, 118) +
      tassel(rightTip[0], rightTip[1] - 6, 118) +
      tips.map(i => shape(facet(i, -1), bright) + shape(facet(i, 1), deep)).join('') +
      (glowing ? circle(x, y, 120, defs.radialGradient('#fff3b8dd', '#ffdf8066', '#ffd06000')) : '') +
      line(tips.map(i => `M${n(x)} ${n(y)}L${corner(i).map(n).join(' ')}`).join(''), alpha(tint(paper, 0.7), 0.5), 4) +
      dots(holes, hole) +
      place(
        dots(
          starPoints(0, 0, 34, 34, 4).map(([hx, hy]) => [hx, hy, 8] as const),
          hole,
        ),
        x,
        y,
      ) +
      circle(x, y, 15, hole) +
      line(`${polygon(corners)}`, on('#f6cf6a'), 8),
    halfWidth: 214,
    height: 630,
    place: 'air',
    grip: { kind: 'hang', at: [0, -612], scale: 0.62 },
    handle: [0, -612],
    ...(shines ? { light: { at: [x, y] as const, r: is('dim') ? 200 : 400 } } : {}),
  }
})
