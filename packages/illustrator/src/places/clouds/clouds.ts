import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { markFace } from '../../canvas/marked-faces.ts'
import { circlePath, n } from '../../canvas/path.ts'
import { circle, dots, ellipse, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { puff } from '../../scenery/sky.ts'
import type { Stage } from '../../stage/stage.ts'
import { type Piece, uprightShare } from '../../stage/stage.ts'
import { levelPlane, pieceAt } from '../plane.ts'

/** Clouds that one can walk on. */

/** Colours of the clouds of a picture. */
export interface CloudTones {
  bright: string
  /** Towards the sky, with the distance as a share. */
  air(share: number): string
  low: string
}

export function cloudTones({ context, sky, states, camera }: Stage): CloudTones {
  const usual = { morning: '#fff0dd', day: '#fbf5ee', sunset: '#ffd9ba', dusk: '#c9aacb', night: '#86aac4' }[
    context.light.time
  ]
  const stormy = context.light.dark ? '#5f6f98' : '#8794b4'
  const lit = states.has('stormy') ? stormy : states.has('paper') ? mix(usual, '#fffdf6', 0.5) : usual
  const bright = camera === 'silhouette' ? mix(lit, '#2a2148', 0.62) : lit
  const low = states.has('stormy')
    ? shade(stormy, 0.44)
    : mix(bright, camera === 'silhouette' ? '#3a2f5c' : mix(sky[0], '#b3a4dc', context.light.dark ? 0.1 : 0.42), 0.6)
  return { bright, air: share => mix(bright, states.has('stormy') ? '#59678c' : sky[2], share), low }
}

/** A bank of cloud across the view at depth z: round heaps above, filled below. */
export function cloudBank(stage: Stage, z: number, size: number, tones: CloudTones, air: number, y = 0): Piece {
  const { random, defs } = stage.context
  const scale = stage.view.scaleAt([0, y, z])
  const [, level] = stage.view.project([0, y, z])
  const r = size * scale
  const share = uprightShare(stage.view.pitch)
  let heap = ''
  let tops = ''
  for (let x = -r; x < SIZE + r; x += r * 0.85) {
    const [cx, cy, cr] = [
      x + random.between(-0.2, 0.2) * r,
      level + random.between(-0.18, 0.3) * r * share,
      r * random.between(0.5, 0.85),
    ]
    heap += circlePath(cx, cy, cr)
    tops += circlePath(cx - cr * 0.16, cy - cr * 0.2, cr * 0.74)
  }
  const colour = tones.air(air)
  const base = mix(colour, tones.low, 0.7)
  // A far bank fills the picture below it; a near one fades into the floor.
  const near = z < stage.view.zOf('far') * 3
  const bottom = near ? level + r * 0.9 : SIZE + 20
  const fill = near
    ? defs.verticalGradient(tint(colour, 0.3), colour, base, alpha(base, 0))
    : defs.verticalGradient(tint(colour, 0.3), colour, ...Array.from({ length: 6 }, () => base))
  return pieceAt(
    stage,
    z,
    shape(`${heap}M-20 ${n(level)}H${SIZE + 20}V${n(Math.max(level + 10, bottom))}H-20Z`, fill) +
      shape(tops, alpha('#ffffff', stage.context.light.dark || stage.camera === 'silhouette' ? 0.1 : 0.3)),
  )
}

/** The floor of cloud around the figures. */
export function cloudFloor(stage: Stage, tones: CloudTones, back: number): string {
  const { random, light } = stage.context
  const floor = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.5
  const area = floor.rect(-20000, start, 40000, back - start)
  if (area === '') return ''
  const white = light.dark ? mix(tones.bright, '#ffffff', 0.12) : mix(tones.bright, '#ffffff', 0.5)
  const fill = stage.context.defs.verticalGradient(white, tones.bright, alpha(mix(tones.bright, tones.low, 0.75), 0.9))
  const count = stage.view.pitch > 20 ? 90 : 46
  let puffs = ''
  for (let i = count - 1; i >= 0; i--) {
    const z = start + (back - start) * ((i + random.next()) / count)
    const x = random.between(-1.1, 1.1) * (768 / floor.scale(0, z))
    const r = random.between(230, 560)
    puffs += shape(floor.disc(x, z, r, r * random.between(0.5, 0.66)), fill)
  }
  return (
    shape(area, stage.context.defs.verticalGradient(tones.air(0.14), tones.bright, mix(tones.bright, tones.low, 0.4))) +
    puffs
  )
}

export type Mood = 'asleep' | 'awake' | 'laughing'

/** An enormous cloud with a face; the origin is the middle of its base and its width is 2 × 1000. */
export function cloudBeing(stage: Stage, colour: string, mood: Mood, fan: string | null): string {
  const { context } = stage
  const ink = mix(shade(colour, 0.66), '#3a3a6a', 0.3)
  const eye = (x: number) =>
    mood === 'asleep'
      ? line(`M${x - 110} -560Q${x} -480 ${x + 110} -560`, ink, 30)
      : mood === 'awake'
        ? ellipse(x, -570, 58, 84, ink) + circle(x + 18, -600, 22, '#ffffff')
        : line(`M${x - 100} -530Q${x} -650 ${x + 100} -530`, ink, 32)
  const mouth =
    mood === 'asleep'
      ? ellipse(0, -330, 62, 78, alpha(ink, 0.75))
      : mood === 'awake'
        ? line('M-90 -360Q0 -290 90 -360', ink, 30)
        : shape('M-180 -400Q0 -350 180 -400Q140 -180 0 -180T-180 -400Z', ink) + ellipse(0, -220, 80, 36, '#e58a8a')
  return (
    shape(
      puff(context, 0, 0, 2000, 1350),
      context.defs.verticalGradient(tint(colour, 0.3), colour, shade(colour, 0.14)),
    ) +
    dots(
      [
        [-480, -430, 130],
        [480, -430, 130],
      ],
      alpha('#f0928a', 0.34),
    ) +
    markFace(eye(-250) + eye(250) + mouth, 0, -450, 560) +
    (fan ? place(palmFan(fan), -200, -860, { turn: -24, scale: 0.8 }) + fanHand(colour) : '')
  )
}

/** The tuft of cloud that holds the fan. */
const fanHand = (colour: string): string =>
  dots(
    [
      [-330, -880, 110],
      [-220, -950, 125],
      [-110, -880, 110],
      [-220, -840, 120],
    ],
    tint(colour, 0.34),
  )

/** A hand fan of palm leaf. */
const palmFan = (colour: string): string =>
  line('M0 0V-330', shade(colour, 0.4), 50) +
  shape('M0 -280C-420 -300 -430 -760 0 -900C430 -760 420 -300 0 -280Z', colour) +
  line(
    [-2, -1, 0, 1, 2].map(i => `M0 -300Q${i * 110} -500 ${i * 120} -820`).join(''),
    alpha(shade(colour, 0.4), 0.5),
    16,
  ) +
  line('M0 -280C-420 -300 -430 -760 0 -900C430 -760 420 -300 0 -280Z', '#d9604f', 34)

/** Rain that slants out of the clouds, in px. */
export function slantingRain({ context }: Stage, count: number, from = 0): string {
  const { random } = context
  const near: string[] = []
  const far: string[] = []
  for (let i = 0; i < count; i++) {
    const [x, y, length] = [random.between(-80, SIZE + 160), random.between(from, SIZE), random.between(40, 110)]
    const list = i % 3 ? far : near
    list.push(`M${n(x)} ${n(y)}l${n(-length * 0.3)} ${n(length)}`)
  }
  return line(far.join(''), alpha('#dcecff', 0.3), 4) + line(near.join(''), alpha('#eef6ff', 0.5), 6)
}

/** Letters that have come loose from a page, as strokes. */
const GLYPHS = [
  'M-30 40L0 -40L30 40M-18 10H18',
  'M-20 -40V40M-20 -40Q30 -40 20 -8Q10 0 -20 0Q34 0 26 30Q16 42 -20 40',
  'M-44 -40H44M10 -40V44M10 0Q-30 -34 -40 0T10 6Q44 -14 40 20',
  'M-36 -40H36M20 -40V44M20 0H-10Q-40 4 -34 24T-4 40',
  'M26 -24Q0 -50 -22 -26T4 2T-24 34',
  'M-24 -18Q-20 -44 6 -40T18 -8Q0 6 0 20M0 40V42',
  'M-34 -36L-34 40L34 -36V40',
] as const

export function looseLetters({ context }: Stage, count: number): string {
  const { random } = context
  const ink = context.light.dark ? '#2f3f74' : '#5a4a78'
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [((i * 0.618 + random.between(0, 0.1)) % 1) * SIZE, random.between(60, 1200)]
    if (Math.abs(x - 768) < 430 && y > 300) return ''
    const glyph = GLYPHS[i % GLYPHS.length] ?? GLYPHS[0]
    return place(line(glyph, alpha(ink, random.between(0.35, 0.8)), 11), x, y, {
      turn: random.between(-60, 60),
      scale: random.between(0.5, 1.3),
    })
  }).join('')
}
