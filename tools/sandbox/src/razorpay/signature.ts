import { createHmac } from 'node:crypto'

/** Signs as the provider does: a hex HMAC-SHA256. */
export const sign = (content: string, secret: string) => createHmac('sha256', secret).update(content).digest('hex')
