import type { Theme } from '@kahani/contracts/options'
import type { Arc } from '../format/arc.ts'
import { bookWithoutAnEnding } from './book-without-an-ending/tale.ts'
import { calfInTheRain } from './calf-in-the-rain/tale.ts'
import { cityWithoutLights } from './city-without-lights/tale.ts'
import { cloudWhoCouldntRain } from './cloud-who-couldnt-rain/tale.ts'
import { cubWhoCouldntRoar } from './cub-who-couldnt-roar/tale.ts'
import { eggThatHummed } from './egg-that-hummed/tale.ts'
import { fireflyWithoutLight } from './firefly-without-light/tale.ts'
import { lampOfTheReef } from './lamp-of-the-reef/tale.ts'
import { lanternOnTheRiver } from './lantern-on-the-river/tale.ts'
import { moonAwake } from './moon-awake/tale.ts'
import { seedThatWouldntWake } from './seed-that-wouldnt-wake/tale.ts'
import { sparrowOnTheClockTower } from './sparrow-on-the-clock-tower/tale.ts'
import { starInTheTulsiPot } from './star-in-the-tulsi-pot/tale.ts'
import { tideThatOverslept } from './tide-that-overslept/tale.ts'

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
