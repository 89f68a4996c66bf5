import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { ApiError } from './api-error.ts'
import type { Json } from './openai-calls.ts'

export interface SentFile {
  name: string
  type: string
  bytes: Buffer
}

/** The body of a request: what its JSON says, or the fields of its form with the files under `image` as `images`. */
export async function readBody(request: IncomingMessage): Promise<Json> {
  if (request.method === 'GET') return {}
  const streamed: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': request.headers['content-type'] ?? '' },
    body: Readable.toWeb(request) as ReadableStream<Uint8Array>,
    duplex: 'half',
  }
  const sent = new Request('http://loopback', streamed)
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data')
  const body = await (isForm ? sent.formData().then(fieldsOf) : sent.json()).catch(() => null)
  if (body === null) throw new ApiError(400, 'We could not parse the body of your request.')
  return body
}

async function fieldsOf(form: FormData): Promise<Json> {
  const fields: Record<string, unknown> = {}
  const images: SentFile[] = []
  for (const [field, value] of form) {
    if (typeof value === 'string') fields[field] = value
    else {
      const file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) }
      if (/^image(\[\d*\])?$/.test(field)) images.push(file)
      else fields[field] = file
    }
  }
  return { ...fields, images }
}
