import { UnrecoverableError } from 'bullmq'

/** Why a book can't be made however often it is tried. Travels as the job's failed reason. */
export const GIVE_UP = {
  /** There is no Chromium on the worker's machine. */
  noBrowser: 'no_browser',
  /** The story is gone, or not that user's. */
  noStory: 'no_story',
  /** This worker doesn't know the format. */
  unknownFormat: 'unknown_format',
} as const
export type GiveUp = (typeof GIVE_UP)[keyof typeof GIVE_UP]

/** Ends a job at once, without another try. */
export const giveUp = (why: GiveUp) => new UnrecoverableError(why)
