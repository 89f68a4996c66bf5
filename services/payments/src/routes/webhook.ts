import type { App } from '@kahani/service-kit/app'
import type { WebhookService } from '../webhooks/webhook-service.ts'

const BODY_LIMIT = 256 * 1024

/** The provider signs the unparsed body, so this route gets it as a buffer. */
export function webhookRoute(app: App, webhooks: WebhookService) {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/api/payments/webhook', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const header = (name: string) => {
        const value = request.headers[name]
        return typeof value === 'string' && value !== '' ? value : undefined
      }
      await webhooks.receive({
        rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: header('x-razorpay-signature') ?? '',
        eventId: header('x-razorpay-event-id'),
      })
      return reply.code(200).send({ received: true })
    })
  })
}
