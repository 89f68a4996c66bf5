import type { AiCall } from '@kahani/contracts/ai-calls'
import { formatPaise } from '@kahani/contracts/money'

export interface Row {
  check: string
  outcome: 'pass' | 'miss' | 'not tried'
  /** What was found, or the reason and what to change. */
  note: string
  /** Whether the product as configured fails without it. */
  isRequired: boolean
  measured?: Measured
}

export interface Measured {
  ms: number
  /** The calls, with what they consumed. */
  calls: AiCall[]
  /** The sum of the estimates for the calls. */
  estimatePaise: number
}

const sum = (calls: AiCall[], amount: (call: AiCall) => number) =>
  calls.reduce((total, call) => total + amount(call), 0)

export const costOf = (calls: AiCall[]) => sum(calls, ({ pricePaise }) => pricePaise)

function columnsOf({ ms, calls, estimatePaise }: Measured): string[] {
  const input = sum(calls, call => call.inputTokens + call.inputImageTokens)
  const output = sum(calls, call => call.outputTokens)
  const tokens = input + output > 0 ? `${input} + ${output}` : ''
  const cost = costOf(calls) + estimatePaise > 0 ? `${formatPaise(costOf(calls))} of ${formatPaise(estimatePaise)}` : ''
  return [`${(ms / 1000).toFixed(1)} s`, tokens, cost]
}

const HEADER = ['Result', 'Check', 'Time', 'Tokens in + out', 'Cost of estimate', 'Note']

/** The rows as text, in columns. */
export function formatTable(rows: Row[]): string {
  const lines = [
    HEADER,
    ...rows.map(({ outcome, check, note, measured }) => [
      outcome,
      check,
      ...(measured ? columnsOf(measured) : ['', '', '']),
      note,
    ]),
  ]
  const widths = HEADER.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)))
  return lines
    .map(line =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
