import type { PictureBrief } from '@kahani/contracts/illustration'
import {
  type Camera,
  type Facing,
  type FigureShot,
  type Shot,
  type ShotInput,
  shotSchema,
} from '@kahani/contracts/scene'
import { createRandom } from '../canvas/random.ts'

const CAMERAS: readonly Camera[] = [
  'medium',
  'wide',
  'close-up',
  'medium',
  'from-below',
  'wide',
  'from-above',
  'medium',
]

/** Stages a brief that leaves the staging to the illustrator, in another way on every page. */
export function defaultShot(brief: PictureBrief, { seed, pageNumber }: { seed: number; pageNumber: number }): Shot {
  const random = createRandom(`shot/${seed}/${pageNumber}`)
  const camera = brief.action === 'sleeping' ? 'medium' : (CAMERAS[(pageNumber + seed) % CAMERAS.length] ?? 'medium')
  const side = random.chance(0.5) ? 1 : -1
  const alone = brief.cast.length === 0
  const childX = alone ? -0.12 * side : -0.22 * side
  const towards: Facing = side === 1 ? 'right-front' : 'left-front'
  const back: Facing = side === 1 ? 'left-front' : 'right-front'
  const partner = brief.guide
    ? 'guide'
    : brief.cast.includes('friend')
      ? 'friend'
      : brief.cast.includes('pet')
        ? 'pet'
        : null
  const [held] = brief.props
  const figures: Partial<FigureShot>[] = [
    {
      who: 'child',
      x: childX,
      action: brief.action,
      expression: brief.expression,
      facing: random.chance(0.3) ? 'viewer' : towards,
      looksAt: brief.action === 'looking-up' ? 'up' : (partner ?? 'viewer'),
      holds: held && (brief.action === 'holding' || brief.action === 'carrying') ? held : null,
    },
  ]
  if (brief.cast.includes('friend'))
    figures.push({
      who: 'friend',
      x: childX - 0.42 * side,
      distance: random.pick(['near', 'middle']),
      facing: towards,
      expression: brief.expression,
      looksAt: 'child',
    })
  if (brief.guide)
    figures.push({ who: 'guide', x: childX + 0.58 * side, facing: back, looksAt: 'child', expression: 'calm' })
  if (brief.cast.includes('pet'))
    figures.push({
      who: 'pet',
      x: childX + 0.3 * side,
      distance: 'near',
      facing: brief.guide ? towards : back,
      looksAt: 'child',
    })
  const input: ShotInput = {
    camera,
    side: pageNumber % 2,
    figures: figures.map(figure => ({ ...figure, who: figure.who ?? 'child' })),
    objects: brief.props
      .filter(what => what !== figures[0]?.holds)
      .map((what, i) => ({ what, x: childX + (i === 0 ? 0.42 : -0.6) * side, distance: i === 0 ? 'near' : 'middle' })),
  }
  return shotSchema.parse(input)
}
