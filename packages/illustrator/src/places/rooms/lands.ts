import { alpha, mix, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { hut } from '../../scenery/buildings.ts'
import { broadleaf, foliage, palm, pine } from '../../scenery/trees.ts'
import { cityBeyond } from './city-beyond.ts'
import { cowshedOutside } from './cowshed-outside.ts'
import type { Outlook } from './family.ts'
import { branchOutside, distantLight, type Outside } from './outside.ts'

/** A ridge across the view with its crest `up` of its height above the base. */
function ridgeAt({ left, right, base, height, random }: Outside, up: number, swing: number, colour: string): string {
  const phase = random.between(0, 6)
  const top = Array.from({ length: 13 }, (_, i) => {
    const share = i / 12
    const lift = up + swing * (Math.sin(phase + share * 5.2) * 0.6 + Math.sin(phase * 2 + share * 11) * 0.4)
    return `${n(left - 60 + (right - left + 120) * share)} ${n(base - height * lift)}`
  })
  return shape(`M${n(left - 60)} ${n(base + 100)}L${top.join('L')}L${n(right + 60)} ${n(base + 100)}Z`, colour)
}

/** Water from a level down to the base, with the light of the sky on it. */
function waterAt(
  { stage, left, top, base, width, height, random, haze, shining }: Outside,
  up: number,
  colour: string,
): string {
  const level = base - height * up
  const near = haze(colour, 0.1)
  const ripples = Array.from({ length: 16 }, () => {
    const share = random.next()
    const y = level + 8 + (base + 40 - level) * share
    const length = (0.05 + share * 0.14) * width
    return `M${n(left + random.next() * width)} ${n(y)}q${n(length / 2)} -6 ${n(length)} 0`
  }).join('')
  const [across] = shining ?? [0.66]
  const glitter = Array.from({ length: 11 }, (_, i) => {
    const share = (i + 0.5) / 11
    const half = width * (0.014 + share * 0.05) * (i % 2 ? 1 : 0.6)
    return `M${n(left + width * across - half + (i % 3) * 6)} ${n(level + 6 + (base - level) * share)}h${n(half * 2)}`
  }).join('')
  return (
    box(
      left - 60,
      level,
      width + 120,
      base - level + 110,
      stage.context.defs.verticalGradient(mix(near, stage.sky[3], 0.5), near),
    ) +
    line(glitter, alpha(tint(stage.sky[3], 0.5), 0.6), Math.max(3, (base - top) * 0.008)) +
    line(ripples, alpha(tint(near, 0.7), 0.5), Math.max(3, (base - top) * 0.007))
  )
}

/** No leaf crosses the face of the moon. */
const hasMoonFace = ({ stage: { states } }: Outside): boolean => states.has('moon-awake') || states.has('moon-asleep')

const sea = (outside: Outside): string => {
  const { stage, left, base, width, height, haze } = outside
  const { context } = stage
  const sail = haze('#f6e6c8', 0.1)
  const boat = place(
    shape('M-60 0Q0 26 66 -4L50 22Q0 36 -44 22Z', haze('#8a4a34', 0.12)) +
      shape('M2 -8V-104Q46 -60 52 -14Z', sail) +
      shape('M-6 -12V-86Q-34 -50 -40 -16Z', haze('#d9634a', 0.12)),
    left + width * 0.34,
    base - height * 0.24,
    { scale: height / 620 },
  )
  return (
    ridgeAt(outside, 0.3, 0.05, haze('#6f9c8a', 0.55)) +
    waterAt(outside, 0.3, '#2f93a6') +
    (stage.states.has('glowing')
      ? ellipse(
          left + width * 0.5,
          base - height * 0.08,
          width * 0.5,
          height * 0.2,
          context.defs.radialGradient(alpha('#fff2b8', 0.95), alpha('#8ff0d8', 0.55), alpha('#5fd0c8', 0)),
        )
      : '') +
    boat +
    distantLight(stage, left + width * 0.12, base - height * 0.32, 4) +
    (hasMoonFace(outside)
      ? ''
      : palm(
          context,
          left + width * 0.98,
          base + height * 0.1,
          height * 0.92,
          haze('#5a9a58', 0.08),
          haze('#8f6a4a', 0.08),
          -0.16,
        )) +
    foliage(context, left + width * 0.06, base + 10, width * 0.16, height * 0.12, haze('#5f9a5c', 0.08), 10)
  )
}

const river = (outside: Outside): string => {
  const { stage, left, base, width, height, haze } = outside
  const { context } = stage
  const steps = [0, 1, 2, 3]
    .map(i =>
      box(
        left + width * (0.52 + i * 0.02),
        base - height * (0.44 - i * 0.035),
        width * 0.6,
        height * 0.04,
        haze(i % 2 ? '#d9a876' : '#c9925f', 0.3),
      ),
    )
    .join('')
  const pavilion = (x: number, h: number) =>
    place(
      box(-44, -90, 88, 90, haze('#dd9c6c', 0.3)) +
        shape('M-58 -88Q-50 -150 0 -168Q50 -150 58 -88Z', haze('#c9694a', 0.3)) +
        shape(
          'M-22 0V-44Q0 -70 22 -44V0Z',
          context.light.dark && !stage.states.has('blackout') ? '#ffd78a' : haze('#7a4a42', 0.3),
        ),
      x,
      base - height * 0.43,
      { scale: h / 170 },
    )
  return (
    ridgeAt(outside, 0.42, 0.05, haze('#7fa47c', 0.5)) +
    foliage(context, left + width * 0.2, base - height * 0.42, width * 0.2, height * 0.16, haze('#6f9f66', 0.34), 12) +
    pavilion(left + width * 0.66, height * 0.3) +
    pavilion(left + width * 0.9, height * 0.24) +
    steps +
    waterAt(outside, 0.32, '#3f8f9c') +
    [0.16, 0.34, 0.5, 0.72, 0.86]
      .map((share, i) => distantLight(stage, left + width * share, base - height * (0.12 + (i % 3) * 0.06), 4))
      .join('') +
    place(
      line('M34 -8L82 -96', haze('#d9a05a', 0.06), 7) +
        shape('M-110 -24Q-60 2 0 4T110 -30Q88 32 48 34H-50Q-92 30 -110 -24Z', haze('#7a4632', 0.06)) +
        line('M-104 -18Q-56 6 0 8T106 -24', haze('#d9a05a', 0.06), 6),
      left + width * 0.3,
      base - height * 0.14,
      { scale: height / 700 },
    ) +
    branchOutside(outside, '#5f9650', -1)
  )
}

const forest = (outside: Outside): string => {
  const { stage, left, base, width, height, haze, random } = outside
  const { context } = stage
  const mass = (count: number, up: number, size: number, colour: string) =>
    Array.from({ length: count }, (_, i) =>
      foliage(
        context,
        left + width * ((i + 0.5) / count) + random.between(-0.04, 0.04) * width,
        base - height * up * random.between(0.86, 1.1),
        (width / count) * size,
        height * 0.2,
        colour,
        10,
      ),
    ).join('')
  return (
    ridgeAt(outside, 0.56, 0.06, haze('#6f9c7c', 0.6)) +
    mass(4, 0.44, 0.8, haze('#6a9a68', 0.42)) +
    broadleaf(
      context,
      left + width * 0.24,
      base + height * 0.06,
      height * 0.9,
      haze('#58934f', 0.22),
      haze('#7a523a', 0.22),
    ) +
    (hasMoonFace(outside)
      ? ''
      : palm(
          context,
          left + width * 0.86,
          base + height * 0.08,
          height * 0.84,
          haze('#5f9c55', 0.16),
          haze('#86603f', 0.16),
          -0.08,
        )) +
    mass(5, 0.1, 0.8, haze('#4f8a4c', 0.1))
  )
}

const hills = (outside: Outside): string => {
  const { stage, left, base, width, height, haze, random } = outside
  const { context } = stage
  const peak = `M${n(left + width * 0.02)} ${n(base)}L${n(left + width * 0.3)} ${n(base - height * 0.72)}L${n(left + width * 0.42)} ${n(base - height * 0.58)}L${n(left + width * 0.56)} ${n(base - height * 0.78)}L${n(left + width)} ${n(base)}Z`
  const snow = `M${n(left + width * 0.3)} ${n(base - height * 0.72)}l${n(width * 0.07)} ${n(height * 0.14)}l${n(-width * 0.05)} ${n(-height * 0.02)}l${n(-width * 0.06)} ${n(height * 0.05)}ZM${n(left + width * 0.56)} ${n(base - height * 0.78)}l${n(width * 0.1)} ${n(height * 0.18)}l${n(-width * 0.07)} ${n(-height * 0.04)}l${n(-width * 0.04)} ${n(height * 0.06)}l${n(-width * 0.05)} ${n(-height * 0.08)}Z`
  const houses = [0.14, 0.2, 0.62, 0.7].map((share, i) => {
    const [x, y] = [left + width * share, base - height * (0.22 + (i % 2) * 0.06)]
    const size = height * 0.05
    return (
      box(x, y - size, size * 1.3, size, haze(i % 2 ? '#f0c9a0' : '#d9e2e6', 0.3)) +
      shape(
        `M${n(x - size * 0.2)} ${n(y - size)}l${n(size * 0.85)} ${n(-size * 0.7)}l${n(size * 0.85)} ${n(size * 0.7)}Z`,
        haze('#b5563f', 0.3),
      ) +
      distantLight(stage, x + size * 0.6, y - size * 0.5, size * 0.14)
    )
  })
  return (
    shape(peak, haze('#8fa6c4', 0.55)) +
    shape(snow, haze('#ffffff', 0.3)) +
    ridgeAt(outside, 0.4, 0.08, haze('#7ba38c', 0.44)) +
    ridgeAt(outside, 0.22, 0.07, haze('#7fae6c', 0.28)) +
    houses.join('') +
    ridgeAt(outside, 0.06, 0.05, haze('#6da052', 0.1)) +
    [0.05, 0.14, 0.9]
      .map(share =>
        pine(
          context,
          left + width * share,
          base + height * 0.06,
          height * random.between(0.4, 0.62),
          haze('#3f7a5c', 0.14),
          haze('#6b4a36', 0.14),
        ),
      )
      .join('')
  )
}

const fields = (outside: Outside): string => {
  const { stage, left, base, width, height, haze, random } = outside
  const { context } = stage
  const strips = [0, 1, 2, 3, 4].map(i =>
    shape(
      `M${n(left - 60)} ${n(base - height * (0.26 - i * 0.07))}Q${n(left + width / 2)} ${n(base - height * (0.28 - i * 0.075))} ${n(left + width + 60)} ${n(base - height * (0.25 - i * 0.06))}V${n(base + 110)}H${n(left - 60)}Z`,
      haze(i % 2 ? '#c9cf62' : '#92bd5c', 0.34 - i * 0.07),
    ),
  )
  const tree = (share: number, size: number) =>
    palm(
      context,
      left + width * share,
      base - height * 0.22,
      height * size,
      haze('#5f9a5a', 0.26),
      haze('#8a6a4a', 0.26),
      random.between(-0.1, 0.1),
    )
  return (
    ridgeAt(outside, 0.3, 0.03, haze('#7fa688', 0.56)) +
    tree(0.12, 0.5) +
    tree(0.2, 0.4) +
    strips.slice(0, 2).join('') +
    place(
      hut(context, 0, 0, 300, haze('#e0b27c', 0.14), haze('#c2924e', 0.14)),
      left + width * 0.74,
      base - height * 0.14,
      { scale: height / 1400 },
    ) +
    distantLight(stage, left + width * 0.74, base - height * 0.18, 4) +
    strips.slice(2).join('') +
    (stage.states.has('cowshed') ? cowshedOutside(outside) : '') +
    place(
      circle(0, -34, 38, haze('#dcb45c', 0.1)) + shape('M-60 0Q-44 -96 0 -110Q44 -96 60 0Z', haze('#e2bd68', 0.1)),
      left + width * 0.4,
      base - height * 0.08,
      { scale: height / 900 },
    ) +
    branchOutside(outside, '#6a9a4a', 1)
  )
}

/** What is outside of a house, by its surroundings. */
export const LANDS: Record<Outlook, (outside: Outside) => string> = {
  sea,
  river,
  forest,
  hills,
  fields,
  city: outside => cityBeyond(outside) + branchOutside(outside, '#5f9650', -1),
}
