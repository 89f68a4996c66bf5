import diagnostics from 'node:diagnostics_channel'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { type Context, context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Telemetry } from 'bullmq'
import { BullMQOtel } from 'bullmq-otel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as ioredis from 'ioredis'
import pg from 'pg'
import type { Logger } from 'pino'
import { hasError, publicSpan } from './public-span.ts'
import { createSampler } from './sampler.ts'

/** Health checks, metrics and files of the web app are not traced. */
const TRACED = /^\/(?:api|auth|internal)\//

const TABLE = /\b(?:from|into|update|join)\s+"?(?:\w+"?\.)?"?(\w+)/i

/** Continues no trace of its clients: a stranger must not choose ids, or whether a trace is sampled. */
class OriginPropagator extends W3CTraceContextPropagator {
  override extract(from: Parameters<W3CTraceContextPropagator['extract']>[0]) {
    return from
  }
}

/** Logs once that spans can't be sent, and once that they can be again. */
function logOutages(exporter: SpanExporter, logger: Logger): SpanExporter {
  let down = false
  return {
    export(spans, done) {
      exporter.export(spans, result => {
        const failed = result.code !== ExportResultCode.SUCCESS
        if (failed && !down) logger.warn({ err: result.error?.message }, 'traces can not be sent')
        if (down && !failed) logger.info('traces are sent again')
        down = failed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}

/** Sends what is sampled, and all spans with an error, without anything personal. */
function sendPublicSpans(exporter: SpanExporter): SpanProcessor {
  const batches = new BatchSpanProcessor({ exporter })
  return {
    onStart: () => undefined,
    onEnd(span) {
      if (span.spanContext().traceFlags !== 0 || hasError(span)) batches.onEnd(publicSpan(span) as never)
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  }
}

/** Makes the span of a request active in the hooks and the handler after its body has been read, and after its response. */
function keepRequestContext({ fastify }: { fastify: FastifyInstance }): void {
  const continueIn = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const { context: requestContext } = request.opentelemetry()
    if (requestContext) context.with(requestContext, done)
    else done()
  }
  fastify.addHook('preValidation', continueIn).addHook('onResponse', continueIn)
}

/** Instruments libraries, which are already loaded, without hooks into Node's module loader. */
function instrument(): void {
  const redis = new IORedisInstrumentation({ requireParentSpan: true })
  for (const { patch } of redis.getModuleDefinitions()) patch?.(ioredis)
  const postgres = new PgInstrumentation({
    requireParentSpan: true,
    ignoreConnectSpans: true,
    requestHook(span, { query }) {
      const table = TABLE.exec(query.text)?.[1]
      span.updateName([/^\w+/.exec(query.text)?.[0]?.toUpperCase(), table].filter(Boolean).join(' '))
      if (table) span.setAttribute('db.collection.name', table)
    },
  })
  for (const { name, patch } of postgres.getModuleDefinitions()) if (name === 'pg') patch?.(pg)
  new UndiciInstrumentation({ requireParentforSpans: true })
  new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    instrumentHandler: false,
    ignorePaths: ({ url }) => !TRACED.test(url),
    requestHook(span, request) {
      span.updateName(`${request.method} ${request.routeOptions.url ?? 'unknown route'}`)
    },
  })
  diagnostics.subscribe('fastify.initialization', message => keepRequestContext(message as never))
}

function inject(from: Context): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(from, carrier)
  return carrier.traceparent
}

/** What a process that sends traces adds to its work. */
export interface Tracing {
  /** Passes traces on through queues. */
  telemetry: Telemetry
  traceId(): string | undefined
  /** W3C `traceparent` of the active span. */
  traceparent(): string | undefined
  /** Begins a trace where there is none. */
  inSpan<T>(name: string, work: () => Promise<T>): Promise<T>
  /**
   * Records a span that has just ended.
   * @param parent `traceparent` of the span that caused it
   * @returns its own `traceparent`
   */
  record(name: string, parent: string, startTime: Date): string
  detached<T>(work: () => T): T
  /** Sends the spans that are left. */
  shutdown(): Promise<void>
}

export interface TracingOptions {
  service: string
  /** Whether requests continue the traces of their clients. */
  continuesTraces: boolean
  logger: Logger
}

/** Starts to send traces, see `loadTracing`. */
export function startTracing(env: NodeJS.ProcessEnv, { service, continuesTraces, logger }: TracingOptions): Tracing {
  const resource = resourceFromAttributes({ 'service.name': service })
  const provider = new TracerProvider({
    resource: resource.merge(detectResources({ detectors: [envDetector] })),
    sampler: createSampler(env),
    spanProcessors: [sendPublicSpans(logOutages(new OTLPTraceExporter(), logger))],
  })
  const propagator = new W3CTraceContextPropagator()
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(continuesTraces ? propagator : new OriginPropagator())
  instrument()
  const tracer = trace.getTracer('kahani')

  return {
    telemetry: new BullMQOtel({ tracerName: 'bullmq' }),
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    traceparent: () => inject(context.active()),
    inSpan: (name, work) =>
      // Work without a cause that is traced begins a trace, like a job.
      tracer.startActiveSpan(
        name,
        { kind: trace.getActiveSpan() ? SpanKind.INTERNAL : SpanKind.CONSUMER },
        async span => {
          try {
            return await work()
          } catch (error) {
            span.recordException(error as Error)
            throw error
          } finally {
            span.end()
          }
        },
      ),
    record(name, parent, startTime) {
      const from = propagation.extract(ROOT_CONTEXT, { traceparent: parent })
      const span = tracer.startSpan(name, { startTime, kind: SpanKind.PRODUCER }, from)
      span.end()
      return inject(trace.setSpan(from, span)) ?? parent
    },
    detached: work => context.with(ROOT_CONTEXT, work),
    shutdown: () => provider.shutdown(),
  }
}
