import { hkdfSync } from 'node:crypto'
import type { Keys } from '@kahani/service-kit/config'

const KEY_BYTES = 32

/** Derives the keys for one purpose from `SESSION_SECRET`. */
export function deriveKeys([newest, ...older]: Keys, purpose: string): Keys<Buffer> {
  const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return [derive(newest), ...older.map(derive)]
}
