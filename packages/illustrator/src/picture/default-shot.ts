import { COVER, type PictureBrief } from '@kahani/contracts/illustration'
import { createRandom } from '@kahani/random/random'
import { type Camera, type Facing, type FigureShot, type Shot, type ShotInput, shotSchema } from '@kahani/scene/shot'

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
  const crowd = brief.cast.length
  const cameras = crowd > 1 ? CAMERAS.filter(camera => camera !== 'close-up') : CAMERAS
  // The title is above the figures of a cover.
  const camera =
    pageNumber === COVER
      ? 'wide'
      : brief.action === 'sleeping'
        ? 'medium'
        : (cameras[(pageNumber + seed) % cameras.length] ?? 'medium')
  const side = random.chance(0.5) ? 1 : -1
  const childX = crowd === 0 ? -0.1 * side : -0.26 * side
  const towards: Facing = side === 1 ? 'right-front' : 'left-front'
  const back: Facing = side === 1 ? 'left-front' : 'right-front'
  const partner = brief.guide
    ? 'guide'
    : brief.cast.includes('friend')
      ? 'friend'
      : brief.cast.includes('pet')
        ? 'pet'
        : null
  const held = brief.props.find(prop => !prop.endsWith('bridge'))
  const figures: Partial<FigureShot>[] = [
    {
      who: 'child',
      x: childX,
      action: brief.action,
      expression: brief.expression,
      facing: random.chance(0.3) ? 'viewer' : towards,
      looksAt: brief.action === 'looking-up' ? 'up' : (partner ?? 'viewer'),
      on: brief.action === 'sleeping' ? 'bed' : null,
      holds: held && (brief.action === 'holding' || brief.action === 'carrying') ? held : null,
    },
  ]
  /** Free places beside the child, the nearest first. */
  const places: Pick<FigureShot, 'x' | 'distance'>[] = [
    { x: 0.36 * side, distance: 'near' },
    { x: -0.72 * side, distance: 'middle' },
    { x: 0.74 * side, distance: 'middle' },
  ]
  const company = [...(brief.guide ? (['guide'] as const) : []), ...brief.cast.filter(who => who !== 'guide')]
  for (const who of company) {
    const place = places.shift()
    if (!place) break
    figures.push({
      who,
      ...place,
      facing: place.x * side > 0 ? back : towards,
      looksAt: 'child',
      expression: who === 'friend' ? brief.expression : 'calm',
    })
  }
  const input: ShotInput = {
    camera,
    // From this side a bed stands free.
    side: brief.action === 'sleeping' ? 3 : (pageNumber * 7) % 3,
    figures: figures.map(figure => ({ ...figure, who: figure.who ?? 'child' })),
    objects: brief.props
      .filter(what => what !== figures[0]?.holds)
      .map((what, i) => ({
        what,
        x: (i === 0 ? 0.05 : i === 1 ? -0.5 : 0.6) * side,
        distance: i === 0 ? 'near' : 'middle',
      })),
  }
  return shotSchema.parse(input)
}
