import { PRODUCT_NAME } from '@kahani/messages/product'
import { type Html, html } from '@kahani/service-kit/html'
import type { FastifyReply } from 'fastify'

const POLICY = [
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
].join('; ')

const STYLE = html`<style>
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #2b2440; background: #faf7f2; }
  header { background: #4b3b72; color: #fff; padding: 0.75rem 1.5rem; }
  header p { margin: 0; }
  nav { display: flex; gap: 1.5rem; margin-top: 0.25rem; }
  nav a { color: #fff; }
  nav a[aria-current] { font-weight: 600; text-decoration: none; }
  main { max-width: 60rem; margin: 1.5rem auto; padding: 0 1.5rem; overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; background: #fff; }
  th, td { text-align: left; vertical-align: top; padding: 0.5rem 0.75rem; border-bottom: 1px solid #e6e0d6; overflow-wrap: break-word; }
  pre, iframe { background: #fff; border: 1px solid #e6e0d6; width: 100%; box-sizing: border-box; }
  pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
  iframe { height: 36rem; }
  form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-bottom: 0.25rem; }
  input[type="number"] { width: 7rem; }
  td ul { margin: 0; padding-left: 1rem; }
  input, button { font: inherit; padding: 0.25rem 0.5rem; }
  a { color: #5a3ea6; }
  [role="alert"] { background: #fdecea; color: #8c1d18; padding: 0.5rem 0.75rem; }
</style>`

/** Paths of the pages by title. */
export const PAGES = { Mailbox: '/mailbox', Payments: '/razorpay' } as const
export type PageName = keyof typeof PAGES

/** The layout of all pages, with navigation between the given ones. `current` is null for any other page. */
export const createLayout = (pages: PageName[]) => {
  const link = (name: PageName, current: PageName | null) =>
    name === current
      ? html`<a href="${PAGES[name]}" aria-current="page">${name}</a>`
      : html`<a href="${PAGES[name]}">${name}</a>`
  return (current: PageName | null, title: string, body: Html, style: Html | string = '') => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${STYLE}${style}</head>
<body>
<header>
<p><strong>${PRODUCT_NAME} sandbox</strong>: no mail is delivered, and no money moves.</p>
<nav aria-label="Sandbox">${pages.map(name => link(name, current))}</nav>
</header>
<main>${body}</main>
</body>
</html>`
}
export type Layout = ReturnType<typeof createLayout>

export const sendHtml = (reply: FastifyReply, policy: string, body: string) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(body)
export const sendPage = (reply: FastifyReply, { text }: Html) => sendHtml(reply, POLICY, text)

/** `2026-11-21 12:00:00`, in UTC. */
export const formatTime = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
