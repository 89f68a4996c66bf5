import { HATS } from './hats.ts'
import { type DrawHeadgear, HEADDRESSES } from './headdress.ts'
import type { Headgear } from './outfit.ts'

/** Everything that is worn on the head. */
export const HEADGEAR: Record<Headgear, DrawHeadgear> = { ...HEADDRESSES, ...HATS }
