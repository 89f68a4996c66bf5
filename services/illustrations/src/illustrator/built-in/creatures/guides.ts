import type { Guide } from '@kahani/contracts/scene'
import { calf, elephant, lamb } from './animals.ts'
import { cloudling, dolphin, fish, robot, starChild } from './beings.ts'
import type { DrawCreature } from './creature.ts'
import { monkey, tigerCub, turtle } from './wild-animals.ts'
import { firefly, littleBird, owl, parrot } from './winged.ts'

/** All guides, by name. */
export const GUIDE_DRAWINGS: Record<Guide, DrawCreature> = {
  owl,
  elephant,
  parrot,
  turtle,
  calf,
  'star-child': starChild,
  dolphin,
  monkey,
  robot,
  'little-bird': littleBird,
  firefly,
  fish,
  lamb,
  'tiger-cub': tigerCub,
  cloud: cloudling,
}
