import type { Random } from '@kahani/random/random'
import { alpha, mix } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n, type Point, polygon } from '../canvas/path.ts'
import { box, SIZE, shape } from '../canvas/svg.ts'
import { hazeOf, type Sky } from './skies.ts'

/** High mountains under snow, in px. */

interface Peak {
  x: number
  /** Half of its width at the base. */
  width: number
  height: number
}

interface Flanks {
  sunny: string
  shady: string
  rock: string
}

/** A flank as a jagged line from the summit to the base, `side` being -1 for left and 1 for right. */
function flank(random: Random, { x, width, height }: Peak, base: number, side: 1 | -1): Point[] {
  const steps = 8
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = i / steps
    // Steep at the top and flatter below, with shoulders.
    const out = width * (0.72 * share + 0.28 * share ** 2.2)
    const jag = i === 0 || i === steps ? 0 : random.between(-0.05, 0.045)
    return [x + side * out, base - height * (1 - share + jag)]
  })
}

function drawPeak(random: Random, peak: Peak, base: number, sunOnRight: boolean, { sunny, shady, rock }: Flanks) {
  const { x, width, height } = peak
  const turn = sunOnRight ? 1 : -1
  const [left, right] = [flank(random, peak, base, -1), flank(random, peak, base, 1)]
  const last = 9
  const spine = Array.from({ length: last + 1 }, (_, i): Point => {
    const share = i / last
    const swing = i === 0 ? 0 : (i % 2 ? 1 : -1) * random.between(0.05, 0.12) * (0.4 + share)
    return [x + width * (swing - turn * 0.16 * share), base - height * (1 - share)]
  })
  const foot: Point = [x, base]
  const face = (edge: readonly Point[]) => polygon([...edge, ...spine.slice(1).reverse()])
  /** A sliver that falls from an edge of the spine to one side. */
  const sliver = (i: number, side: number, reach: number, drop: number) => {
    const [from, to] = [spine[i] ?? foot, spine[i + 1] ?? foot]
    const tip: Point = [from[0] + side * width * reach, Math.min(base, from[1] + height * drop)]
    return polygon([from, tip, [(tip[0] + to[0]) / 2 - side * width * 0.02, (tip[1] + to[1]) / 2 - height * 0.03], to])
  }
  const slivers = (list: readonly number[], side: number) =>
    list.map(i => sliver(i, side, random.between(0.16, 0.34) * (0.5 + i * 0.09), random.between(0.2, 0.34))).join('')
  const edgeShade = (edge: readonly Point[], side: number) =>
    [2, 4, 5, 6].map(i => {
      const [from, to] = [edge[i] ?? foot, edge[i + 1] ?? foot]
      return polygon([
        from,
        to,
        [from[0] - side * width * random.between(0.04, 0.1), from[1] + height * random.between(0.18, 0.28)],
      ])
    })
  const crags = Array.from({ length: 7 }, () => {
    const down = random.between(0.4, 0.86)
    const [px, py] = [x + random.between(-0.6, 0.6) * width * down, base - height * (1 - down)]
    const size = height * random.between(0.02, 0.05)
    return polygon([
      [px, py],
      [px + size * 0.5, py + size * 0.7],
      [px + size * 0.9, py + size * 2.2],
      [px - size * 0.1, py + size],
    ])
  })
  return (
    shape(face(left), sunOnRight ? shady : sunny) +
    shape(face(right), sunOnRight ? sunny : shady) +
    shape(slivers([1, 3, 5, 7], turn), mix(sunny, shady, 0.78)) +
    shape(slivers([0, 2, 4, 6], -turn), mix(sunny, shady, 0.24)) +
    shape(edgeShade(sunOnRight ? right : left, turn).join(''), mix(sunny, shady, 0.4)) +
    shape(edgeShade(sunOnRight ? left : right, -turn).join(''), mix(shady, rock, 0.35)) +
    shape(crags.join(''), alpha(rock, 0.5))
  )
}

/**
 * A range of snow peaks whose foot is at y = `base`, with haze below it. The same in the whole book.
 * @param height px of the highest peak
 */
export function snowPeaks(
  context: DrawContext,
  sky: Sky,
  { name, base, height, sunOnRight }: { name: string; base: number; height: number; sunOnRight: boolean },
): string {
  const random = context.bookRandom.fork(`peaks/${name}`)
  const haze = hazeOf(context, sky)
  const { time } = context.light
  // The first and the last sun turns the peaks pink.
  const glow = { morning: 0.3, day: 0, sunset: 0.42, dusk: 0.22, night: 0 }[time]
  const flanks = (air: number): Flanks => ({
    sunny: mix(haze('#fdfdff', air), time === 'morning' ? '#ffd6bf' : '#ffab8c', glow),
    shady: mix(haze('#6f93cc', air), '#c07fa0', glow * 0.4),
    rock: haze('#5f7398', air),
  })
  const row = (count: number, tall: number, air: number, shift: number) =>
    Array.from({ length: count }, (_, i): Peak => {
      const h = height * tall * random.between(0.62, 1)
      return {
        x: SIZE * ((i + shift + random.between(-0.16, 0.16)) / (count - 1)),
        height: h,
        width: h * random.between(0.86, 1.15),
      }
    })
      .sort((a, b) => b.height - a.height)
      .map(peak => drawPeak(random, peak, base, sunOnRight, flanks(air)))
      .join('')
  const mist = mix(sky[3], '#ffffff', context.light.dark ? 0.06 : 0.3)
  return (
    row(6, 0.8, 0.5, 0.4) +
    row(4, 1, 0.24, 0.1) +
    row(6, 0.46, 0.16, 0.7) +
    box(
      0,
      base - height * 0.5,
      SIZE,
      height * 0.5 + 4,
      context.defs.verticalGradient(alpha(mist, 0), alpha(mist, 0.28), alpha(mist, 0.8)),
    )
  )
}

/** Conifers along a ridge, as far forests show them: one shape. */
export function firs(
  random: Random,
  top: (x: number) => number,
  { from, to, size }: { from: number; to: number; size: number },
  colour: string,
): string {
  let data = ''
  for (let x = from; x < to; x += size * random.between(0.3, 0.62)) {
    const h = size * random.between(0.7, 1.2)
    const w = h * 0.24
    const y = top(x) + h * 0.12
    data += `M${n(x)} ${n(y - h)}L${n(x + w * 0.7)} ${n(y - h * 0.46)}L${n(x + w * 0.45)} ${n(y - h * 0.46)}L${n(x + w)} ${n(y)}H${n(x - w)}L${n(x - w * 0.45)} ${n(y - h * 0.46)}H${n(x - w * 0.7)}Z`
  }
  return shape(data, colour)
}
