import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** Derives a key for one purpose from `SESSION_SECRET`. */
export const deriveKey = (sessionSecret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, KEY_BYTES))
