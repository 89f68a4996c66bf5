import type { FastifyInstance } from 'fastify'
import { crookedPath } from '../errors.ts'

/**
 * What no honest address holds before its query: another start than `/`, a backslash, a fragment, a control character,
 * an empty or dotted segment, or in percent code a letter, digit, `-._~/\%` or control character. Each is a way to make the
 * router and the service behind it see two different paths.
 */
const CROOKED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /^(?:[^/]|[^?]*(?:[\\#\x00-\x20\x7f-\uffff]|\/\.{0,2}(?=\/)|\/\.{1,2}(?:$|\?)|%(?:[01][\da-f]|2[def5]|3\d|[46][1-9a-f]|[57][\da]|5[cf]|7[ef])))/i

/** @param target a request target as it came, query and all */
export const isCrooked = (target: string) => CROOKED.test(target)

/** Refuses crooked paths before anything is made of them. */
export function guardPaths(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isCrooked(request.raw.url ?? '') ? crookedPath() : undefined)
  })
}
