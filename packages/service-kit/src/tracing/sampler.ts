import { createTraceState, SpanKind, trace } from '@opentelemetry/api'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  createAlwaysRecordSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { SamplerName } from '../config.ts'

/** Everything else that has no parent, such as BullMQ's own work, is no trace. */
const BEGINS_TRACE: readonly SpanKind[] = [SpanKind.SERVER, SpanKind.CONSUMER]
/** Marks it for its children. */
const UNTRACED = createTraceState('kahani=untraced')

const SAMPLERS = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio: number) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio: number) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
} satisfies Record<SamplerName, (ratio: number) => Sampler>

/** The sampler of `OTEL_TRACES_SAMPLER` and `_ARG`. Spans that it leaves out are recorded too, since those with an error are kept. */
export function createSampler({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }: NodeJS.ProcessEnv): Sampler {
  const create = SAMPLERS[OTEL_TRACES_SAMPLER as SamplerName] ?? SAMPLERS.parentbased_always_on
  const sampler = createAlwaysRecordSampler(create(Number(OTEL_TRACES_SAMPLER_ARG || 1)))
  return {
    shouldSample(context, traceId, spanName, kind, attributes, links) {
      const parent = trace.getSpanContext(context)
      if (parent ? parent.traceState?.get('kahani') : !BEGINS_TRACE.includes(kind)) {
        return { decision: SamplingDecision.NOT_RECORD, traceState: UNTRACED }
      }
      return sampler.shouldSample(context, traceId, spanName, kind, attributes, links)
    },
    toString: () => String(sampler),
  }
}
