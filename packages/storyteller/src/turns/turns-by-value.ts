import type { PrimaryValue } from '@kahani/contracts/options'
import type { ValueThread } from '../format/arc.ts'
import { courage } from './courage/turns.ts'
import { curiosity } from './curiosity/turns.ts'
import { custom } from './custom/turns.ts'
import { friendship } from './friendship/turns.ts'
import { gratitude } from './gratitude/turns.ts'
import { honesty } from './honesty/turns.ts'
import { kindness } from './kindness/turns.ts'
import { perseverance } from './perseverance/turns.ts'
import { respect } from './respect/turns.ts'
import { responsibility } from './responsibility/turns.ts'
import { sharing } from './sharing/turns.ts'

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
