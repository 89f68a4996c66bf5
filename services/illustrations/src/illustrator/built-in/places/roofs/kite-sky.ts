import { kites } from '../../scenery/rooftop.ts'
import type { Stage } from '../../stage/stage.ts'
import { skyOf } from '../open-country.ts'

export const skyWithKites = (stage: Stage): string =>
  skyOf(stage) + (stage.states.has('kites') ? kites(stage.context, 22, stage.camera === 'from-below' ? 1200 : 860) : '')
