import { tint } from '../../canvas/colour.ts'
import { circlePath } from '../../canvas/path.ts'
import { circle, place, SIZE, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { pottedFlowers } from '../../scenery/vessels.ts'
import { createSettingScene, type DrawSetting, horizonOf, type Stage } from '../../stage/stage.ts'
import { type Enclosure, enclosure } from '../enclosure.ts'
import { paving } from '../ground-cover.ts'
import { lampLit } from '../lit-room.ts'
import { groundOf, skyOf } from '../open-country.ts'
import { starGap } from '../space/star-gap.ts'
import { starShape } from '../space/star-road.ts'
import { inWeather } from '../weather.ts'
import { arcade } from './arcade-view.ts'
import { gateway } from './gateway-view.ts'
import { hasBelt, SCHEMES, type Scheme } from './scheme.ts'
import { stairs } from './stairs-view.ts'

/** Side 0: the arcade with the swing and the tulsi; 1: the great door; 2: the stairs and the kitchen. */
export const courtyard: DrawSetting = inWeather(
  bare => {
    const stage = lampLit(bare, 0.6)
    const { context, view, camera, states } = stage
    const { light } = context
    const scheme = context.bookRandom.fork('courtyard').pick(SCHEMES)
    const m = view.zOf('middle')
    const back = m * 1.9 + 350
    const half = Math.max(1500, view.xOf(camera === 'close-up' ? 1.4 : 0.92, back))
    const draw = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    const part = draw(stage, scheme, { back, half, height: 2500 })
    const yard: Enclosure = { back, half, height: part.height }
    const wall = enclosure(
      stage,
      yard,
      { wall: light.land(scheme.wall), wash: light.land(scheme.wash), coping: light.land(tint(scheme.wall, 0.3)) },
      part.wall,
    )
    const stone = light.land(scheme.stone)
    return createSettingScene({
      sky:
        skyOf(stage, { clouds: hasBelt(stage) ? 0 : 3 }) +
        beltOfStars(stage, view.project([0, part.height + 500, back])[1]),
      ground:
        groundOf(stage, scheme.stone, { grassy: false, marks: 20 }) +
        paving(stage, { near: -9000, far: back, halfWidth: half, size: 430, colour: stone, share: 0.8 }),
      pieces: [{ ...wall, drawing: wall.drawing + part.wings }, ...part.pieces],
      spots: part.spots,
      front:
        (part.front ?? '') +
        (camera === 'wide' ? cornerPots(stage, scheme) : '') +
        (states.has('festive') ? lampString(stage) : ''),
    })
  },
  { walled: [0, 1, 2] },
)

/**
 * Two of the three stars of a belt, and the gap that the third one has left; or all three. They are above the edge of the
 * roof, at `roof` px, and below what books crop.
 */
function beltOfStars(stage: Stage, roof: number): string {
  const { states, context } = stage
  const horizon = horizonOf(stage)
  if (horizon < 200 || !hasBelt(stage)) return ''
  const y = Math.max(90, Math.min(roof * 0.55, 300))
  return [0, 1, 2]
    .map(i => {
      const [x, sy] = [SIZE * 0.16 + i * 150, y + i * 26]
      return i === 2 && states.has('missing-star')
        ? starGap(context, x, sy, 44)
        : glow(context, x, sy, 150, '#fff3c9', 0.85) + shape(starShape(x, sy, 44), '#fff6d8')
    })
    .join('')
}

/** Plants in the lower corners, in px. */
const cornerPots = ({ context }: Stage, scheme: Scheme): string =>
  place(pottedFlowers(context, 560, scheme.wash, scheme.cloth), 60, SIZE + 130, { scale: 0.8 }) +
  place(pottedFlowers(context, 620, '#c8744c', '#f4c24a'), SIZE - 50, SIZE + 150, { scale: 0.8 })

/** Marigolds and lamps along the upper edge, in px. */
function lampString({ context }: Stage): string {
  const { light } = context
  let [orange, yellow, lamps] = ['', '', '']
  for (let i = 0; i <= 40; i++) {
    const t = i / 40
    const [x, y] = [t * SIZE, 30 + 70 * Math.abs(Math.sin(t * Math.PI * 3))]
    if (i % 5 === 2) lamps += glow(context, x, y + 40, 70, light.glow, 0.6) + circle(x, y + 40, 12, '#fff0c0')
    else if (i % 2) orange += circlePath(x, y, 17)
    else yellow += circlePath(x, y, 17)
  }
  return shape(orange, light.land('#ef8a2c')) + shape(yellow, light.land('#f6bd3a')) + lamps
}

const VIEWS = [arcade, gateway, stairs] as const
