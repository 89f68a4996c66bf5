import { archiveStatusSchema } from '@kahani/contracts/archive'
import { archiveMessages } from '@kahani/messages/en/archive'
import type { App } from '@kahani/service-kit/app'
import { requireConfirmed } from '@kahani/service-kit/confirmed-identity'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { FastifyRequest } from 'fastify'
import type { ArchiveService } from '../archives/archive-service.ts'
import { attachment } from '../books/download-headers.ts'

const requireConfirmedUser = async (request: FastifyRequest) => requireConfirmed(signedIn(request))

/** Routes of the signed-in user's archive, which only a user who confirmed who they are can make and download. */
export function archiveRoutes(app: App, archives: ArchiveService) {
  const status = {
    onRequest: requireUser,
    schema: { response: { 200: archiveStatusSchema, 202: archiveStatusSchema } },
  }
  app.get('/api/account/archive', status, request => archives.status(signedIn(request).userId))
  app.post('/api/account/archive', { ...status, onRequest: requireConfirmedUser }, async (request, reply) =>
    reply.code(202).send(await archives.start(signedIn(request).userId)),
  )

  app.get('/api/account/archive/download', { onRequest: requireConfirmedUser }, async (request, reply) => {
    const { body, sizeBytes } = await archives.open(signedIn(request).userId)
    return reply
      .type('application/zip')
      .header('content-length', sizeBytes)
      .header('content-disposition', attachment(archiveMessages.fileName))
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(body)
  })
}
