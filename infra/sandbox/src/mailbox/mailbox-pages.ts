import { type Html, html } from '@kahani/service-kit/html'
import { type Layout, shownTime } from '../layout.ts'
import type { Mail } from './mailbox.ts'

const timeOf = (mail: Mail) => shownTime(new Date(mail.receivedAt))

const row = (mail: Mail) => html`<tr>
  <td>${timeOf(mail)}</td>
  <td>${mail.to.join(', ')}</td>
  <td><a href="/outbox/${mail.id}">${mail.subject || '(no subject)'}</a></td>
</tr>`

/** All mails, newest first. */
export function listPage(layout: Layout, mails: Mail[]): Html {
  if (mails.length === 0) return layout('Outbox', 'Outbox', html`<h1>Outbox</h1><p>No mail was sent yet.</p>`)
  return layout(
    'Outbox',
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
export const mailPage = (layout: Layout, mail: Mail) =>
  layout(
    'Outbox',
    mail.subject || 'Mail',
    html`<p><a href="/outbox">Outbox</a></p>
<h1>${mail.subject || '(no subject)'}</h1>
<p>From ${mail.from} to ${mail.to.join(', ')}, ${timeOf(mail)} UTC</p>
${mail.html === null ? '' : html`<h2>As HTML</h2><iframe title="The mail as HTML" src="/outbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<h2>As text</h2>
<pre>${withLinks(mail.text)}</pre>`,
  )
