import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n, type Point, polygon } from '../../canvas/path.ts'
import { line, SIZE, shape } from '../../canvas/svg.ts'
import type { Stage } from '../../stage/stage.ts'
import { outline } from '../perspective.ts'
import { face, wallCorners } from '../solid.ts'

interface Terraces {
  /** z of the lowest wall, and how far each terrace stands behind the one below. */
  z: number
  back: number
  from: number
  to: number
  rise: number
  half: number
}

/** Terraces with pairs of stairs that meet, as on the walls of a stepwell. */
export function terraces(stage: Stage, { z, back, from, to, rise, half }: Terraces, colour: string): string {
  let drawing = ''
  const count = Math.round((to - from) / rise)
  for (let i = count - 1; i >= 0; i--) {
    const [y, wall] = [from + i * rise, z + i * back]
    const air = mix(colour, stage.sky[3], Math.min(0.3, i * 0.02))
    const depth = shade(air, 0.12 + 0.34 * (1 - i / count))
    const at = (x: number, up: number): Point => stage.view.project([x, y + up, wall])
    let dark = ''
    let light = ''
    let treads = ''
    const step = 1150
    for (let x = -half + (i % 2) * (step / 2); x < half; x += step) {
      const [left, right, middle] = [x + 70, x + step - 70, x + step / 2]
      if (at(right, 0)[0] < -60 || at(left, 0)[0] > SIZE + 60) continue
      light += polygon([at(left, 0), at(middle - 60, rise), at(middle, rise), at(left + 330, 0)])
      dark += polygon([at(right, 0), at(middle + 60, rise), at(middle, rise), at(right - 330, 0)])
      dark += polygon([at(left + 330, 0), at(middle, rise * 0.62), at(right - 330, 0)])
      for (const t of [0.2, 0.4, 0.6, 0.8]) {
        const [a, b] = [
          at(left + (middle - 60 - left) * t, rise * t),
          at(left + 330 + (middle - left - 330) * t, rise * t),
        ]
        const [c, d] = [
          at(right + (middle + 60 - right) * t, rise * t),
          at(right - 330 + (middle - right + 330) * t, rise * t),
        ]
        treads += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}M${n(c[0])} ${n(c[1])}L${n(d[0])} ${n(d[1])}`
      }
    }
    drawing +=
      face(
        stage,
        [
          [-half, y + rise, wall],
          [-half, y + rise, wall + back],
          [half, y + rise, wall + back],
          [half, y + rise, wall],
        ],
        tint(air, 0.3),
      ) +
      shape(outline(stage, wallCorners([-half, wall], [half, wall], y, y + rise)), depth) +
      shape(dark, shade(depth, 0.34)) +
      shape(light, tint(depth, 0.16)) +
      line(treads, alpha(shade(depth, 0.6), 0.5), 3)
  }
  return drawing
}

/** Water with the colours of the sky, or cracked mud if the well is dry. */
export function pool(stage: Stage, corners: readonly (readonly [number, number, number])[]): string {
  const { context, sky, states } = stage
  const path = outline(stage, corners)
  if (states.has('dry')) return shape(path, context.light.land('#a9835a'))
  const water = mix(context.light.land('#3f9a90'), sky[1], 0.3)
  return shape(path, context.defs.verticalGradient(tint(water, 0.1), water, shade(water, 0.2)))
}
