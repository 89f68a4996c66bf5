import type { Telemetry } from 'bullmq'
import type { Tracing, TracingOptions } from './tracing/start-tracing.ts'
import { withTimeout } from './with-timeout.ts'

const SHUTDOWN_TIMEOUT_MS = 3_000

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

/** Sends the spans that are left. What a receiver does not take in time is lost, and the process ends nevertheless. */
export async function endTracing(): Promise<void> {
  if (tracing) await withTimeout(tracing.shutdown(), SHUTDOWN_TIMEOUT_MS, 'spans not sent').catch(() => undefined)
}

export const isTracing = (): boolean => tracing !== undefined

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
