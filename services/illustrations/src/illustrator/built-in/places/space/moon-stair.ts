import { alpha, mix } from '../../canvas/colour.ts'
import { line, shape } from '../../canvas/svg.ts'
import { broadleaf } from '../../scenery/trees.ts'
import type { Stage } from '../../stage/stage.ts'
import { isClose, levelPlane, pieceAt } from '../plane.ts'
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
    aside ? -640 + i * 84 : -100 + i * 70,
    i * 200,
    middle + 240 + i * 360,
  ]
  const highest = aside ? 580 : camera === 'wide' ? moonY + moonR * 0.86 : -1000
  const steps = Array.from({ length: count }, (_, i) => i)
    .filter(i => stage.view.project(stairAt(i))[1] > highest)
    .map(i => {
      const [x, y, z] = stairAt(i)
      return pieceAt(
        stage,
        z + 200,
        cuboid(
          stage,
          { x, y: y + 90, z, width: aside ? 1000 - i * 50 : 1500 - i * 74, height: 60, depth: 330 },
          {
            front: alpha(silver, 0.92),
            side: alpha(mix(silver, '#8fa8e0', 0.5), 0.85),
            top: alpha('#ffffff', 0.72),
            bottom: alpha('#b8c8f0', 0.6),
          },
        ),
      )
    })
  const floor = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.3
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
    [-9000, -10500, 12000],
  ).drawing
  return {
    sky: high ? '' : greatMoon(stage, moonX, moonY, moonR, face),
    far:
      cityOf({ ...stage, sky: nightSky(stage) }, { from: 10000, to: 80000, roofs: [-10500, -7500], rows: 7 }) +
      streetsBelow({ ...stage, sky: nightSky(stage) }, -12000) +
      (high ? '' : neem),
    ground:
      shape(floor.rect(-850, start, 1700, middle + 240 - start), alpha(silver, 0.5)) +
      shape(floor.rect(-760, start, 1520, middle + 240 - start), alpha('#ffffff', 0.34)) +
      line(
        [0, 1, 2, 3, 4, 5]
          .map(i =>
            floor.line([
              [-850, start + 300 + i * 400],
              [850, start + 300 + i * 400],
            ]),
          )
          .join(''),
        alpha('#ffffff', 0.6),
        6,
      ) +
      line(
        floor.line([
          [-850, start],
          [-850, middle + 240],
        ]) +
          floor.line([
            [850, start],
            [850, middle + 240],
          ]),
        alpha('#ffffff', 0.85),
        8,
      ),
    pieces: [...steps],
    spots: {
      steps: { at: [-40, 350, middle + 360] },
      ladder: { at: [200, 1150, middle + 1900] },
      seat: { at: [-100, 0, middle + 260], seat: 150 },
      ledge: { at: [600, 0, 0], seat: 10 },
    },
  }
}

/** The sky over a town, in the colours of space. */
const nightSky = (stage: Stage) => {
  const [top, upper, lower, horizon] = spaceOf(stage)
  return [top, upper, mix(upper, lower, 0.5), mix(lower, horizon, 0.2)] as const
}
