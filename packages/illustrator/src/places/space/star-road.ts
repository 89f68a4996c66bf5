import { alpha, mix } from '../../canvas/colour.ts'
import { type Point, polygon } from '../../canvas/path.ts'
import { dots, shape } from '../../canvas/svg.ts'
import type { Stage } from '../../stage/stage.ts'
import { levelPlane } from '../plane.ts'
import { spaceOf } from './heavens.ts'

export const starShape = (x: number, y: number, r: number, points = 5): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const length = i % 2 ? r * 0.46 : r
      const angle = (i * Math.PI) / points
      return [x + Math.sin(angle) * length, y - Math.cos(angle) * length]
    }),
  )

/** A road of star dust on which one can stand. */
export function starRoad(stage: Stage): string {
  const { context } = stage
  const { random } = context
  const sky = spaceOf(stage)
  const ground = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.5
  const dark = stage.camera === 'silhouette'
  const [rose, lilac, cream] = dark
    ? (['#3a2f66', '#443a78', '#5a4f90'] as const)
    : ([mix(sky[2], '#f08ac0', 0.45), mix(sky[3], '#c8b0ff', 0.5), '#fff2dc'] as const)
  const edge = (side: 1 | -1, width: number): Point[] =>
    Array.from({ length: 22 }, (_, i): Point => {
      const share = i / 21
      const z = start + 16000 * share ** 2.2
      return [
        Math.sin(share * 5) * 900 * share + side * width * (1 + share * 0.5) * (1 + 0.07 * Math.sin(i * 0.6 + side)),
        z,
      ]
    })
  const band = (width: number, fill: string) =>
    shape(ground.area([...edge(-1, width), ...edge(1, width).reverse()]), fill)
  const glints = (count: number, spread: number): [number, number, number][] =>
    Array.from({ length: count }, () => {
      const z = start * 0.7 + random.next() ** 2 * 7000
      const x = random.between(-spread, spread)
      return [...ground.at(x, z), random.between(8, 26) * ground.scale(x, z)]
    })
  const sparkles = glints(14, 1400)
    .map(([x, y, r]) => starShape(x, y, r * 2.2, 4))
    .join('')
  if (ground.rect(0, 0, 1, 1) === '') return ''
  return (
    band(1750, alpha(rose, 0.22)) +
    band(1480, alpha(rose, 0.3)) +
    band(1200, alpha(lilac, 0.42)) +
    band(900, alpha(lilac, 0.5)) +
    band(520, alpha(cream, 0.4)) +
    shape(
      Array.from({ length: 16 }, () =>
        ground.disc(
          random.between(-900, 900),
          start * 0.5 + random.next() ** 1.6 * 4200,
          random.between(200, 520),
          random.between(60, 150),
        ),
      ).join(''),
      alpha('#ffffff', 0.12),
    ) +
    dots(glints(90, 1500), alpha('#fffaf0', 0.7)) +
    dots(glints(40, 1500), alpha(rose, 0.8)) +
    shape(sparkles, '#fffdf2')
  )
}
