import { PassThrough, type Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Bytes of one stream that are read ahead of its client. */
const BUFFER_BYTES = 16 * 1024

export const isEventStream = (contentType: unknown) => String(contentType).startsWith('text/event-stream')

/** The Server-Sent Events that are being passed on. They end with the session of their client, which then connects again. */
export interface EventStreams {
  send(reply: FastifyReply, body: Readable): void
  /** Ends the streams of a session; null ends all. */
  end(sessionId: string | null): void
}

export function createEventStreams(): EventStreams {
  const bySession = new Map<string, Set<() => void>>()
  return {
    send(reply, body) {
      const { sessionId = '' } = reply.request.sessionUser ?? {}
      const stream = new PassThrough({ highWaterMark: BUFFER_BYTES })
      const streams = bySession.get(sessionId) ?? new Set()
      bySession.set(sessionId, streams)
      const end = () => {
        body.unpipe(stream).destroy()
        stream.end()
      }
      streams.add(end)
      reply.raw.once('close', () => {
        streams.delete(end)
        if (streams.size === 0) bySession.delete(sessionId)
      })
      // A stream that breaks off must not look complete. One that was ended here is complete.
      body.on('error', () => stream.writableEnded || stream.destroy())
      body.pipe(stream)
      reply.send(stream)
    },
    end(sessionId) {
      const ended = sessionId === null ? [...bySession.values()] : [bySession.get(sessionId) ?? []]
      for (const streams of ended) for (const end of streams) end()
    },
  }
}
