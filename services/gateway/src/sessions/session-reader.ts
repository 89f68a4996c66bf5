import type { KeyObject } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { signIdentity } from '@kahani/service-kit/identity'
import type { Logger } from '@kahani/service-kit/logger'
import { readSession, sessionKey } from '@kahani/service-kit/session-store'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { watchKeys } from './key-watch.ts'

/** How long an answer is believed without asking Redis again, in ms; well under the life of an identity's token. */
const BELIEVED_MS = 30_000
const MOST_SESSIONS = 20_000
const KEY_PREFIX = sessionKey('')

interface Known {
  /** The signed cookie that was found good, as it came. */
  cookie: string
  /** Null where nobody is signed in. */
  token: string | null
  until: number
}

/** Turns the session's cookie into the identity that the services are told of. */
export interface SessionReader {
  /** The identity's token as far as it is known; null for nobody; undefined where `read` has to be asked. */
  known(cookie: string): string | null | undefined
  /** Asks Redis. @throws where Redis can't be asked */
  read(cookie: string): Promise<string | null>
  /** Believes nothing of this cookie any more. */
  forget(cookie: string): void
  /** Whether what is read is remembered. */
  isRemembering(): boolean
  close(): void
}

export interface SessionReaderDeps {
  redis: Redis
  /** `SESSION_SECRET`, with which auth signs the cookie. */
  secret: string
  privateKey: KeyObject
  logger: Logger
  now?: () => number
}

/** The session's id in a cookie `{id}.{signature}`. */
const idOf = (cookie: string) => cookie.slice(0, cookie.lastIndexOf('.'))

/**
 * A session is read and its token signed once in a while, not once a request: Redis says at once when one changes, so a
 * sign-out takes effect in every gateway. While Redis can't say so, nothing is remembered.
 */
export function createSessionReader({ redis, secret, privateKey, logger, now = Date.now }: SessionReaderDeps) {
  const signer = new Signer(secret)
  const sessions = new LRUCache<string, Known>({ max: MOST_SESSIONS })
  const reads = new Map<string, Promise<string | null>>()

  const forgetSession = (id: string) => {
    sessions.delete(id)
    // A read that is under way may have seen what was before: it serves who waits for it, and isn't remembered.
    reads.delete(id)
  }
  const watch = watchKeys(redis, logger, key => {
    if (key !== null) return forgetSession(key.slice(KEY_PREFIX.length))
    sessions.clear()
    reads.clear()
  })

  const ask = async (id: string) => {
    const session = readSession(await redis.get(sessionKey(id)))
    if (!session) return null
    const { userId, username, isAdmin } = session
    return signIdentity({ userId, name: username, admin: isAdmin }, privateKey)
  }

  const remember = async (id: string, cookie: string) => {
    const until = now() + BELIEVED_MS
    const asked = ask(id)
    reads.set(id, asked)
    try {
      const token = await asked
      if (reads.get(id) === asked) sessions.set(id, { cookie, token, until })
      return token
    } finally {
      if (reads.get(id) === asked) reads.delete(id)
    }
  }

  const reader: SessionReader = {
    known(cookie) {
      const known = sessions.get(idOf(cookie))
      return known && known.cookie === cookie && known.until > now() ? known.token : undefined
    },
    async read(cookie) {
      const id = unsign(signer, cookie)
      if (id === null) return null
      return watch.isOn() ? (reads.get(id) ?? remember(id, cookie)) : ask(id)
    },
    forget: cookie => forgetSession(idOf(cookie)),
    isRemembering: () => watch.isOn(),
    close: () => watch.close(),
  }
  return reader
}

function unsign(signer: Signer, cookie: string): string | null {
  try {
    const { valid, value } = signer.unsign(decodeURIComponent(cookie))
    return valid ? value : null
  } catch {
    // Percent code that means nothing: no cookie of ours.
    return null
  }
}
