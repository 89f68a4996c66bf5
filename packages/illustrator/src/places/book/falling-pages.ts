import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n, type Point } from '../../canvas/path.ts'
import { box, line, SIZE, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type SettingScene, type Stage } from '../../stage/stage.ts'

/** What one sees who falls into a book: pages that whirl around a bright middle, with pictures that fade. */

const CENTRE: Point = [768, 660]
/** Radians by which the whirl turns while its radius grows by the factor e. */
const TWIST = 0.34

/** Maps a place on a page, with u along its lines and v from its top to its bottom, to px. */
type Place = (u: number, v: number) => Point

const pageAt =
  (angle: number, width: number, near: number, far: number): Place =>
  (u, v) => {
    const r = near * (far / near) ** v
    const a = angle + (u - 0.5) * width + TWIST * Math.log(r / 100)
    return [CENTRE[0] + Math.cos(a) * r, CENTRE[1] + Math.sin(a) * r]
  }

/** An outline through places on a page, given as u, v, u, v …; straight edges become curved. */
function patch(at: Place, row: readonly number[]): string {
  const corners: Point[] = []
  for (let i = 0; i < row.length; i += 2) {
    const [u, v] = [row[i] ?? 0, row[i + 1] ?? 0]
    const [nextU, nextV] = [row[(i + 2) % row.length] ?? 0, row[(i + 3) % row.length] ?? 0]
    for (let k = 0; k < 4; k++) corners.push(at(u + ((nextU - u) * k) / 4, v + ((nextV - v) * k) / 4))
  }
  return `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
}

const disc = (u: number, v: number, r: number): number[] =>
  Array.from({ length: 12 }, (_, i) => {
    const a = (Math.floor(i / 2) / 6) * Math.PI * 2
    return i % 2 ? v + Math.sin(a) * r : u + Math.cos(a) * r
  })

type Patch = readonly [colour: string, outline: readonly number[]]

const HILLS: readonly Patch[] = [
  ['#a9d6d8', [0, 0, 1, 0, 1, 1, 0, 1]],
  ['#f2bf55', disc(0.76, 0.26, 0.12)],
  ['#6fae8a', [0, 0.62, 0.2, 0.42, 0.42, 0.58, 0.66, 0.4, 1, 0.64, 1, 1, 0, 1]],
  ['#d98f4a', [0, 0.82, 0.4, 0.7, 1, 0.84, 1, 1, 0, 1]],
]

const PATH: readonly Patch[] = [
  ['#f2c9a0', [0, 0, 1, 0, 1, 1, 0, 1]],
  ['#7fae6a', [0, 0.5, 0.4, 0.4, 1, 0.52, 1, 1, 0, 1]],
  ['#fbf3e0', [0.16, 1, 0.5, 0.76, 0.38, 0.6, 0.52, 0.44, 0.56, 0.46, 0.5, 0.6, 0.68, 0.78, 0.5, 1]],
]

const STARS: readonly Patch[] = [
  ['#5f7fb4', [0, 0, 1, 0, 1, 1, 0, 1]],
  ['#8f8fc4', [0, 0.66, 0.25, 0.56, 0.5, 0.67, 0.75, 0.56, 1, 0.66, 1, 1, 0, 1]],
  ['#fffaf0', disc(0.24, 0.3, 0.05)],
  ['#fffaf0', disc(0.52, 0.2, 0.07)],
  ['#fffaf0', disc(0.78, 0.36, 0.05)],
]

const TREE: readonly Patch[] = [
  ['#33407c', [0, 0, 1, 0, 1, 1, 0, 1]],
  ['#f6e6b4', disc(0.24, 0.26, 0.13)],
  ['#4a6a7c', [0, 0.78, 0.5, 0.68, 1, 0.78, 1, 1, 0, 1]],
  ['#8a6a5c', [0.6, 0.5, 0.68, 0.5, 0.7, 0.84, 0.58, 0.84]],
  ['#6f9f8a', disc(0.64, 0.4, 0.2)],
]

const PICTURES = [HILLS, PATH, STARS, TREE] as const

/** Rows of words from the side of a page to its middle or beyond. */
function words(at: Place, from: number, to: number, colour: string, width: number): string {
  const rows = Array.from({ length: 5 }, (_, row) => {
    const v = from + ((to - from) * (row + 0.5)) / 5
    const end = row === 4 ? 0.5 : 0.88
    let data = ''
    for (let u = 0.12; u < end; u += 0.115) {
      const [[x0, y0], [x1, y1], [mx, my]] = [at(u, v), at(u + 0.09, v), at(u + 0.045, v - 0.035)]
      data += `M${n(x0)} ${n(y0)}Q${n(mx)} ${n(my)} ${n(x1)} ${n(y1)}`
    }
    return data
  })
  return line(rows.join(''), colour, width)
}

/** Rings of pages, from the middle outwards. */
const RINGS = [
  [64, 118, 6],
  [140, 262, 6],
  [300, 560, 5],
  [640, 1290, 5],
] as const

export function fallingPages(stage: Stage): SettingScene {
  const { context } = stage
  const { light, random, defs } = context
  const night = light.dark
  const glowing = (colour: string) => mix(light.on(colour), colour, 0.7)
  const fog = glowing('#fff3d2')
  const deep = night ? '#2b3266' : '#c8a878'
  const turn = random.between(0, 6)
  const pages = RINGS.map(([near, far, count], ring) =>
    Array.from({ length: count }, (_, i) => {
      const away = [0.82, 0.6, 0.3, 0.06][ring] ?? 0
      const at = pageAt(turn + ((i + (ring % 2) * 0.5) / count) * Math.PI * 2, (Math.PI * 2 * 0.8) / count, near, far)
      const paper = mix(mix(glowing('#fae6bb'), deep, 0.08), fog, away)
      const shadow = pageAt(
        turn + ((i + (ring % 2) * 0.5) / count) * Math.PI * 2 + 0.03,
        (Math.PI * 2 * 0.82) / count,
        near * 1.02,
        far * 1.04,
      )
      const picture = PICTURES[(i + ring) % PICTURES.length] ?? HILLS
      const inset = (u: number, v: number) => at(0.12 + u * 0.76, (i % 2 ? 0.08 : 0.46) + v * 0.46)
      const faded = 0.12 + away * 0.7 + (i % 3 === 1 ? 0.26 : 0)
      const drawing =
        ring === 0
          ? ''
          : picture
              .map(([colour, outline]) =>
                shape(patch(inset, outline), mix(glowing(colour), paper, Math.min(0.92, faded))),
              )
              .join('') +
            words(
              at,
              i % 2 ? 0.58 : 0.06,
              i % 2 ? 0.94 : 0.42,
              alpha(mix(glowing('#4a4670'), paper, faded * 0.7), 0.7),
              near * 0.012 + 1.4,
            )
      return (
        shape(patch(shadow, [0, 0, 1, 0, 1, 1, 0, 1]), alpha(shade(deep, 0.3), 0.24 * (1 - away))) +
        shape(patch(at, [0, 0, 1, 0, 1, 1, 0, 1]), paper) +
        drawing
      )
    }).join(''),
  )
  return createSettingScene({
    sky:
      box(0, 0, SIZE, SIZE, deep) +
      `<circle cx="${CENTRE[0]}" cy="${CENTRE[1]}" r="1180" fill="${defs.radialGradient(fog, mix(fog, deep, 0.2), mix(fog, deep, 0.7), deep)}"/>` +
      [...pages].reverse().join('') +
      glow(context, ...CENTRE, 620, tint(fog, 0.6), 0.95) +
      glow(context, ...CENTRE, 300, '#ffffff', 0.9),
    ground: '',
    medium: 'air',
  })
}
