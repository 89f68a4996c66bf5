import { mix } from '../canvas/colour.ts'
import { indoors } from '../scenery/room.ts'
import type { Stage } from '../stage/stage.ts'

/** A stage whose colours stay warm after dark, for things that stand in a room. */
export const insideOf = (stage: Stage): Stage => {
  const { context } = stage
  const light = { ...context.light, land: (colour: string) => indoors(context, colour) }
  return { ...stage, context: { ...context, light } }
}

/** A stage whose colours are warmer after dark, for places that lamps light: 0 is open country, 1 is a room. */
export function lampLit(stage: Stage, share: number): Stage {
  const { context } = stage
  const { light } = context
  if (!light.dark) return stage
  const land = (colour: string) => mix(light.land(colour), indoors(context, colour), share)
  return { ...stage, context: { ...context, light: { ...light, land } } }
}
