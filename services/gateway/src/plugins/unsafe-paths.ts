import { badRequest } from '@kahani/service-kit/http-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unsafePath } from '../errors.ts'

/**
 * Paths that the router and a service might interpret differently: those that don't start with `/`, or contain before the
 * query a backslash, fragment, control character, non-ASCII character, empty or dot segment, or a percent-encoded letter,
 * digit, `-._~/\%` or control character.
 */
const UNSAFE_PATH =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects them
  /^(?:[^/]|[^?]*(?:[\\#\x00-\x20\x7f-\uffff]|\/\.{0,2}(?=\/)|\/\.{1,2}(?:$|\?)|%(?:[01][\da-f]|2[def5]|3\d|[46][1-9a-f]|[57][\da]|5[cf]|7[ef])))/i

/** @param target the raw request target, including the query */
export const isUnsafePath = (target: string) => UNSAFE_PATH.test(target)

/** Node keeps the first of several Host headers, and a proxy in front may have used the last. */
const hasSeveralHosts = ({ rawHeaders }: FastifyRequest['raw']) =>
  rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** Rejects with 400 what proxies, the router and the services might interpret differently. */
export function rejectAmbiguousRequests(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (isUnsafePath(raw.url ?? '')) done(unsafePath())
    else done(hasSeveralHosts(raw) ? badRequest() : undefined)
  })
}
