import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { createModelResponse } from './models.ts'
import { createModerationResponse } from './moderation-response.ts'
import type { Fault, ReceivedCall } from './openai-calls.ts'
import { createPictureResponse } from './picture-response.ts'
import { createTextResponse } from './text-response.ts'

/** The body of a successful answer. */
export function createResponse({ endpoint, path, body }: ReceivedCall, fault: Fault | undefined): object {
  if (endpoint === 'text' || endpoint === 'check') return createTextResponse(body, fault)
  if (endpoint === 'picture') return createPictureResponse(body, fault)
  if (endpoint === 'moderation') return createModerationResponse(body, fault)
  return createModelResponse(path.split('/')[3])
}

export function send(
  response: ServerResponse,
  status: number,
  answer: object,
  headers: Record<string, string> = {},
): void {
  const bytes = writeHead(response, status, answer, headers)
  response.end(bytes)
}

/** Sends the first half of an answer and breaks the connection. */
export function sendPartially(response: ServerResponse, answer: object): void {
  const bytes = writeHead(response, 200, answer, {})
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
}

function writeHead(response: ServerResponse, status: number, answer: object, headers: Record<string, string>): Buffer {
  const bytes = Buffer.from(JSON.stringify(answer))
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': bytes.length,
    'x-request-id': `req_${randomUUID().replaceAll('-', '')}`,
    ...headers,
  })
  return bytes
}
