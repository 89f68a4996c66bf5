import type { ReceivedSpan } from '@kahani/testing/otlp-receiver'

type Period = Pick<ReceivedSpan, 'start' | 'end'>

/** One line of the picture. */
interface Row {
  label: string
  lane: string
  depth: number
  bars: readonly Period[]
  /** Since when its job has waited in the queue. */
  queuedSince?: number | undefined
}

const WIDTH = 1_280
const LABEL_WIDTH = 430
const ROW_HEIGHT = 18
const TOP = 86
const AXIS_STEPS = 8

/** Colours of the bars, by the process that did the work or what it waited for. */
const LANES: Record<string, string> = {
  gateway: '#5b6abf',
  stories: '#2f8f6b',
  payments: '#b7791f',
  auth: '#8a5fb0',
  illustrations: '#c2557a',
  exports: '#3b82a6',
  'exports-worker': '#6b8e23',
  queue: '#9aa0a6',
  Postgres: '#336791',
  Redis: '#b93a2b',
  provider: '#111827',
  Chromium: '#e07b1a',
}

/** Kinds of spans in OTLP. */
const SERVER = 2
const CLIENT = 3
const CONSUMER = 5
const PROVIDER_CALLERS = ['stories', 'illustrations']
const STORES = ['Postgres', 'Redis']
/** BullMQ's own steps: what they lead to is shown in their place. */
const BOOKKEEPING = /^(add|addFlow|addNode|complete) /

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * The rows of a trace in the order of their calls. What repeats is shortened: calls of a store that belong to one step are one row,
 * and of jobs and calls with the same name only the first one is shown with what it did.
 */
function toRows(spans: readonly ReceivedSpan[]): Row[] {
  const ordered = [...spans].sort((a, b) => a.start - b.start)
  const children = Map.groupBy(ordered, ({ parentId }) => parentId)
  const rows: Row[] = []

  /** The steps below a span. A call and the answer of the service that it reached are one step. */
  function stepsOf({ id }: ReceivedSpan): ReceivedSpan[] {
    return (children.get(id) ?? []).flatMap(span => {
      const isPassedOn = span.kind === CLIENT && (children.get(span.id) ?? []).some(({ kind }) => kind === SERVER)
      return isPassedOn || BOOKKEEPING.test(span.name) ? stepsOf(span) : span
    })
  }
  function laneOf({ service, attributes, kind, name }: ReceivedSpan): string {
    if (attributes['db.system.name'] === 'postgresql') return 'Postgres'
    if (attributes['db.system.name'] === 'redis') return 'Redis'
    if (name.startsWith('outbox ')) return 'queue'
    if (name === 'chromium') return 'Chromium'
    return kind === CLIENT && PROVIDER_CALLERS.includes(service) ? 'provider' : service
  }
  const labelOf = (span: ReceivedSpan, lane: string) =>
    lane === 'provider' ? `${span.service}: ${span.name} to the AI provider` : `${span.service}: ${span.name}`

  function add(span: ReceivedSpan, depth: number, isFirst: boolean): void {
    const lane = laneOf(span)
    const cause = spans.find(({ id }) => id === span.parentId)
    rows.push({
      label: labelOf(span, lane),
      ...{ lane, depth, bars: [span] },
      queuedSince: span.kind === CONSUMER ? cause?.end : undefined,
    })
    if (!isFirst) return
    const steps = stepsOf(span)
    const groups = Map.groupBy(steps, step =>
      STORES.includes(laneOf(step)) ? laneOf(step) : labelOf(step, laneOf(step)),
    )
    for (const [key, group] of groups) {
      const [first, second] = group
      if (!first) continue
      if (STORES.includes(key)) {
        const names = [...new Set(group.map(({ name }) => name))]
        const label = `${key}: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''} (${group.length})`
        rows.push({ label, lane: key, depth: depth + 1, bars: group })
        continue
      }
      const isJob = first.kind === CONSUMER
      for (const step of isJob ? group : [first]) add(step, depth + 1, step === first)
      if (second && !isJob) {
        const label = `${key} (${group.length - 1} more)`
        rows.push({ label, lane: laneOf(second), depth: depth + 1, bars: group.slice(1) })
      }
    }
  }
  for (const span of ordered) if (!spans.some(({ id }) => id === span.parentId)) add(span, 0, true)
  return rows
}

/** Draws traces as bars over time, below each other, as an SVG image. */
export function drawWaterfall(title: string, traces: readonly (readonly ReceivedSpan[])[]): string {
  const rows = traces.flatMap(toRows)
  const periods = rows.flatMap(({ bars }) => bars)
  const start = Math.min(...periods.map(period => period.start))
  const end = Math.max(...periods.map(period => period.end))
  const scale = (WIDTH - LABEL_WIDTH - 20) / (end - start)
  const x = (time: number) => LABEL_WIDTH + (time - start) * scale
  const height = TOP + rows.length * ROW_HEIGHT + 16

  const legend = Object.entries(LANES).map(
    ([lane, colour], i) =>
      `<rect x="${20 + i * 104}" y="40" width="12" height="12" fill="${colour}"/><text x="${36 + i * 104}" y="50">${lane}</text>`,
  )
  const axis = Array.from({ length: AXIS_STEPS + 1 }, (_, i) => {
    const time = start + ((end - start) * i) / AXIS_STEPS
    const seconds = ((time - start) / 1_000).toFixed(1)
    return `<path d="M${x(time)} ${TOP - 8}V${height - 12}" stroke="#e5e7eb"/><text x="${x(time)}" y="${TOP - 14}" text-anchor="middle">${seconds} s</text>`
  })
  const bar = ({ start: from, end: to }: Period, y: number, lane: string) => {
    const width = Math.max(1.5, (to - from) * scale).toFixed(1)
    return `<rect x="${x(from).toFixed(1)}" y="${y}" width="${width}" height="${ROW_HEIGHT - 5}" rx="1.5" fill="${LANES[lane] ?? '#6b7280'}"/>`
  }
  const lines = rows.map(({ label, lane, depth, bars, queuedSince }, i) => {
    const y = TOP + i * ROW_HEIGHT
    const from = bars[0]?.start ?? 0
    const queued = queuedSince && queuedSince < from ? bar({ start: queuedSince, end: from }, y, 'queue') : ''
    const drawn = bars.map(period => bar(period, y, lane)).join('')
    return `<text x="${20 + depth * 11}" y="${y + 11}">${escapeText(label)}</text>${queued}${drawn}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="Helvetica, Arial, sans-serif" font-size="11" fill="#1f2937">
<title>${escapeText(title)}</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="20" y="24" font-size="15" font-weight="bold">${escapeText(title)}</text>
${[...legend, ...axis, ...lines].join('\n')}
</svg>
`
}
