import type { App } from '@kahani/service-kit/app'
import { notFound } from '@kahani/service-kit/http-error'
import { z } from 'zod'
import { type Layout, sendHtml, sendPage } from '../layout.ts'
import type { Outbox } from './mailbox.ts'
import { listPage, mailPage } from './mailbox-pages.ts'

// No script, no picture from outside: opening a mail tells nobody. Links open beside it.
const MAIL_POLICY = [
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
].join('; ')
const BESIDE = '<base target="_blank">'

const byId = { schema: { params: z.object({ id: z.string() }) } }

/** The outbox as pages for people, and as JSON for programs. */
export function outboxRoutes(app: App, outbox: Outbox, layout: Layout) {
  const mailOf = async (id: string) => {
    const mail = await outbox.find(id)
    if (!mail) throw notFound('mail')
    return mail
  }
  for (const path of ['/', '/outbox']) {
    app.get(path, async (_request, reply) => sendPage(reply, listPage(layout, await outbox.list())))
  }
  app.get('/outbox.json', async () => ({ mails: await outbox.list() }))
  app.get('/outbox/:id', byId, async (request, reply) =>
    sendPage(reply, mailPage(layout, await mailOf(request.params.id))),
  )
  app.get('/outbox/:id/html', byId, async (request, reply) => {
    const mail = await mailOf(request.params.id)
    if (mail.html === null) throw notFound('mail')
    return sendHtml(reply, MAIL_POLICY, BESIDE + mail.html)
  })
}
