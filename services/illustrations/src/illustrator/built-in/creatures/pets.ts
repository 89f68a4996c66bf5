import type { Pet } from '@kahani/contracts/options'
import { cat, dog } from './cats-and-dogs.ts'
import type { DrawCreature } from './creature.ts'
import { dragon } from './dragon.ts'
import { rabbit } from './forest-animals.ts'
import { unicorn } from './horses.ts'

export const PET_DRAWINGS: Record<Exclude<Pet, 'none'>, DrawCreature> = {
  Dog: dog,
  Cat: cat,
  Rabbit: rabbit,
  Dragon: dragon,
  Unicorn: unicorn,
}
