import { EventEmitter } from 'node:events'
import { Server } from 'node:http'
import type { Socket } from 'node:net'
import { queryObjects } from 'node:v8'
import { expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

const connectionFrom = (remoteAddress: string) =>
  Object.assign(new EventEmitter(), { remoteAddress, destroy: () => undefined }) as unknown as Socket

test('keeps nothing of connections that are refused', () => {
  const server = new Server()
  const connections = limitConnections(server, { total: 0, perAddress: 1, trustedProxies: undefined })
  const before = queryObjects(Set, { format: 'count' })
  for (let i = 0; i < 5_000; i++) server.emit('connection', connectionFrom(`2001:db8:${i.toString(16)}::1`))
  expect(queryObjects(Set, { format: 'count' }) - before).toBeLessThan(1_000)
  expect(connections.open()).toBe(0)
})
