import type { Theme } from '@kahani/contracts/options'
import type { Arc } from './arc.ts'
import { bookWithoutAnEnding } from './book-without-an-ending.ts'
import { calfInTheRain } from './calf-in-the-rain.ts'
import { cityWithoutLights } from './city-without-lights.ts'
import { cloudWhoCouldntRain } from './cloud-who-couldnt-rain.ts'
import { cubWhoCouldntRoar } from './cub-who-couldnt-roar.ts'
import { eggThatHummed } from './egg-that-hummed.ts'
import { fireflyWithoutLight } from './firefly-without-light.ts'
import { lampOfTheReef } from './lamp-of-the-reef.ts'
import { lanternOnTheRiver } from './lantern-on-the-river.ts'
import { moonAwake } from './moon-awake.ts'
import { seedThatWouldntWake } from './seed-that-wouldnt-wake.ts'
import { sparrowOnTheClockTower } from './sparrow-on-the-clock-tower.ts'
import { starInTheTulsiPot } from './star-in-the-tulsi-pot.ts'
import { tideThatOverslept } from './tide-that-overslept.ts'

/** The plots of each theme. The seed chooses one of them. */
export const ARCS: Readonly<Record<Theme, readonly Arc[]>> = {
  space: [moonAwake, starInTheTulsiPot],
  magical: [fireflyWithoutLight, cloudWhoCouldntRain],
  underwater: [lampOfTheReef, tideThatOverslept],
  jungle: [cubWhoCouldntRoar, eggThatHummed],
  farm: [calfInTheRain, seedThatWouldntWake],
  superhero: [cityWithoutLights, sparrowOnTheClockTower],
  custom: [bookWithoutAnEnding, lanternOnTheRiver],
}
