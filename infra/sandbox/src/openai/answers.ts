import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { showModels } from './models.ts'
import { judge } from './moderation-answer.ts'
import type { Seen, Trouble } from './openai-calls.ts'
import { draw } from './picture-answer.ts'
import { tell } from './text-answer.ts'

/** What a call is answered that gets an answer. */
export function answerTo({ endpoint, path, body }: Seen, trouble: Trouble | undefined): object {
  if (endpoint === 'text') return tell(body, trouble)
  if (endpoint === 'picture') return draw(body, trouble)
  if (endpoint === 'moderation') return judge(body, trouble)
  return showModels(path.split('/')[3])
}

export function send(
  response: ServerResponse,
  status: number,
  answer: object,
  headers: Record<string, string> = {},
): void {
  const bytes = start(response, status, answer, headers)
  response.end(bytes)
}

/** Sends the first half of an answer that was announced whole, and breaks the connection. */
export function sendHalf(response: ServerResponse, answer: object): void {
  const bytes = start(response, 200, answer, {})
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
}

function start(response: ServerResponse, status: number, answer: object, headers: Record<string, string>): Buffer {
  const bytes = Buffer.from(JSON.stringify(answer))
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': bytes.length,
    'x-request-id': `req_${randomUUID().replaceAll('-', '')}`,
    ...headers,
  })
  return bytes
}
