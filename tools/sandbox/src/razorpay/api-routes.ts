import type { App } from '@kahani/service-kit/app'
import { HttpError } from '@kahani/service-kit/http-error'
import type { FastifyError } from 'fastify'
import { disputesRoutes } from './disputes-routes.ts'
import type { MerchantAccount } from './merchant-account.ts'
import { ordersRoutes } from './orders-routes.ts'
import { paymentsRoutes } from './payments-routes.ts'
import { authenticationFailed, errorBody, RazorpayError } from './razorpay-error.ts'

export interface Credentials {
  keyId: string
  keySecret: string
}

function toRazorpayError(error: FastifyError | RazorpayError | HttpError): RazorpayError {
  if (error instanceof RazorpayError) return error
  const [issue] = (error instanceof HttpError && error.issues) || []
  if (issue) return new RazorpayError(issue.message, { field: issue.path.replaceAll('.', '/') })
  const statusCode = error.statusCode ?? 500
  if (statusCode < 500) return new RazorpayError('The request could not be understood', { statusCode })
  return new RazorpayError('We are facing some trouble completing your request', { statusCode: 500 })
}

/** The provider's API, `/v1/*`, with basic authentication. */
export function apiRoutes(app: App, account: MerchantAccount, { keyId, keySecret }: Credentials) {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  app.register(
    async scope => {
      const api = scope as unknown as App
      api.addHook('onRequest', async request => {
        if (request.headers.authorization !== expected) throw authenticationFailed()
      })
      api.setErrorHandler<FastifyError | RazorpayError>((error, request, reply) => {
        const apiError = toRazorpayError(error)
        if (apiError.statusCode >= 500) request.log.error({ err: error }, 'request failed')
        if (apiError.statusCode === 401) reply.header('www-authenticate', 'Basic realm="Razorpay"')
        return reply.code(apiError.statusCode).send(errorBody(apiError))
      })
      api.setNotFoundHandler(() => {
        throw new RazorpayError('The requested URL was not found on the server.', { statusCode: 404 })
      })
      ordersRoutes(api, account)
      paymentsRoutes(api, account)
      disputesRoutes(api, account)
    },
    { prefix: '/v1' },
  )
}
