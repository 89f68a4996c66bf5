import type { Theme } from '@kahani/contracts/options'
import type { Storyboard } from '../format/storyboard.ts'
import { bookWithoutAnEnding } from './book-without-an-ending/storyboard.ts'
import { calfInTheRain } from './calf-in-the-rain/storyboard.ts'
import { cityWithoutLights } from './city-without-lights/storyboard.ts'
import { cloudWhoCouldntRain } from './cloud-who-couldnt-rain/storyboard.ts'
import { cubWhoCouldntRoar } from './cub-who-couldnt-roar/storyboard.ts'
import { eggThatHummed } from './egg-that-hummed/storyboard.ts'
import { fireflyWithoutLight } from './firefly-without-light/storyboard.ts'
import { lampOfTheReef } from './lamp-of-the-reef/storyboard.ts'
import { lanternOnTheRiver } from './lantern-on-the-river/storyboard.ts'
import { moonAwake } from './moon-awake/storyboard.ts'
import { seedThatWouldntWake } from './seed-that-wouldnt-wake/storyboard.ts'
import { sparrowOnTheClockTower } from './sparrow-on-the-clock-tower/storyboard.ts'
import { starInTheTulsiPot } from './star-in-the-tulsi-pot/storyboard.ts'
import { tideThatOverslept } from './tide-that-overslept/storyboard.ts'

/** The tales of each theme by the name of their folder. The seed chooses one of them. */
export const STORYBOARDS: Readonly<Record<Theme, Readonly<Record<string, Storyboard>>>> = {
  space: { 'moon-awake': moonAwake, 'star-in-the-tulsi-pot': starInTheTulsiPot },
  magical: { 'firefly-without-light': fireflyWithoutLight, 'cloud-who-couldnt-rain': cloudWhoCouldntRain },
  underwater: { 'lamp-of-the-reef': lampOfTheReef, 'tide-that-overslept': tideThatOverslept },
  jungle: { 'cub-who-couldnt-roar': cubWhoCouldntRoar, 'egg-that-hummed': eggThatHummed },
  farm: { 'calf-in-the-rain': calfInTheRain, 'seed-that-wouldnt-wake': seedThatWouldntWake },
  superhero: { 'city-without-lights': cityWithoutLights, 'sparrow-on-the-clock-tower': sparrowOnTheClockTower },
  custom: { 'book-without-an-ending': bookWithoutAnEnding, 'lantern-on-the-river': lanternOnTheRiver },
}
