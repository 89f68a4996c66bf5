import type { Idea } from '@kahani/wishes/ideas'
import type { Plot } from '../format/storyboard.ts'
import { lastTrain } from './last-train/storyboard.ts'

/** The plots of each idea by the name of their folder. */
export const PLOTS: Readonly<Partial<Record<Idea, Readonly<Record<string, Plot>>>>> = {
  train: { 'last-train': lastTrain },
}
