import { networkOf } from '@kahani/service-kit/client-address'
import type { FastifyRequest } from 'fastify'
import { deviceName } from './device-name.ts'

/** Where a request came from, for the audit log and the list of devices. */
export interface Client {
  /** Such as 203.0.113.0/24. */
  network: string
  /** Browser and operating system; null if unknown. */
  device: string | null
}

export const clientOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): Client => ({
  network: networkOf(request.ip),
  device: deviceName(request.headers['user-agent']),
})
