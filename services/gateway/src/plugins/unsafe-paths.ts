import type { FastifyInstance } from 'fastify'
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

/** Rejects unsafe paths with 400. */
export function rejectUnsafePaths(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isUnsafePath(request.raw.url ?? '') ? unsafePath() : undefined)
  })
}
