import { SpanStatusCode, TraceFlags } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'

/**
 * The attributes that are sent. Others, such as URLs, keys of Redis, SQL, headers and messages of errors, can contain names,
 * addresses and tokens.
 */
const ATTRIBUTES = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'server.address',
  'server.port',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  'error.type',
  'bullmq.queue.name',
  'bullmq.queue.operation',
  'bullmq.job.name',
  'bullmq.job.id',
  'bullmq.job.attempts.made',
])
const EXCEPTION = 'exception'
const EXCEPTION_TYPE = 'exception.type'

const pick = (attributes: ReadableSpan['attributes'], isPublic: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => isPublic(name)))

/** Whether a span is kept although its trace is not sampled. */
export const hasError = ({ status, events }: ReadableSpan): boolean =>
  status.code === SpanStatusCode.ERROR || events.some(({ name }) => name === EXCEPTION)

/** A sampled copy of a span without anything personal. */
export function publicSpan(span: ReadableSpan): ReadableSpan {
  const context = { ...span.spanContext(), traceFlags: TraceFlags.SAMPLED }
  return {
    ...{ name: span.name, kind: span.kind, resource: span.resource, instrumentationScope: span.instrumentationScope },
    ...{ startTime: span.startTime, endTime: span.endTime, duration: span.duration, ended: span.ended },
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    spanContext: () => context,
    status: { code: hasError(span) ? SpanStatusCode.ERROR : span.status.code },
    attributes: pick(span.attributes, name => ATTRIBUTES.has(name)),
    events: span.events
      .filter(({ name }) => name === EXCEPTION)
      .map(({ attributes = {}, ...event }) => ({
        ...event,
        attributes: pick(attributes, name => name === EXCEPTION_TYPE),
      })),
    links: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}
