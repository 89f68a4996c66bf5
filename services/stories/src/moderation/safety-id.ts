import { createHmac } from 'node:crypto'

/** Identifies a family to a provider's abuse detection: stable per account, and not traceable without the key. */
export const createSafetyId = (key: string) => (userId: number) =>
  createHmac('sha256', key).update(`family:${userId}`).digest('base64url')
