import { PRODUCT_NAME } from '@kahani/contracts/product'
import { type Html, html } from '@kahani/service-kit/html'
import type { Mail } from './outbox.ts'

const STYLE = html`<style>
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #2b2440; background: #faf7f2; }
  header { background: #4b3b72; color: #fff; padding: 0.75rem 1.5rem; }
  header p { margin: 0; }
  main { max-width: 60rem; margin: 1.5rem auto; padding: 0 1.5rem; }
  table { width: 100%; border-collapse: collapse; background: #fff; }
  th, td { text-align: left; padding: 0.5rem 0.75rem; border-bottom: 1px solid #e6e0d6; overflow-wrap: anywhere; }
  pre, iframe { background: #fff; border: 1px solid #e6e0d6; width: 100%; box-sizing: border-box; }
  pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
  iframe { height: 36rem; }
  a { color: #5a3ea6; }
</style>`

const page = (title: string, body: Html) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${STYLE}</head>
<body>
<header><p><strong>${PRODUCT_NAME} sandbox</strong>: mails shown here were sent to nobody.</p></header>
<main>${body}</main>
</body>
</html>`

const shownTime = (iso: string) => iso.slice(0, 19).replace('T', ' ')

const row = (mail: Mail) => html`<tr>
  <td>${shownTime(mail.receivedAt)}</td>
  <td>${mail.to.join(', ')}</td>
  <td><a href="/outbox/${mail.id}">${mail.subject || '(no subject)'}</a></td>
</tr>`

/** All mails, newest first. */
export function listPage(mails: Mail[]): Html {
  if (mails.length === 0) return page('Outbox', html`<h1>Outbox</h1><p>No mail was sent yet.</p>`)
  return page(
    'Outbox',
    html`<h1>Outbox</h1>
<table><thead><tr><th>Sent (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${mails.map(row)}</tbody></table>`,
  )
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/

/** Text whose web addresses can be clicked. */
const withLinks = (text: string) =>
  text
    .split(ADDRESS)
    .map(piece =>
      ADDRESS.test(piece) ? html`<a href="${piece}" target="_blank" rel="noreferrer">${piece}</a>` : html`${piece}`,
    )

/** One mail: its text, and its HTML in a frame where no script runs. */
export const mailPage = (mail: Mail) =>
  page(
    mail.subject || 'Mail',
    html`<p><a href="/outbox">Outbox</a></p>
<h1>${mail.subject || '(no subject)'}</h1>
<p>From ${mail.from} to ${mail.to.join(', ')}, ${shownTime(mail.receivedAt)} UTC</p>
${mail.html === null ? '' : html`<h2>As HTML</h2><iframe title="The mail as HTML" src="/outbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<h2>As text</h2>
<pre>${withLinks(mail.text)}</pre>`,
  )
