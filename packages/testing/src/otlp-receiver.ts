import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface KeyValue {
  key: string
  value: Record<string, unknown>
}

/** The parts of OTLP's JSON that are read. */
interface TraceExport {
  resourceSpans: {
    resource: { attributes: KeyValue[] }
    scopeSpans: {
      spans: {
        traceId: string
        spanId: string
        parentSpanId?: string
        name: string
        kind: number
        startTimeUnixNano: string
        endTimeUnixNano: string
        attributes: KeyValue[]
        status: { code?: number }
      }[]
    }[]
  }[]
}

export interface ReceivedSpan {
  service: string
  name: string
  traceId: string
  id: string
  parentId: string | undefined
  /** Of OTLP: 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number
  /** ms since 1970. */
  start: number
  end: number
  attributes: Record<string, unknown>
  failed: boolean
}

const NANOSECONDS_PER_MS = 1e6

const toObject = (attributes: KeyValue[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const readSpans = ({ resourceSpans }: TraceExport): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(span => ({
        service: String(toObject(resource.attributes)['service.name']),
        name: span.name,
        traceId: span.traceId,
        id: span.spanId,
        parentId: span.parentSpanId || undefined,
        kind: span.kind,
        start: Number(span.startTimeUnixNano) / NANOSECONDS_PER_MS,
        end: Number(span.endTimeUnixNano) / NANOSECONDS_PER_MS,
        attributes: toObject(span.attributes),
        failed: span.status.code === 2,
      })),
    ),
  )

/** Receives traces by OTLP over HTTP, as JSON. `bodies` collects them as they arrived, `spans` as they are read. */
export async function startOtlpReceiver() {
  const bodies: string[] = []
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as TraceExport
    bodies.push(JSON.stringify(body))
    spans.push(...readSpans(body))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** Settings of a product that sends its traces here. */
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    bodies,
    spans,
    stop: () => new Promise<void>(resolve => server.close(() => resolve()).closeAllConnections()),
  }
}
export type OtlpReceiver = Awaited<ReturnType<typeof startOtlpReceiver>>
