import {
  familyMemberParamsSchema,
  familyMemberSchema,
  familySchema,
  saveFamilyMemberSchema,
} from '@kahani/contracts/family'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { FamilyService } from '../family/family-service.ts'

/** Largest body of a member, in bytes: a name of 40 characters in any script, and choices. */
const BODY_LIMIT = 8 * 1024

export function familyRoutes(app: App, family: FamilyService) {
  const onRequest = requireUser
  const list = { onRequest, schema: { response: { 200: familySchema } } }
  app.get('/api/family', list, async request => ({ members: await family.list(signedIn(request).userId) }))

  const body = saveFamilyMemberSchema
  const add = { onRequest, bodyLimit: BODY_LIMIT, schema: { body, response: { 201: familyMemberSchema } } }
  app.post('/api/family', add, async (request, reply) =>
    reply.code(201).send(await family.add(signedIn(request).userId, request.body)),
  )

  const params = familyMemberParamsSchema
  const change = { onRequest, bodyLimit: BODY_LIMIT, schema: { params, body, response: { 200: familyMemberSchema } } }
  app.put('/api/family/:id', change, request =>
    family.change(signedIn(request).userId, request.params.id, request.body),
  )

  app.delete('/api/family/:id', { onRequest, schema: { params } }, async (request, reply) => {
    await family.remove(signedIn(request).userId, request.params.id)
    return reply.code(204).send()
  })
}
