import type { Pet } from '@kahani/contracts/options'
import type { Point } from '../canvas/path.ts'
import { place } from '../canvas/svg.ts'
import { cat, dog } from './cats-and-dogs.ts'
import type { DrawCreature } from './creature.ts'
import { dragon } from './dragon.ts'
import { unicorn } from './horses.ts'
import { rabbit } from './small-furry-animals.ts'

/** A creature in another size than that of its drawing. */
const sized =
  (draw: DrawCreature, scale: number): DrawCreature =>
  (context, view) => {
    const { drawing, halfWidth, height, head, grip, seat, ...rest } = draw(context, view)
    const at = ([x, y]: Point): Point => [x * scale, y * scale]
    return {
      ...rest,
      drawing: place(drawing, 0, 0, { scale }),
      halfWidth: halfWidth * scale,
      height: height * scale,
      head: { at: at(head.at), r: head.r * scale },
      ...(grip && { grip: at(grip) }),
      ...(seat && { seat: at(seat) }),
    }
  }

export const PET_DRAWINGS: Record<Exclude<Pet, 'none'>, DrawCreature> = {
  Dog: dog,
  Cat: cat,
  Rabbit: rabbit,
  // The stories have one of the size of a teapot.
  Dragon: sized(dragon, 0.7),
  Unicorn: unicorn,
}
