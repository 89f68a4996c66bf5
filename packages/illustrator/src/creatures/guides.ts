import type { Guide } from '@kahani/scene/shot'
import { babyComet, cloudling, grandmotherCloud, oldMoon, starChild } from './beings.ts'
import { eagle, heron, peacock, swallow } from './big-birds.ts'
import { babyBird, crow, gull, littleBird, owl, parrot, pigeon } from './birds.ts'
import { kitten, streetDog, tigerCub, tigress } from './cats-and-dogs.ts'
import { buffalo, bullock, calf, cow } from './cattle.ts'
import type { DrawCreature } from './creature.ts'
import { babyDinosaur, dinosaur } from './dinosaurs.ts'
import { bat } from './dragon.ts'
import { elephant, grownElephant } from './elephants.ts'
import { goat, lamb } from './farm-animals.ts'
import { duckling, hen, rooster } from './farm-birds.ts'
import { dolphin, fish, reefFish, whale } from './fishes.ts'
import { deer } from './forest-animals.ts'
import { camel, horse } from './horses.ts'
import { ant, bee, beetle, butterfly, dragonfly, firefly, ladybird, moth } from './insects.ts'
import { langur, monkey } from './monkeys.ts'
import { giantClam, seahorse } from './reef-animals.ts'
import { robot } from './robot.ts'
import { crab, jellyfish, octopus } from './shore-animals.ts'
import { caterpillar, frog, gecko, snail } from './small-animals.ts'
import { mouse, squirrel } from './small-furry-animals.ts'
import { comma, scarecrow } from './story-beings.ts'
import { threeHorn } from './three-horn.ts'
import { turtle } from './turtle.ts'

/** All guides and other creatures, by name. */
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
  'grown-elephant': grownElephant,
  tigress,
  cow,
  bullock,
  buffalo,
  goat,
  horse,
  camel,
  deer,
  langur,
  'street-dog': streetDog,
  kitten,
  squirrel,
  mouse,
  bat,
  'baby-bird': babyBird,
  swallow,
  crow,
  pigeon,
  gull,
  eagle,
  heron,
  peacock,
  hen,
  rooster,
  duckling,
  whale,
  'reef-fish': reefFish,
  seahorse,
  octopus,
  jellyfish,
  'giant-clam': giantClam,
  crab,
  frog,
  gecko,
  snail,
  caterpillar,
  butterfly,
  moth,
  bee,
  beetle,
  ladybird,
  dragonfly,
  ant,
  'grandmother-cloud': grandmotherCloud,
  'baby-comet': babyComet,
  'old-moon': oldMoon,
  scarecrow,
  comma,
  'baby-dinosaur': babyDinosaur,
  dinosaur,
  'three-horn': threeHorn,
}
