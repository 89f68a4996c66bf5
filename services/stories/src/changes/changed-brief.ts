import type { PictureBrief } from '@kahani/contracts/illustration'
import type { PictureChange } from '@kahani/contracts/story-changes'
import { defaultShot } from '@kahani/illustrator/default-shot'

type Action = NonNullable<PictureChange['action']>

/** What a child can do where it sits or lies. */
const SEATED: ReadonlySet<Action> = new Set<Action>([
  'sitting',
  'waving',
  'pointing',
  'looking-up',
  'cheering',
  'clapping',
])

/** The brief of a picture with another camera, light, or action of the child. */
export function changedBrief(
  brief: PictureBrief,
  { camera, action, timeOfDay }: PictureChange,
  picture: { seed: number; pageNumber: number },
): PictureBrief {
  const changed = { ...brief, ...(action && { action }), ...(timeOfDay && { timeOfDay }) }
  if (!camera && !action) return changed
  const shot = brief.shot ?? defaultShot(changed, picture)
  return {
    ...changed,
    shot: {
      ...shot,
      // The camera may have been on something else.
      ...(camera && { camera, zoom: 1, focus: 'child' as const }),
      figures: shot.figures.map(figure =>
        action && figure.who === 'child'
          ? { ...figure, action, arms: null, touches: null, on: SEATED.has(action) ? figure.on : null }
          : figure,
      ),
    },
  }
}
