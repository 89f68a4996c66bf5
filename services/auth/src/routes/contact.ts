import { messageSchema } from '@kahani/contracts/accounts'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import { contactSchema } from '@kahani/contracts/contact'
import { contactFormMessages as messages } from '@kahani/messages/en/contact-form'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import type { Services } from '../services.ts'

export function contactRoutes(app: App, { contact, limits }: Services) {
  const send = { schema: { body: contactSchema, response: { 200: messageSchema } } }
  app.post('/api/contact', send, async request => {
    await limits.contactByAddress.consume(customerOf(request.ip))
    await limits.contactByEmail.consume(canonicalize(request.body.email))
    await contact.send(request.body)
    return { message: messages.sent }
  })
}
