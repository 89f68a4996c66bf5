import { indoors } from '../scenery/room.ts'
import type { Stage } from '../stage/stage.ts'

/** A stage whose colours stay warm after dark, for things that stand in a room. */
export const insideOf = (stage: Stage): Stage => {
  const { context } = stage
  const light = { ...context.light, land: (colour: string) => indoors(context, colour) }
  return { ...stage, context: { ...context, light } }
}
