import { messageSchema } from '@kahani/contracts/accounts'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import { contactSchema } from '@kahani/contracts/contact'
import { contactFormMessages as messages } from '@kahani/messages/en/contact-form'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import type { ContactService } from '../contact/contact-service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'

export function contactRoutes(app: App, contact: ContactService, limits: RateLimits) {
  const send = { schema: { body: contactSchema, response: { 200: messageSchema } } }
  app.post('/api/contact', send, async request => {
    await limits.contactByAddress.consume(customerOf(request.ip))
    await limits.contactByEmail.consume(canonicalize(request.body.email))
    await contact.send(request.body)
    return { message: messages.sent }
  })
}
