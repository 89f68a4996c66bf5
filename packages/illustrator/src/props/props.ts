import type { Prop } from '@kahani/scene/shot'
import { PROPS_AT_HOME } from './at-home.ts'
import { bough } from './bough.ts'
import { PROPS_OF_OCCASIONS } from './occasions.ts'
import { PROPS_OUTDOORS } from './outdoors.ts'
import type { DrawProp } from './prop-drawing.ts'
import { PROPS_OF_TURNS } from './turns.ts'

/** All objects, by name. */
export const PROP_DRAWINGS: Record<Prop, DrawProp> = {
  ...PROPS_AT_HOME,
  ...PROPS_OUTDOORS,
  ...PROPS_OF_TURNS,
  ...PROPS_OF_OCCASIONS,
  bough,
}
