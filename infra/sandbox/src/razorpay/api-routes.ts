import type { App } from '@kahani/service-kit/app'
import type { FastifyError } from 'fastify'
import type { MerchantAccount } from './merchant-account.ts'
import { ordersRoutes } from './orders-routes.ts'
import { paymentsRoutes } from './payments-routes.ts'
import { errorBody, refusedCredentials, UserError } from './refusal.ts'

export interface Credentials {
  keyId: string
  keySecret: string
}

function refusalOf(error: FastifyError | UserError): UserError {
  if (error instanceof UserError) return error
  const [issue] = error.validation ?? []
  if (issue) return new UserError(issue.message ?? '', { field: issue.instancePath.slice(1) })
  const statusCode = error.statusCode ?? 500
  if (statusCode < 500) return new UserError('The request could not be understood', { statusCode })
  return new UserError('We are facing some trouble completing your request', { statusCode: 500 })
}

/** The provider's API, `/v1/*`, for who knows the key. */
export function apiRoutes(app: App, account: MerchantAccount, { keyId, keySecret }: Credentials) {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  app.register(
    async scope => {
      const api = scope as unknown as App
      api.addHook('onRequest', async request => {
        if (request.headers.authorization !== expected) throw refusedCredentials()
      })
      api.setErrorHandler<FastifyError | UserError>((error, request, reply) => {
        const refusal = refusalOf(error)
        if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed')
        if (refusal.statusCode === 401) reply.header('www-authenticate', 'Basic realm="Razorpay"')
        return reply.code(refusal.statusCode).send(errorBody(refusal))
      })
      api.setNotFoundHandler(() => {
        throw new UserError('The requested URL was not found on the server.', { statusCode: 404 })
      })
      ordersRoutes(api, account)
      paymentsRoutes(api, account)
    },
    { prefix: '/v1' },
  )
}
