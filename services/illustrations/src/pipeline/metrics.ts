import type { AiErrorKind } from '@kahani/ai/ai-error'
import { createMetrics } from '@kahani/service-kit/metrics'
import { Counter, Histogram } from 'prom-client'

const SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 120, 180]

/** The worker's figures, and who writes them. */
export function createIllustrationMetrics(illustrator: string) {
  const registry = createMetrics('illustrations')
  const registers = [registry]
  const seconds = new Histogram({
    name: 'picture_draw_seconds',
    help: 'Time to draw one picture or sheet',
    labelNames: ['illustrator'] as const,
    buckets: SECONDS,
    registers,
  })
  const problems = new Counter({
    name: 'ai_problems_total',
    help: 'Calls to the provider that brought nothing usable, by what went wrong',
    labelNames: ['kind'] as const,
    registers,
  })
  return {
    registry,
    onDrawn: (ms: number) => seconds.observe({ illustrator }, ms / 1000),
    onProblem: (kind: AiErrorKind) => problems.inc({ kind }),
  }
}
