import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { ApiError } from './api-error.ts'
import type { Json } from './openai-calls.ts'

export interface UploadedFile {
  name: string
  type: string
  bytes: Buffer
}

/** Parses a JSON body, or a form, whose files under `image` become `images`. @throws ApiError */
export async function readBody(request: IncomingMessage): Promise<Json> {
  if (request.method === 'GET') return {}
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': request.headers['content-type'] ?? '' },
    body: Readable.toWeb(request) as ReadableStream<Uint8Array>,
    duplex: 'half',
  }
  const parsed = new Request('http://loopback', init)
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data')
  const body = await (isForm ? parsed.formData().then(fieldsOf) : parsed.json()).catch(() => null)
  if (body === null) throw new ApiError(400, 'We could not parse the body of your request.')
  return body
}

async function fieldsOf(form: FormData): Promise<Json> {
  const fields: Record<string, unknown> = {}
  const images: UploadedFile[] = []
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
