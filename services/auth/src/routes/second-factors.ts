import { userSchema } from '@kahani/contracts/accounts'
import {
  authenticatorSetupSchema,
  confirmAuthenticatorSchema,
  confirmIdentitySchema,
  newPasskeySchema,
  passkeyAssertionSchema,
  passkeyOptionsSchema,
  passkeyParamsSchema,
  recoveryCodesSchema,
  secondFactorsSchema,
} from '@kahani/contracts/second-factors'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import { z } from 'zod'
import { limitWrongPasswords } from '../rate-limits/rate-limits.ts'
import { createPasskeyRepository } from '../second-factors/passkey-repository.ts'
import type { Services } from '../services.ts'
import { actorOf, currentUser, requireConfirmedSession, requireSession } from '../sessions/session-service.ts'

const options = { response: { 200: passkeyOptionsSchema } }

/** Second factors of the session's account, and sign-in with a passkey. */
export function secondFactorRoutes(app: App, { secondFactors, sessions, knownDevices, profiles, limits }: Services) {
  const { passkeys } = secondFactors
  const onRequest = requireSession
  const confirmed = { onRequest: requireConfirmedSession }

  app.get('/api/account/factors', { onRequest, schema: { response: { 200: secondFactorsSchema } } }, request =>
    secondFactors.list(currentUser(request).userId),
  )

  app.post('/api/passkeys/sign-in-options', { schema: options }, async request => {
    await limits.passkeyByAddress.consume(customerOf(request.ip))
    return passkeys.requestOptions(null)
  })

  const signIn = { schema: { body: z.object({ passkey: passkeyAssertionSchema }), response: { 200: userSchema } } }
  app.post('/api/passkeys/sign-in', signIn, async (request, reply) => {
    const address = customerOf(request.ip)
    await limits.passkeyByAddress.consume(address)
    const { passkey } = request.body
    const userId = await passkeys.verify(passkey, null)
    const user = await sessions.start(request, userId, {
      method: 'passkey',
      stillValid: async (_user, trx) => (await createPasskeyRepository(trx).find(passkey.id)) !== undefined,
      proved: { secondFactor: true },
    })
    await knownDevices.remember(request, reply, userId)
    for (let i = 0; i < 2; i++) await limits.passkeyByAddress.refund(address)
    return profiles.of(user, request.id)
  })

  app.post('/api/confirm-identity/passkey-options', { onRequest, schema: options }, request =>
    passkeys.requestOptions(currentUser(request).userId),
  )

  app.post('/api/confirm-identity', { onRequest, schema: { body: confirmIdentitySchema } }, async (request, reply) => {
    const { userId } = currentUser(request)
    const secondFactor = await limitWrongPasswords([[limits.changePassword, String(userId)]], () =>
      secondFactors.confirmIdentity(userId, request.body),
    )
    await sessions.start(request, userId, { proved: { identity: true, secondFactor } })
    return reply.code(204).send()
  })

  app.post('/api/passkeys/options', { ...confirmed, schema: options }, request =>
    secondFactors.passkeyOptions(currentUser(request).userId),
  )

  const addPasskey = { ...confirmed, schema: { body: newPasskeySchema, response: { 201: recoveryCodesSchema } } }
  app.post('/api/passkeys', addPasskey, async (request, reply) => {
    const recoveryCodes = await secondFactors.addPasskey(actorOf(request), request.body)
    await sessions.start(request, currentUser(request).userId, { proved: { secondFactor: true } })
    return reply.code(201).send({ recoveryCodes })
  })

  app.delete('/api/passkeys/:id', { ...confirmed, schema: { params: passkeyParamsSchema } }, async (request, reply) => {
    await secondFactors.removePasskey(actorOf(request), request.params.id)
    return reply.code(204).send()
  })

  const setUp = { ...confirmed, schema: { response: { 200: authenticatorSetupSchema } } }
  app.post('/api/authenticator-app', setUp, request => secondFactors.setUpApp(currentUser(request).userId))

  const addApp = { ...confirmed, schema: { body: confirmAuthenticatorSchema, response: { 201: recoveryCodesSchema } } }
  app.post('/api/authenticator-app/confirm', addApp, async (request, reply) => {
    const { userId } = currentUser(request)
    const recoveryCodes = await limitWrongPasswords([[limits.changePassword, String(userId)]], () =>
      secondFactors.addApp(actorOf(request), request.body.code),
    )
    await sessions.start(request, userId, { proved: { secondFactor: true } })
    return reply.code(201).send({ recoveryCodes })
  })

  app.delete('/api/authenticator-app', confirmed, async (request, reply) => {
    await secondFactors.removeApp(actorOf(request))
    return reply.code(204).send()
  })

  const renewCodes = { ...confirmed, schema: { response: { 200: recoveryCodesSchema } } }
  app.post('/api/recovery-codes', renewCodes, async request => ({
    recoveryCodes: await secondFactors.renewRecoveryCodes(actorOf(request)),
  }))
}
