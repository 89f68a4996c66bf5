import { alpha, mix } from '../../canvas/colour.ts'
import { n, type Point, polygon } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import { broadleaf } from '../../scenery/trees.ts'
import type { Stage } from '../../stage/stage.ts'
import { isClose, pieceAt } from '../plane.ts'
import { cityOf, streetsBelow } from '../roofs/city.ts'
import { cuboid } from '../solid.ts'
import { faceOfMoon, greatMoon, spaceOf } from './heavens.ts'
import type { Scene } from './star-scene.ts'

export const stair = (stage: Stage): Scene => {
  const { context, camera } = stage
  const middle = stage.view.zOf('middle')
  const high = camera === 'from-above'
  const silver = camera === 'silhouette' ? '#5f6aa8' : '#e6eefc'
  const count = isClose(stage) ? 4 : 11
  // On the left of the moon, or up to its chin: no step crosses its face.
  const aside = camera === 'medium'
  const [moonX, moonY, moonR] = aside ? [1170, 800, 270] : camera === 'close-up' ? [980, 300, 310] : [980, 330, 310]
  const stairAt = (i: number): readonly [number, number, number] => [
    aside ? -420 + i * 60 : -100 + i * 70,
    aside ? i * 200 - 420 : i * 200,
    middle + 240 + i * 360,
  ]
  const widthOf = (i: number): number => (aside ? 1300 - i * 70 : 1500 - i * 74)
  const onStep = (i: number, share: number): readonly [number, number, number] => {
    const [x, y, z] = stairAt(i)
    return [x + share * widthOf(i), y + 150, z + 150]
  }
  const highest = aside ? 580 : camera === 'wide' ? moonY + moonR * 0.86 : -1000
  /** A ramp through the places on the treads; it begins before the first of them. */
  const rampPart = (i: number): string => {
    const end = (share: number, side: number) => {
      const [x, y, z] = onStep(i + share, side / 2)
      return stage.view.project([x, y, z])
    }
    const [from, to] = [i === 0 ? -0.9 : -0.5, 0.5]
    const [a, b, c, d] = [end(from, -1), end(from, 1), end(to, 1), end(to, -1)]
    const edge = (p: Point, q: Point) => `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`
    return (
      shape(polygon([a, b, c, d]), mix(silver, '#8fa8e0', 0.4)) +
      line(edge(end(from, 0), end(to, 0)), alpha('#8fa8e0', 0.5), 6) +
      line(edge(a, d) + edge(b, c), '#ffffff', 12)
    )
  }
  const steps = Array.from({ length: count }, (_, i) => i)
    .filter(i => stage.view.project(stairAt(i))[1] > highest)
    .map(i => {
      const [x, y, z] = stairAt(i)
      if (stage.hasRamps) return pieceAt(stage, z + 200, rampPart(i))
      return pieceAt(
        stage,
        z + 200,
        cuboid(
          stage,
          { x, y: y + 90, z, width: widthOf(i), height: 60, depth: 330 },
          {
            front: alpha(silver, 0.92),
            side: alpha(mix(silver, '#8fa8e0', 0.5), 0.85),
            top: alpha('#ffffff', 0.72),
            bottom: alpha('#b8c8f0', 0.6),
          },
        ),
      )
    })
  const isFull = stage.taken.has('third-seat')
  const face = faceOfMoon(stage.states)
  const neem = stage.stand(
    broadleaf(
      context,
      0,
      0,
      6000,
      mix(context.light.land('#6f9a50'), spaceOf(stage)[1], 0.2),
      context.light.land('#6a4a44'),
    ),
    [-4600, -6400, 8200],
  ).drawing
  return {
    sky: high ? '' : greatMoon(stage, moonX, moonY, moonR, face),
    far:
      cityOf({ ...stage, sky: nightSky(stage) }, { from: 6500, to: 80000, roofs: [-2500, -1500], rows: 8, tall: 200 }) +
      streetsBelow({ ...stage, sky: nightSky(stage) }, -12000) +
      (high ? '' : neem),
    ground: '',
    pieces: steps,
    // On the treads: at the right and the left of the first one, on the second and on the third.
    spots: {
      seat: { at: onStep(0, 0.4) },
      ledge: { at: onStep(0, isFull ? -0.24 : -0.22) },
      steps: { at: onStep(1, aside ? (isFull ? 0.34 : 0.16) : -0.34) },
      'third-seat': { at: onStep(1, -0.05) },
      ladder: { at: onStep(2, 0) },
    },
  }
}

/** The sky over a town, in the colours of space. */
const nightSky = (stage: Stage) => {
  const [top, upper, lower, horizon] = spaceOf(stage)
  return [top, upper, mix(upper, lower, 0.5), mix(lower, horizon, 0.2)] as const
}
