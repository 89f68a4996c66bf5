import { createHmac } from 'node:crypto'

/**
 * What a provider knows a family by, to notice abuse: always the same for one account, and nobody without the key can tell
 * which.
 */
export const createSafetyId = (key: string) => (userId: number) =>
  createHmac('sha256', key).update(`family:${userId}`).digest('base64url')
