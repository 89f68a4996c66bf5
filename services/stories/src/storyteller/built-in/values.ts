import type { PrimaryValue } from '@kahani/contracts/options'
import type { ValueThread } from './arc.ts'
import { courage } from './turns/courage.ts'
import { curiosity } from './turns/curiosity.ts'
import { custom } from './turns/custom.ts'
import { friendship } from './turns/friendship.ts'
import { gratitude } from './turns/gratitude.ts'
import { honesty } from './turns/honesty.ts'
import { kindness } from './turns/kindness.ts'
import { perseverance } from './turns/perseverance.ts'
import { respect } from './turns/respect.ts'
import { responsibility } from './turns/responsibility.ts'
import { sharing } from './turns/sharing.ts'

export const VALUE_THREADS: Readonly<Record<PrimaryValue, ValueThread>> = {
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
