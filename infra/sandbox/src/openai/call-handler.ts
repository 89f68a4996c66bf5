import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { answerTo, send, sendHalf } from './answers.ts'
import { ApiError, usualMessage } from './api-error.ts'
import type { Troubles } from './faults.ts'
import type { Endpoint, OpenAiServer, Seen, Trouble } from './openai-calls.ts'
import { pictureRefused, tooManyPictures } from './picture-answer.ts'
import { readBody } from './request-body.ts'
import { checkRequest } from './request-check.ts'

const ROUTES: [pattern: RegExp, endpoint: Endpoint][] = [
  [/^POST \/v1\/responses$/, 'text'],
  [/^POST \/v1\/images\/(generations|edits)$/, 'picture'],
  [/^POST \/v1\/moderations$/, 'moderation'],
  [/^GET \/v1\/models(\/[^/]+)?$/, 'models'],
]

interface Call {
  seen: Seen
  response: ServerResponse
  /** Ends when nobody waits for the answer any more. */
  gone: AbortSignal
  /** It is we who break the connection. */
  dropped: boolean
}

/** Takes calls in, notes them on the server and answers them. `isOpen` tells a client that hangs up from our own closing. */
export function createCallHandler(server: OpenAiServer, troubles: Troubles, isOpen: () => boolean) {
  let inWork = 0

  async function answer({ seen, response, gone, dropped }: Call, trouble: Trouble | undefined): Promise<void> {
    if (trouble?.kind === 'hang') await once(gone, 'abort')
    const { textMs, pictureMs } = server.settings
    await pause({ text: textMs, picture: pictureMs, moderation: 0, models: 0 }[seen.endpoint], null, { signal: gone })
    if (dropped) sendHalf(response, answerTo(seen, trouble))
    else send(response, 200, answerTo(seen, trouble))
  }

  async function answerPicture(call: Call, trouble: Trouble | undefined): Promise<void> {
    const { seen, response } = call
    response.once('finish', () => {
      if (trouble?.kind !== 'empty') server.bought += Number(seen.body.n ?? 1)
    })
    response.once('close', () => {
      if (seen.aborted) server.abandoned += 1
    })
    inWork += 1
    server.mostAtOnce = Math.max(server.mostAtOnce, inWork)
    try {
      await answer(call, trouble)
    } finally {
      inWork -= 1
    }
  }

  async function handle(call: Call): Promise<void> {
    const { seen, response } = call
    checkRequest(seen)
    const isPicture = seen.endpoint === 'picture'
    if (isPicture && inWork >= server.settings.limit) throw tooManyPictures(seen.body.model, server.settings.limit)
    const trouble = troubles.take(seen.endpoint, seen.body)
    if (trouble?.kind === 'status') {
      throw new ApiError(trouble.status, trouble.message ?? usualMessage(trouble.status), trouble)
    }
    if (isPicture && trouble?.kind === 'refusal') throw pictureRefused()
    call.dropped = trouble?.kind === 'reset' || (isPicture && trouble?.kind === 'cut-off')
    if (trouble?.kind === 'reset') response.socket?.resetAndDestroy()
    else if (isPicture) await answerPicture(call, trouble)
    else await answer(call, trouble)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const at = Date.now()
    const left = new AbortController()
    response.once('close', () => left.abort())
    const path = (request.url ?? '').split('?')[0] ?? ''
    const endpoint = ROUTES.find(([pattern]) => pattern.test(`${request.method} ${path}`))?.[1]
    try {
      if (endpoint === undefined) throw new ApiError(404, `Invalid URL (${request.method} ${path})`)
      const body = await readBody(request)
      if (left.signal.aborted) return
      const call: Call = {
        seen: { endpoint, path, at, headers: request.headers, body, aborted: false },
        response,
        gone: left.signal,
        dropped: false,
      }
      server.seen.push(call.seen)
      response.once('close', () => {
        call.seen.endedAt = Date.now()
        if (response.headersSent) call.seen.status = response.statusCode
        call.seen.aborted = !response.writableFinished && !call.dropped && isOpen()
      })
      await handle(call)
    } catch (error) {
      if (left.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      send(response, error.status, error.body, error.headers)
    }
  }
}
