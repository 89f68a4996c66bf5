import type { App } from '@kahani/service-kit/app'
import { notFound } from '@kahani/service-kit/http-error'
import { z } from 'zod'
import { type Layout, sendHtml, sendPage } from '../layout.ts'
import type { Mail, Mailbox } from './mailbox.ts'
import { listPage, mailPage } from './mailbox-pages.ts'

// No scripts and no external images, so that opening a mail notifies nobody. Links open in a new tab.
const MAIL_POLICY = [
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
].join('; ')
const OPEN_IN_NEW_TAB = '<base target="_blank">'

const withPictures = (mailHtml: string, pictures: Mail['pictures'] = {}) =>
  mailHtml.replace(/(?<=\bsrc=")cid:([^"]*)(?=")/g, (url, cid: string) => pictures[cid] ?? url)

const byId = { schema: { params: z.object({ id: z.string() }) } }

/** The mailbox as pages, and as JSON for tests. */
export function mailboxRoutes(app: App, mailbox: Mailbox, layout: Layout) {
  const mailOf = async (id: string) => {
    const mail = await mailbox.find(id)
    if (!mail) throw notFound('mail')
    return mail
  }
  for (const path of ['/', '/mailbox']) {
    app.get(path, async (_request, reply) => sendPage(reply, listPage(layout, await mailbox.list())))
  }
  app.get('/mailbox.json', async () => ({
    // Without the pictures, since tests ask for it often.
    mails: (await mailbox.list()).map(({ pictures, ...mail }) => mail),
  }))
  app.get('/mailbox/:id', byId, async (request, reply) =>
    sendPage(reply, mailPage(layout, await mailOf(request.params.id))),
  )
  app.get('/mailbox/:id/html', byId, async (request, reply) => {
    const mail = await mailOf(request.params.id)
    if (mail.html === null) throw notFound('mail')
    return sendHtml(reply, MAIL_POLICY, OPEN_IN_NEW_TAB + withPictures(mail.html, mail.pictures))
  })
}
