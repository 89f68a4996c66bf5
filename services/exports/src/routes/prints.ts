import { attachmentFileName } from '@kahani/contracts/book-file-names'
import {
  filesVersionSchema,
  printCheckSchema,
  printFileParamsSchema,
  printPreviewParamsSchema,
  printPreviewQuerySchema,
  printProviderNameSchema,
} from '@kahani/contracts/preflight'
import { storyParamsSchema } from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import type { RecordRead } from '@kahani/service-kit/audit'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import { internalOnly } from '@kahani/service-kit/internal'
import type { InternalCallers } from '@kahani/service-kit/internal-credentials'
import type { RequireAdministrator } from '@kahani/service-kit/require-administrator'
import { z } from 'zod'
import type { PressFileService } from '../prints/press-file-service.ts'
import type { PrintFileService } from '../prints/print-file-service.ts'
import type { PrintedCopies } from '../prints/printed-copies.ts'
import { accepted } from './downloads.ts'
import { sendBook } from './send-book.ts'

/** The owner of a story, for callers who are not the owner. */
const ownerQuerySchema = z.object({ userId: z.coerce.number().int().positive() })
/** The owner, or the negative pseudonym of an owner whose account was deleted. */
const printFileQuerySchema = z.object({
  userId: z.coerce.number().int(),
  version: filesVersionSchema.optional(),
  provider: printProviderNameSchema.optional(),
})
const pressCheckQuerySchema = printFileQuerySchema.required({ provider: true })

export interface PrintRouteDeps {
  prints: PrintFileService
  pressFiles: PressFileService
  copies: PrintedCopies
  recordRead: RecordRead
  callers: InternalCallers
  requireAdministrator: RequireAdministrator
}

/** Routes of the files for the press. */
export function printRoutes(app: App, deps: PrintRouteDeps) {
  const { prints, pressFiles, copies, recordRead, callers, requireAdministrator } = deps
  const response = { 200: printCheckSchema, 202: printCheckSchema }
  app.get(
    '/api/stories/:id/print-check',
    { onRequest: requireUser, schema: { params: storyParamsSchema, response } },
    async (request, reply) => {
      const { userId } = signedIn(request)
      const check = await prints.check({ storyId: request.params.id, userId }, request.id)
      return reply.code(check.status === 'ready' ? 200 : 202).send(check)
    },
  )

  app.get(
    '/api/stories/:id/print-preview/:page',
    { onRequest: requireUser, schema: { params: printPreviewParamsSchema, querystring: printPreviewQuerySchema } },
    async (request, reply) => {
      const { id: storyId, page } = request.params
      const owner = { storyId, userId: signedIn(request).userId }
      const image = await prints.openPage(owner, { page, version: request.query.version }, request.id)
      return sendBook(request, reply, image, `page_${page}.jpg`)
    },
  )

  // Called by `payments` before it creates an order, which stores the version.
  app.post(
    '/internal/stories/:id/print-files',
    {
      onRequest: internalOnly(callers, 'payments'),
      schema: { params: storyParamsSchema, querystring: ownerQuerySchema, response },
    },
    async (request, reply) => {
      const check = await prints.keep({ storyId: request.params.id, userId: request.query.userId }, request.id)
      return reply.code(check.status === 'ready' ? 200 : 202).send(check)
    },
  )

  app.get(
    '/api/admin/stories/:id/press-check',
    {
      onRequest: requireAdministrator(),
      schema: { params: storyParamsSchema, querystring: pressCheckQuerySchema, response },
    },
    async (request, reply) => {
      const { id: storyId } = request.params
      const { userId, version = null, provider } = request.query
      await copies.requireInWork({ storyId, userId }, version, request.id)
      const check = await pressFiles.check({ storyId, version, provider }, signedIn(request).userId)
      return reply.code(check.status === 'ready' ? 200 : 202).send(check)
    },
  )

  app.get(
    '/api/admin/stories/:id/print-files/:file',
    {
      onRequest: requireAdministrator({ fresh: true }),
      schema: { params: printFileParamsSchema, querystring: printFileQuerySchema },
    },
    async (request, reply) => {
      const { id: storyId, file } = request.params
      const { userId, version = null, provider } = request.query
      await copies.requireInWork({ storyId, userId }, version, request.id)
      const found = provider
        ? await pressFiles.open({ storyId, version, file, provider }, signedIn(request).userId)
        : await prints.open({ storyId, userId }, { file, version }, request.id)
      if ('state' in found) return accepted(reply).send(found)
      await recordRead(request, userId)
      const kind = file === 'cover' ? 'pdf/printing-cover' : 'pdf/printing'
      return sendBook(request, reply, found, attachmentFileName(found.title, kind))
    },
  )
}
