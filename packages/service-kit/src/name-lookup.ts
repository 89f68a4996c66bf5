import { namesSchema } from '@kahani/contracts/names'
import type { InternalClient } from './internal.ts'
import type { Logger } from './logger.ts'

const TIMEOUT_MS = 2_000

/** Finds the name of an id, of those that were looked up. Undefined if there is none. */
export type NameOf = (id: number) => string | undefined

/**
 * Looks up names at another service, which lists for administrators show beside ids. While the service is unavailable,
 * nothing has a name.
 * @param path of the route, which takes `namesRequestSchema`
 */
export const createNameLookup =
  (service: InternalClient, path: string, logger: Logger) =>
  async (ids: readonly number[], requestId: string): Promise<NameOf> => {
    const body = { ids: [...new Set(ids)] }
    const names = await service
      .call(path, { method: 'POST', body, answer: namesSchema, requestId, timeoutMs: TIMEOUT_MS })
      .catch(err => logger.warn({ err }, 'names not available'))
    return id => names?.[id]
  }
export type NameLookup = ReturnType<typeof createNameLookup>
