import { CAPS } from './caps.ts'
import type { DrawGear, DrawnHeadgear, GearContext } from './hat-parts.ts'
import { HATS } from './hats.ts'
import { HEAD_CLOTHS } from './head-cloths.ts'
import { drawBubble, HEADDRESSES } from './headdress.ts'
import { HOODS } from './hoods.ts'
import type { Headgear } from './outfit.ts'

const HEADGEAR: Record<Headgear, DrawGear> = { ...HATS, ...CAPS, ...HEADDRESSES, ...HEAD_CLOTHS, ...HOODS }

/** What is worn on the head, and the air bubble around it. */
export function drawHeadgear({ bubble, ...context }: GearContext & { bubble: boolean }): DrawnHeadgear {
  const { headgear } = context.outfit
  const drawn = headgear === null ? {} : HEADGEAR[headgear](context)
  // A space helmet is a bubble already.
  const air = bubble && headgear !== 'helmet' ? drawBubble(context, 1.58) : ''
  return { behindBody: '', behind: '', overSkin: '', ...drawn, front: (drawn.front ?? '') + air }
}
