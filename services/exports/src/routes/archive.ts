import { archiveStatusSchema } from '@kahani/contracts/archive'
import { archiveMessages } from '@kahani/messages/en/archive'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { ArchiveService } from '../archives/archive-service.ts'
import { attachment } from '../books/download-headers.ts'

/** Routes of the signed-in user's archive. */
export function archiveRoutes(app: App, archives: ArchiveService) {
  const status = {
    onRequest: requireUser,
    schema: { response: { 200: archiveStatusSchema, 202: archiveStatusSchema } },
  }
  app.get('/api/account/archive', status, request => archives.status(signedIn(request).userId))
  app.post('/api/account/archive', status, async (request, reply) =>
    reply.code(202).send(await archives.start(signedIn(request).userId)),
  )

  app.get('/api/account/archive/download', { onRequest: requireUser }, async (request, reply) => {
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
