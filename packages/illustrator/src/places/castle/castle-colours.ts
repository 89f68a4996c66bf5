import { PALACES } from '../../scenery/palace.ts'
import type { Stage } from '../../stage/stage.ts'

export const coloursOf = ({ context }: Stage) => context.bookRandom.fork('castle').pick(PALACES)
