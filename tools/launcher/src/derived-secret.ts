import { createHmac } from 'node:crypto'

/** A secret of its own for each name, derived from a generated one. */
export const derivedSecret = (secret: string, name: string): string =>
  createHmac('sha256', secret).update(name).digest('base64url')
