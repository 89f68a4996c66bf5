import type { Telemetry } from 'bullmq'
import type { Tracing, TracingOptions } from './tracing/start-tracing.ts'

/** Undefined without `OTEL_EXPORTER_OTLP_ENDPOINT`: OpenTelemetry is then not even loaded. */
let tracing: Tracing | undefined

/**
 * Starts to send traces if the standard variables `OTEL_*` ask for it. `loadConfig` reports invalid ones. Call it before an app
 * or a connection is created.
 */
export async function loadTracing(env: NodeJS.ProcessEnv, options: TracingOptions): Promise<void> {
  if (!URL.canParse(env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '')) return
  const { startTracing } = await import('./tracing/start-tracing.ts')
  tracing = startTracing(env, options)
}

export const endTracing = async (): Promise<void> => tracing?.shutdown()

/** The option of BullMQ's objects. */
export const queueTelemetry = (): { telemetry?: Telemetry } => (tracing ? { telemetry: tracing.telemetry } : {})

export const traceId = (): string | undefined => tracing?.traceId()

export const traceparent = (): string | undefined => tracing?.traceparent()

/** Runs `work` in a span of its own, which begins a trace where there is none. Names contain nothing personal. */
export const inSpan = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  tracing ? tracing.inSpan(name, work) : work()

/** Records a span that has just ended, see `Tracing`. */
export const recordSpan = (name: string, parent: string, startTime: Date): string =>
  tracing?.record(name, parent, startTime) ?? parent

/** Runs work that outlives its request, or serves others too, outside of the active span. */
export const detached = <T>(work: () => T): T => (tracing ? tracing.detached(work) : work())
