import { createHmac } from 'node:crypto'

/** The hex HMAC-SHA256 that the provider signs with. */
export const sign = (content: string, secret: string) => createHmac('sha256', secret).update(content).digest('hex')
