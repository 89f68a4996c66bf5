import type { PrimaryValue } from '@kahani/contracts/options'
import type { ValueThread } from '../arcs/arc.ts'
import { courage } from './courage.ts'
import { curiosity } from './curiosity.ts'
import { custom } from './custom.ts'
import { friendship } from './friendship.ts'
import { gratitude } from './gratitude.ts'
import { honesty } from './honesty.ts'
import { kindness } from './kindness.ts'
import { perseverance } from './perseverance.ts'
import { respect } from './respect.ts'
import { responsibility } from './responsibility.ts'
import { sharing } from './sharing.ts'

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
