import { PassThrough, type Readable } from 'node:stream'
import { hasStatus, tooMany } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { detached } from '@kahani/service-kit/tracing'
import type { IllustrationEvents } from '../illustrations/illustration-events.ts'
import type { IllustrationService } from '../illustrations/illustration-service.ts'
import type { StoryRepository } from '../stories/story-repository.ts'

/** Streams of one account in one process: the browser opens one for each tab that is visible. */
const MAX_STREAMS = 6
/** Also the interval at which a lost report is noticed. Half of what the gateway waits for. */
const HEARTBEAT_MS = 15_000
/** A stream ends after this time at the latest. Its browser connects again, and is authenticated again. */
const LIFETIME_MS = 5 * 60_000
/** When a browser connects again. */
const RETRY_MS = 3_000

export interface IllustrationStreamsDeps {
  stories: Pick<StoryRepository, 'getReadable'>
  illustrations: Pick<IllustrationService, 'getTag' | 'getIllustrations'>
  events: IllustrationEvents
  logger: Logger
  heartbeatMs?: number | undefined
}

/** Sends the list of a story's pictures as Server-Sent Events, whenever it changes. */
export function createIllustrationStreams(deps: IllustrationStreamsDeps) {
  const { stories, illustrations, events, logger, heartbeatMs = HEARTBEAT_MS } = deps
  const open = new Map<PassThrough, number>()

  /** Writes the changes of a story to a stream until it closes. @param lastId the event that the client has received */
  function follow(stream: PassThrough, storyId: number, userId: number, lastId: string | undefined) {
    let sentId = lastId
    let isReading = false
    let isOutdated = false

    /** @returns whether more can follow */
    async function sendChange(): Promise<boolean> {
      const story = await stories.getReadable(storyId, userId)
      const id = await illustrations.getTag(story)
      if (id !== sentId) {
        const list = await illustrations.getIllustrations(story)
        // It may have ended meanwhile.
        if (!stream.writable) return false
        stream.write(`id: ${id}\ndata: ${JSON.stringify(list)}\n\n`)
        sentId = id
      }
      return story.illustrationStatus === 'processing'
    }
    /** Sends what has changed. Changes that are reported meanwhile are sent together. */
    async function update(): Promise<void> {
      isOutdated = true
      if (isReading) return
      isReading = true
      try {
        while (isOutdated && stream.writable) {
          isOutdated = false
          if (!(await sendChange())) stream.end()
        }
      } catch (err) {
        // The browser connects again.
        if (!hasStatus(err, 404)) logger.warn({ err, storyId }, 'changes of illustrations not sent')
        stream.end()
      }
      isReading = false
    }

    const lifetime = setTimeout(() => stream.end(), LIFETIME_MS)
    const unsubscribe = events.subscribe(storyId, update)
    const heartbeat = setInterval(() => {
      if (stream.writable) stream.write(':\n\n')
      void update()
    }, heartbeatMs)
    stream.on('close', () => {
      clearInterval(heartbeat)
      clearTimeout(lifetime)
      unsubscribe()
      open.delete(stream)
    })
    stream.write(`retry: ${RETRY_MS}\n\n`)
    void update()
  }

  return {
    /**
     * @param lastId the event or the list that the client has received
     * @returns null if nothing more will change
     * @throws HttpError 404, or 429 for too many streams
     */
    async open(storyId: number, userId: number, lastId: string | undefined): Promise<Readable | null> {
      const story = await stories.getReadable(storyId, userId)
      if (story.illustrationStatus !== 'processing' && (await illustrations.getTag(story)) === lastId) return null
      const count = [...open.values()].filter(owner => owner === userId).length
      if (count >= MAX_STREAMS) throw tooMany(RETRY_MS / 1000)
      const stream = new PassThrough()
      open.set(stream, userId)
      detached(() => follow(stream, storyId, userId, lastId))
      return stream
    },

    close() {
      for (const stream of open.keys()) stream.end()
    },
  }
}
export type IllustrationStreams = ReturnType<typeof createIllustrationStreams>
