import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n, type Point, polygon, ring } from '../../canvas/path.ts'
import { circle, ellipse, shape } from '../../canvas/svg.ts'
import { rock } from '../../scenery/land.ts'
import { planet } from '../../scenery/planets.ts'
import { glow } from '../../scenery/sky.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { levelPlane } from '../plane.ts'
import { spaceOf } from './heavens.ts'
import { oldHunter } from './old-hunter.ts'
import type { Scene } from './star-scene.ts'

export const stones = (stage: Stage): Scene => {
  const { context, camera } = stage
  const sky = spaceOf(stage)
  const middle = stage.view.zOf('middle')
  const half = 768 / stage.view.scaleAt([0, 0, middle])
  const stone = mix(
    stage.context.bookRandom.fork('asteroid').pick(['#b5a2c0', '#c8a890', '#9fb0c0']),
    camera === 'silhouette' ? '#1c1838' : sky[3],
    camera === 'silhouette' ? 0.7 : 0.16,
  )
  const floor = levelPlane(stage)
  const [rx, rz] = [Math.max(half * 0.86, 1250), middle + 620]
  const rim = ring(0, 0, rx, rz, 30).map(
    ([x, z], i): Point => [x * (1 + 0.05 * Math.sin(i * 2.3)), z * (1 + 0.06 * Math.cos(i * 1.9))],
  )
  const top = floor.area(rim)
  const pits = [
    [-rx * 0.5, 500, 190],
    [rx * 0.42, -260, 230],
    [rx * 0.56, 560, 150],
    [-rx * 0.36, -440, 160],
    [80, 820, 130],
  ] as const
  // The underside hangs below the front half of the rim.
  const below = rim.filter(([, z]) => z < 60).map(([x, z]) => stage.view.project([x, 0, z]))
  const left = below.reduce((a, b) => (a[0] < b[0] ? a : b), below[0] ?? [0, 0])
  const right = below.reduce((a, b) => (a[0] > b[0] ? a : b), below[0] ?? [0, 0])
  const under = `M${n(left[0])} ${n(left[1])}Q${n(left[0] + 200)} ${n(left[1] + 420)} 768 ${n(left[1] + 560)}Q${n(right[0] - 200)} ${n(right[1] + 420)} ${n(right[0])} ${n(right[1])}Z`
  const island = (x: number, y: number, z: number, scale: number): Piece =>
    stage.stand(
      shape(
        'M-600 0C-560 300 -200 520 60 620C300 460 560 280 620 0Z',
        context.defs.verticalGradient(mix(stone, sky[2], 0.3), shade(mix(stone, sky[1], 0.4), 0.2)),
      ) +
        ellipse(10, 0, 612, 110, tint(mix(stone, sky[2], 0.2), 0.16)) +
        ellipse(-160, -6, 130, 22, alpha(sky[0], 0.3)),
      [x, y, z],
      { scale },
    )
  const reach = 768 / stage.view.scaleAt([0, 0, 5000])
  const flat = camera === 'from-above'
  return {
    sky: flat
      ? planet(context, 200, 250, 90, mix('#e8a06a', sky[2], 0.2), 'ring') +
        planet(context, 90, 1330, 210, '#3f7fb0', 'earth')
      : (stage.states.has('missing-star')
          ? oldHunter(context)
          : planet(context, 1230, 300, 130, mix('#e8a06a', sky[2], 0.2), 'ring')) +
        planet(context, 250, 430, 76, mix('#6fb5b0', sky[2], 0.2), 'bands') +
        planet(context, 1400, 760, 46, mix('#c98ad0', sky[2], 0.2), 'spots') +
        comet(stage, 800, 190, 300) +
        comet(stage, 420, 130, 170) +
        (stage.states.has('dark') ? longShadow(stage) : ''),
    ground:
      (top === ''
        ? ''
        : shape(under, context.defs.verticalGradient(stone, shade(stone, 0.4), shade(mix(stone, sky[0], 0.5), 0.3)))) +
      shape(top, context.defs.verticalGradient(mix(stone, sky[2], 0.2), tint(stone, 0.14), stone)) +
      pits
        .map(
          ([x, z, r]) =>
            shape(floor.disc(x, z, r, r * 0.7), tint(stone, 0.3)) +
            shape(floor.disc(x, z - r * 0.08, r * 0.88, r * 0.6), mix(stone, sky[0], 0.34)),
        )
        .join(''),
    pieces: [
      island(-reach * 0.8, 500, 5000, 1),
      island(-reach * 1.1, 2500, 8200, 1),
      // They would hide the Hunter.
      ...(stage.states.has('missing-star')
        ? []
        : [island(reach * 0.72, 200, 4200, 1.2), island(reach * 0.9, 2300, 9000, 0.9)]),
      stage.stand(rock(context, 0, 0, 760, 330, tint(stone, 0.08)), [Math.max(half * 0.66, 850), 0, middle + 180]),
    ],
    gap: [rz - 260, Number.POSITIVE_INFINITY],
    spots: {
      seat: { at: [Math.max(half * 0.66, 850), 0, middle + 90], seat: 310 },
      ledge: { at: [-rx * 0.2, 0, -rz + 140], seat: 10 },
      'roof-edge': { at: [-rx * 0.2, 0, -rz + 240] },
    },
  }
}

/** A shadow that reaches across the sky and swallows its stars, in px. */
const longShadow = ({ context, camera }: Stage): string =>
  // Silhouettes are seen against it.
  (camera === 'silhouette' ? [150] : [0, 70, 150])
    .map(inside =>
      shape(
        `M${n(430 + inside)} -20Q${n(760 + inside)} 420 ${n(600 + inside)} 820T${n(760 + inside)} 1560H1560V-20Z`,
        context.defs.horizontalGradient(alpha('#04061c', 0.4), alpha('#04061c', camera === 'silhouette' ? 0.45 : 0.74)),
      ),
    )
    .join('')

const comet = ({ context }: Stage, x: number, y: number, length: number): string =>
  shape(
    polygon([
      [x, y - 9],
      [x - length, y + length * 0.42],
      [x, y + 9],
    ]),
    context.defs.horizontalGradient(alpha('#ffb0c8', 0), alpha('#ffd0dc', 0.6)),
  ) +
  circle(x, y, 12, '#fff4e2') +
  glow(context, x, y, 70, '#ffd8e0', 0.6)
