import { deviceParamsSchema, devicesSchema, messageSchema } from '@kahani/contracts/accounts'
import { accountMessages as messages } from '@kahani/messages/en/accounts'
import type { App } from '@kahani/service-kit/app'
import { clientOf } from '../audit/client.ts'
import type { Services } from '../services.ts'
import { currentUser, requireSession } from '../sessions/session-service.ts'

/** The devices on which a user is signed in. */
export function sessionRoutes(app: App, { sessions }: Services) {
  const onRequest = requireSession

  app.get('/api/sessions', { onRequest, schema: { response: { 200: devicesSchema } } }, async request => ({
    devices: await sessions.listDevices(request),
  }))

  app.delete('/api/sessions/:id', { onRequest, schema: { params: deviceParamsSchema } }, async (request, reply) => {
    await sessions.endDevice(currentUser(request).userId, request.params.id, clientOf(request))
    return reply.code(204).send()
  })

  app.delete('/api/sessions', { onRequest, schema: { response: { 200: messageSchema } } }, async (request, reply) => {
    await sessions.endAllDevices(currentUser(request).userId, clientOf(request))
    await sessions.end(request, reply)
    return { message: messages.signedOutEverywhere }
  })
}
