import type { Theme } from '@kahani/contracts/options'
import type { Arc } from './arc.ts'
import { bookWithoutAnEnding } from './arcs/book-without-an-ending.ts'
import { calfInTheRain } from './arcs/calf-in-the-rain.ts'
import { cityWithoutLights } from './arcs/city-without-lights.ts'
import { cloudWhoCouldntRain } from './arcs/cloud-who-couldnt-rain.ts'
import { cubWhoCouldntRoar } from './arcs/cub-who-couldnt-roar.ts'
import { eggThatHummed } from './arcs/egg-that-hummed.ts'
import { fireflyWithoutLight } from './arcs/firefly-without-light.ts'
import { lampOfTheReef } from './arcs/lamp-of-the-reef.ts'
import { lanternOnTheRiver } from './arcs/lantern-on-the-river.ts'
import { moonAwake } from './arcs/moon-awake.ts'
import { seedThatWouldntWake } from './arcs/seed-that-wouldnt-wake.ts'
import { sparrowOnTheClockTower } from './arcs/sparrow-on-the-clock-tower.ts'
import { starInTheTulsiPot } from './arcs/star-in-the-tulsi-pot.ts'
import { tideThatOverslept } from './arcs/tide-that-overslept.ts'

/** The stories that can be told of each theme: two difficulties or more, one of which the seed chooses. */
export const ARCS: Readonly<Record<Theme, readonly Arc[]>> = {
  space: [moonAwake, starInTheTulsiPot],
  magical: [fireflyWithoutLight, cloudWhoCouldntRain],
  underwater: [lampOfTheReef, tideThatOverslept],
  jungle: [cubWhoCouldntRoar, eggThatHummed],
  farm: [calfInTheRain, seedThatWouldntWake],
  superhero: [cityWithoutLights, sparrowOnTheClockTower],
  custom: [bookWithoutAnEnding, lanternOnTheRiver],
}
