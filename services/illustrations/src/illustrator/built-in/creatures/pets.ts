import type { Pet } from '@kahani/contracts/options'
import { cat, dog } from './cats-and-dogs.ts'
import type { DrawCreature } from './creature.ts'
import { dragon } from './dragon.ts'
import { unicorn } from './horses.ts'
import { rabbit } from './small-furry-animals.ts'

export const PET_DRAWINGS: Record<Exclude<Pet, 'none'>, DrawCreature> = {
  Dog: dog,
  Cat: cat,
  Rabbit: rabbit,
  Dragon: dragon,
  Unicorn: unicorn,
}
