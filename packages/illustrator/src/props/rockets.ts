import { place } from '../canvas/svg.ts'
import { rocketPaintOf, cardboardRocket as rocketToFlyIn } from '../scenery/rockets.ts'
import { prop } from './prop.ts'

/** Rockets that children build. */

/** The box of a fridge with buttons in felt pen and a steel plate for a window, in the colours of the one that flies. */
export const cardboardRocket = prop({ scale: 0.8 }, ({ context, on }) => {
  const { back, front } = rocketToFlyIn({ ...context, light: { ...context.light, on } }, rocketPaintOf(context))
  return { drawing: place(back, 0, -60), front: place(front, 0, -60), halfWidth: 760, height: 1560, seat: [0, -480] }
})
