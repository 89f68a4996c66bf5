import type { QuietKind } from '@kahani/wishes/serious'
import type { QuietStoryboard } from '../format/storyboard.ts'
import { eveningLamps } from './evening-lamps/storyboard.ts'
import { paperBoats } from './paper-boats/storyboard.ts'

/** The quiet tales of each kind by the name of their folder. */
export const QUIET_STORYBOARDS: Readonly<Record<QuietKind, Readonly<Record<string, QuietStoryboard>>>> = {
  death: { 'evening-lamps': eveningLamps },
  illness: { 'paper-boats': paperBoats },
}
