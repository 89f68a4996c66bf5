import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, defaultMessage } from './api-error.ts'
import { isCheck } from './check-response.ts'
import type { FaultPlan } from './faults.ts'
import type { Endpoint, Fault, OpenAiServer, ReceivedCall } from './openai-calls.ts'
import { moderationBlocked, rateLimited } from './picture-response.ts'
import { readBody, type UploadedFile } from './request-body.ts'
import { createResponse, send, sendPartially } from './responses.ts'
import { validateRequest } from './validate-request.ts'

const ROUTES: [pattern: RegExp, endpoint: Endpoint][] = [
  [/^POST \/v1\/responses$/, 'text'],
  [/^POST \/v1\/images\/(generations|edits)$/, 'picture'],
  [/^POST \/v1\/moderations$/, 'moderation'],
  [/^GET \/v1\/models(\/[^/]+)?$/, 'models'],
]

/** The limits of the account, which responses state. They are not enforced: see `settings.limit`. */
const RATE_LIMIT_HEADERS = {
  'x-ratelimit-limit-requests': '500',
  'x-ratelimit-remaining-requests': '499',
  'x-ratelimit-reset-requests': '120ms',
}

interface Call {
  received: ReceivedCall
  response: ServerResponse
  /** Aborted when the connection is closed. */
  closed: AbortSignal
  /** The server breaks the connection on purpose. */
  breaksOff: boolean
}

/** Records calls on the server and answers them. `isOpen` tells clients that hang up from the shutdown of the server. */
export function createCallHandler(server: OpenAiServer, faults: FaultPlan, isOpen: () => boolean) {
  let inProgress = 0

  async function answer({ received, response, closed, breaksOff }: Call, fault: Fault | undefined): Promise<void> {
    if (fault?.kind === 'hang') await once(closed, 'abort')
    if (fault?.kind === 'wait') await fault.until
    const { textMs, checkMs, pictureMs } = server.settings
    const delayMs = { text: textMs, check: checkMs, picture: pictureMs, moderation: 0, models: 0 }[received.endpoint]
    await sleep(delayMs, null, { signal: closed })
    if (breaksOff) sendPartially(response, createResponse(received, fault))
    else send(response, 200, createResponse(received, fault), RATE_LIMIT_HEADERS)
  }

  async function answerPicture(call: Call, fault: Fault | undefined): Promise<void> {
    const { received, response } = call
    response.once('finish', () => {
      if (fault?.kind !== 'empty') server.deliveredPictures += Number(received.body.n ?? 1)
    })
    response.once('close', () => {
      if (received.aborted) server.abortedPictures += 1
    })
    inProgress += 1
    server.maxConcurrent = Math.max(server.maxConcurrent, inProgress)
    try {
      await answer(call, fault)
    } finally {
      inProgress -= 1
    }
  }

  async function handle(call: Call): Promise<void> {
    const { received, response } = call
    validateRequest(received)
    const isPicture = received.endpoint === 'picture'
    const { limit } = server.settings
    if (isPicture && inProgress >= limit) throw rateLimited(received.body.model, limit)
    const fault = faults.take(received.endpoint, received.body)
    if (fault?.kind === 'status') {
      throw new ApiError(fault.status, fault.message ?? defaultMessage(fault.status), fault)
    }
    if (isPicture && fault?.kind === 'refusal') throw moderationBlocked()
    call.breaksOff = fault?.kind === 'reset' || (isPicture && fault?.kind === 'cut-off')
    if (fault?.kind === 'reset') response.socket?.resetAndDestroy()
    else if (isPicture) await answerPicture(call, fault)
    else await answer(call, fault)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const at = Date.now()
    const closed = new AbortController()
    response.once('close', () => closed.abort())
    const path = (request.url ?? '').split('?')[0] ?? ''
    const route = ROUTES.find(([pattern]) => pattern.test(`${request.method} ${path}`))?.[1]
    try {
      if (route === undefined) throw new ApiError(404, `Invalid URL (${request.method} ${path})`)
      const body = await readBody(request)
      if (closed.signal.aborted) return
      const endpoint = route === 'text' && isCheck(body) ? 'check' : route
      const references = (body.images ?? []).map(({ name }: UploadedFile) => name)
      const received: ReceivedCall = { endpoint, path, at, headers: request.headers, body, references, aborted: false }
      const call: Call = { received, response, closed: closed.signal, breaksOff: false }
      server.received.push(received)
      response.once('close', () => {
        received.endedAt = Date.now()
        if (response.headersSent) received.status = response.statusCode
        received.aborted = !response.writableFinished && !call.breaksOff && isOpen()
      })
      await handle(call)
    } catch (error) {
      if (closed.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      send(response, error.status, error.body, error.headers)
    }
  }
}
