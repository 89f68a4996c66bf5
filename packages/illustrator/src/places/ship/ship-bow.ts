import { shade } from '../../canvas/colour.ts'
import { n, type Point, polygon } from '../../canvas/path.ts'
import { line, place, shape } from '../../canvas/svg.ts'
import { createSettingScene, type SettingScene, type Stage } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { beside, frames } from '../framing.ts'
import { seesGround } from '../ground-plane.ts'
import { plankFloor } from '../treehouse/tree-platform.ts'
import { deckBank, lower, rail, rigging, seaAround, spray, toolsOf } from './ship-deck.ts'
import { barrel, ringBuoy, ropeCoil } from './ship-things.ts'

/** Side 2: at the bow, where the deck runs out over the waves. */
export function bow(stage: Stage): SettingScene {
  const tools = toolsOf(stage, 1000)
  const { context, view } = stage
  const { light, defs } = context
  const sea = seaAround(tools)
  const deck: readonly Point[] = [
    [-2300, -4000],
    [-2300, 600],
    [-1700, 2000],
    [-700, 3300],
    [0, 3800],
    [700, 3300],
    [1700, 2000],
    [2300, 600],
    [2300, -4000],
  ]
  const near = view.zOf('foreground') * 1.5
  const outline = polygon(deck.map(([x, z]) => view.project([x, 0, Math.max(near, z)])))
  const cloth = light.land(tools.paint.sail)
  const point = (x: number, y: number, z: number) => view.project([x, y, z])
  const [tip, heel] = [point(0, 1500, 7200), point(0, 500, 3600)]
  const jib = polygon([point(500, 5600, 2800), tip, point(1900, 1000, 2800)])
  const rails = (
    [
      [-2300, 600, -1700, 2000],
      [-1700, 2000, -700, 3300],
      [-700, 3300, 0, 3800],
      [0, 3800, 700, 3300],
      [700, 3300, 1700, 2000],
      [1700, 2000, 2300, 600],
      [-2300, -1200, -2300, 600],
      [2300, -1200, 2300, 600],
    ] as const
  ).map(([x, z, tx, tz]) => rail(stage, [x, z], [tx, tz], tools))
  return createSettingScene({
    sky: sea.sky,
    ground:
      sea.ground +
      (seesGround(stage)
        ? defs.clip(outline, plankFloor(stage, [-2400, 2400], [-4000, 3900], tools.wood)) +
          line(outline, tools.trim, 10)
        : ''),
    pieces: [
      {
        depth: view.depthOf([0, 0, 4000]),
        kind: 'scenery',
        drawing:
          (stage.camera === 'from-above'
            ? ''
            : shape(jib, defs.horizontalGradient(shade(cloth, 0.14), cloth)) +
              line(`M${n(tip[0])} ${n(tip[1])}L${point(500, 5600, 2800).map(n).join(' ')}`, light.land('#7a5a44'), 7)) +
          line(
            `M${n(heel[0])} ${n(heel[1])}L${n(tip[0])} ${n(tip[1])}`,
            shade(tools.wood, 0.2),
            Math.max(12, 120 * view.scaleAt([0, 600, 4000])),
          ),
      },
      ...rails,
      ...lower(stage, () => [
        stage.stand(ropeCoil(context), beside(stage, 0.8, 700)),
        stage.stand(barrel(context), beside(stage, -0.84, 1100)),
        stage.stand(place(ringBuoy(context), 0, -640), [-1450, 0, 2280]),
      ]),
      ...deckBank(stage, tools.wood),
    ],
    front: airInFront(stage) + (frames(stage) ? rigging(stage) : '') + spray(stage),
    spots: {
      ledge: { at: [0, 0, 3300], seat: 120 },
      seat: { at: [beside(stage, -0.84, 1040)[0], 0, 1040], seat: 690 },
    },
  })
}
