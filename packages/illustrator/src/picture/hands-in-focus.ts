import type { Point } from '../canvas/path.ts'
import type { Body } from '../people/body.ts'
import type { DrawnPerson, PersonOptions } from '../people/person.ts'
import type { View } from '../space/view.ts'
import type { FigureParts } from '../stage/stage.ts'

const SIDES = ['left', 'right'] as const
/** From the wrist to the middle of the hand, and from there to its ends, in hand lengths. */
const MIDDLE = 0.5
const RADIUS = 0.6

/** The hands of a person, of which those at rest may still hold something. */
export function handsOf(
  { hand }: Body,
  view: View,
  { bones, layers }: Pick<DrawnPerson, 'bones' | 'layers'>,
  { pose, reach }: Pick<PersonOptions, 'pose' | 'reach'>,
): FigureParts['hands'] {
  return SIDES.flatMap(side => {
    if (pose.shortArm === side) return []
    const rests = pose[side].hand === 'rest' && reach?.[side] === undefined
    const arm = layers.findIndex(({ name }) => name === `${side} arm`)
    const over = layers.slice(arm + 1).filter(({ name }) => name !== 'held thing')
    const [wrist, palm] = [view.project(bones[side].wrist), view.project(bones[side].palm)]
    const scale = view.scaleAt(bones[side].palm)
    const seen = Math.hypot(palm[0] - wrist[0], palm[1] - wrist[1]) || 1
    const along = (MIDDLE * hand * scale) / seen
    const at: Point = [wrist[0] + (palm[0] - wrist[0]) * along, wrist[1] + (palm[1] - wrist[1]) * along]
    return [{ at, r: RADIUS * hand * scale, rests, over: over.map(({ drawing }) => drawing).join('') }]
  })
}
