import { type IntervalTask, startIntervalTask } from '@kahani/service-kit/interval-task'
import type { Logger } from '@kahani/service-kit/logger'
import { inSpan } from '@kahani/service-kit/tracing'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createStoryLeases } from './story-leases.ts'
import type { StoryWriter } from './story-writer.ts'

const INTERVAL_MS = 2_000
/** Stories that one process resumes concurrently. */
const CONCURRENCY = 4

/**
 * Resumes a story whose writer crashed, or that an outage postponed. Many processes can run it concurrently.
 * @returns whether there was one
 */
export function createStoryResumption(db: Kysely<Database>, writer: StoryWriter, logger: Logger) {
  const leases = createStoryLeases(db)
  return async function resumeStory(): Promise<boolean> {
    let storyId: number | undefined
    try {
      const story = await leases.takeOverNext()
      storyId = story?.id
      if (story) await inSpan('resume story', () => writer.write(story))
    } catch (err) {
      logger.warn({ err, storyId }, 'story not resumed')
    }
    return storyId !== undefined
  }
}

/** Starts tasks of their own for it, since writing a story takes as long as the provider does. */
export function startStoryResumption(
  resumeStory: () => Promise<boolean>,
  { intervalMs = INTERVAL_MS, concurrency = CONCURRENCY } = {},
): IntervalTask[] {
  return Array.from({ length: concurrency }, () => {
    const task = startIntervalTask(async () => {
      if (await resumeStory()) task.trigger()
    }, intervalMs)
    return task
  })
}
