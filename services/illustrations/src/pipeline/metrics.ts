import type { AiErrorKind } from '@kahani/ai/ai-error'
import { createMetrics } from '@kahani/service-kit/metrics'
import { Counter, Histogram } from 'prom-client'

const BUCKETS_SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 120, 180]

/** The worker's metrics registry and the functions that record in it. */
export function createIllustrationMetrics(illustrator: string) {
  const registry = createMetrics('illustrations')
  const registers = [registry]
  const renderSeconds = new Histogram({
    name: 'picture_render_seconds',
    help: 'Time to render one picture or character sheet',
    labelNames: ['illustrator'] as const,
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const aiErrors = new Counter({
    name: 'ai_errors_total',
    help: 'Failed calls to the AI provider, by kind of error',
    labelNames: ['kind'] as const,
    registers,
  })
  const pictureChecks = new Counter({
    name: 'picture_checks_total',
    help: 'Checks of rendered pictures, by outcome',
    labelNames: ['outcome'] as const,
    registers,
  })
  return {
    registry,
    onChecked: (outcome: 'good' | 'faulty' | 'failed') => pictureChecks.inc({ outcome }),
    onRendered: (ms: number) => renderSeconds.observe({ illustrator }, ms / 1000),
    onAiError: (kind: AiErrorKind) => aiErrors.inc({ kind }),
  }
}
