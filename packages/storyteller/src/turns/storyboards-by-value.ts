import type { PrimaryValue } from '@kahani/contracts/options'
import type { TurnStoryboard } from '../format/storyboard.ts'
import { courage } from './courage/storyboard.ts'
import { curiosity } from './curiosity/storyboard.ts'
import { custom } from './custom/storyboard.ts'
import { friendship } from './friendship/storyboard.ts'
import { gratitude } from './gratitude/storyboard.ts'
import { honesty } from './honesty/storyboard.ts'
import { kindness } from './kindness/storyboard.ts'
import { perseverance } from './perseverance/storyboard.ts'
import { respect } from './respect/storyboard.ts'
import { responsibility } from './responsibility/storyboard.ts'
import { sharing } from './sharing/storyboard.ts'

export const TURN_STORYBOARDS: Readonly<Record<PrimaryValue, TurnStoryboard>> = {
  kindness,
  honesty,
  perseverance,
  gratitude,
  sharing,
  courage,
  respect,
  responsibility,
  curiosity,
  friendship,
  custom,
}
