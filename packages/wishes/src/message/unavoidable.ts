import type { Theme } from '@kahani/contracts/options'
import type { Idea } from '../ideas/ideas.ts'
import type { Avoided } from './avoided.ts'

/** What a story can be about, as far as its tales differ in what can be left out of them. */
type Subject = Exclude<Theme, 'custom'> | Idea | 'anything' | 'death' | 'illness'

/** What every tale of a subject names or shows at some age, so that it can't be left out. */
export const UNAVOIDABLE: Readonly<Record<Subject, readonly Avoided[]>> = {
  space: ['owls', 'water'],
  magical: ['dogs', 'thunder'],
  underwater: ['water'],
  jungle: ['monkeys', 'thunder'],
  farm: [],
  superhero: ['babies'],
  train: ['thunder', 'water'],
  dinosaurs: ['spiders', 'thunder', 'water', 'babies'],
  'new-baby': ['cats', 'thunder', 'babies'],
  'first-day-of-school': ['thunder', 'water'],
  'moving-house': ['cats', 'lizards', 'thunder', 'water'],
  hospital: ['tigers', 'crackers'],
  dark: ['water'],
  birthday: ['crackers'],
  diwali: ['lizards', 'needles'],
  eid: ['babies'],
  christmas: ['spiders'],
  pongal: ['water'],
  onam: ['cats', 'tigers'],
  cricket: [],
  dance: [],
  sea: ['water', 'needles', 'babies'],
  snow: ['water'],
  vehicles: ['cats', 'water', 'babies'],
  elephants: ['monkeys', 'bees', 'tigers', 'babies'],
  garden: ['crackers'],
  anything: [],
  death: ['lizards', 'thunder'],
  illness: ['thunder', 'water'],
}
