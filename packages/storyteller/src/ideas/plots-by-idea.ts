import type { Idea } from '@kahani/wishes/ideas'
import type { Plot } from '../format/storyboard.ts'

/** The plots of each idea by the name of their folder. */
export const PLOTS: Readonly<Partial<Record<Idea, Readonly<Record<string, Plot>>>>> = {}
