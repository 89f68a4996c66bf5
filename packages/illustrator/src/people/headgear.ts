import { circlePath } from '../canvas/path.ts'
import { CAPS } from './caps.ts'
import { GLASS } from './hair.ts'
import type { DrawGear, DrawnHeadgear, GearContext } from './hat-parts.ts'
import { HATS } from './hats.ts'
import { HEAD_CLOTHS } from './head-cloths.ts'
import type { HeadShape } from './head-shape.ts'
import { drawBubble, HEADDRESSES } from './headdress.ts'
import { HOODS } from './hoods.ts'
import { COVERS_CROWN, type HeadCloth, type Headgear } from './outfit.ts'

const HEADGEAR: Record<Headgear | HeadCloth, DrawGear> = {
  ...HATS,
  ...CAPS,
  ...HEADDRESSES,
  ...HEAD_CLOTHS,
  ...HOODS,
}

const CLOTHS = { patka: true, hijab: true, dupatta: true, 'prayer-cap': true } as const satisfies Record<
  Exclude<HeadCloth, Headgear>,
  true
>
const isHat = (name: string): name is Headgear => !(name in CLOTHS)
/** All headgear besides the cloth that hats are worn on. */
export const HEADGEARS: readonly Headgear[] = Object.keys(HEADGEAR).filter(isHat)

/** What is worn on the head, and the air bubble around it. `hatHead` is the head with the cloth on it. */
export function drawHeadgear({
  bubble,
  hatHead,
  ...context
}: GearContext & { bubble: boolean; hatHead: HeadShape }): DrawnHeadgear {
  const { headCloth, headgear } = context.outfit
  const cloth = headCloth
    ? HEADGEAR[headCloth.kind]({ ...context, outfit: { ...context.outfit, hat: headCloth.colour } })
    : {}
  const isHat = headgear !== null && COVERS_CROWN.has(headgear)
  const hat = headgear === null ? {} : HEADGEAR[headgear](isHat ? { ...context, head: hatHead } : context)
  // A space helmet is a bubble already.
  const air = bubble && headgear !== 'helmet' ? drawBubble(context, 1.58) : ''
  // No cloth hangs out of a helmet.
  const sealed = (drawing = '') =>
    headgear === 'helmet' && drawing !== ''
      ? context.defs.clip(circlePath(...context.head.centre, context.head.radius * GLASS), drawing)
      : drawing
  const layer = (name: keyof DrawnHeadgear) => sealed(cloth[name]) + (hat[name] ?? '')
  return {
    behindBody: layer('behindBody'),
    behind: layer('behind'),
    overSkin: layer('overSkin'),
    front: layer('front') + air,
  }
}
