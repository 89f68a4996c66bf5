import { mix } from '../canvas/colour.ts'
import { box, SIZE } from '../canvas/svg.ts'
import { indoors } from '../scenery/room.ts'
import type { Stage } from '../stage/stage.ts'

const DEEP = '#241a3c'

/** The stage with its near scenery dark against the sky if the picture is a silhouette. */
export function backlit(stage: Stage): Stage {
  if (stage.camera !== 'silhouette') return stage
  const { context } = stage
  const { light } = context
  const land = (colour: string) => mix(light.land(colour), DEEP, 0.66)
  return { ...stage, context: { ...context, light: { ...light, land, shadow: '#1a12304d' } } }
}

/** Colours inside a room or a vehicle; dark in a silhouette, where only the windows are bright. */
export const insideOf =
  ({ context, camera }: Stage) =>
  (colour: string): string =>
    camera === 'silhouette' ? mix(indoors(context, colour), DEEP, 0.62) : indoors(context, colour)

/** A strip of ground below the feet for cameras that look up from it. */
export const lipOf = ({ camera, context }: Stage, colour: string): string =>
  camera === 'from-below'
    ? box(-10, 1440, SIZE + 20, 110, context.defs.verticalGradient(colour, mix(colour, DEEP, 0.3)))
    : ''
