import { dot } from '../space/vec3.ts'
import { BACK_WEAR } from './back-wear.ts'
import { DRAPES } from './drapes.ts'
import type { Accessory } from './outfit.ts'
import { TRIMMINGS } from './trimmings.ts'
import { VESTS } from './vests.ts'
import type { DrawWorn, Worn, WornContext } from './worn.ts'

const ACCESSORIES: Record<Accessory, DrawWorn> = { ...TRIMMINGS, ...VESTS, ...DRAPES, ...BACK_WEAR }

/** All accessories of an outfit, by layer. */
export function drawAccessories(context: Omit<WornContext, 'facesViewer'>): Required<Worn> {
  const { bones, view, outfit } = context
  const facesViewer = dot(bones.chest.forward, view.frame.forward) < 0.08
  const drawn = outfit.accessories.map(name => ACCESSORIES[name]({ ...context, facesViewer }))
  const layer = (name: keyof Worn) => drawn.map(each => each[name] ?? '').join('')
  return { beyond: layer('beyond'), over: layer('over'), skirt: layer('skirt'), near: layer('near') }
}
