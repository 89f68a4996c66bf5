import { type Html, html } from '@kahani/service-kit/html'
import { formatTime, type Layout } from '../layout.ts'
import type { Mail } from './mailbox.ts'

const timeOf = (mail: Mail) => formatTime(new Date(mail.receivedAt))

const row = (mail: Mail) => html`<tr>
  <td>${timeOf(mail)}</td>
  <td>${mail.to.join(', ')}</td>
  <td><a href="/mailbox/${mail.id}">${mail.subject || '(no subject)'}</a></td>
</tr>`

/** All mails, newest first. */
export function listPage(layout: Layout, mails: Mail[]): Html {
  if (mails.length === 0) return layout('Mailbox', 'Mailbox', html`<h1>Mailbox</h1><p>No mail has been sent yet.</p>`)
  return layout(
    'Mailbox',
    'Mailbox',
    html`<h1>Mailbox</h1>
<table><thead><tr><th>Sent (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${mails.map(row)}</tbody></table>`,
  )
}

const URL_PATTERN = /(https?:\/\/[^\s<>"]+)/

/** Text with clickable links. */
const withLinks = (text: string) =>
  text
    .split(URL_PATTERN)
    .map(piece =>
      URL_PATTERN.test(piece) ? html`<a href="${piece}" target="_blank" rel="noreferrer">${piece}</a>` : html`${piece}`,
    )

/** One mail: its text, and its HTML in a sandboxed frame. */
export const mailPage = (layout: Layout, mail: Mail) =>
  layout(
    'Mailbox',
    mail.subject || 'Mail',
    html`<p><a href="/mailbox">Mailbox</a></p>
<h1>${mail.subject || '(no subject)'}</h1>
<p>From ${mail.from} to ${mail.to.join(', ')}, ${timeOf(mail)} UTC</p>
${mail.replyTo ? html`<p>Reply to ${mail.replyTo}</p>` : ''}
${mail.listUnsubscribe ? html`<pre>List-Unsubscribe: ${mail.listUnsubscribe}</pre>` : ''}
${mail.html === null ? '' : html`<h2>As HTML</h2><iframe title="HTML of the mail" src="/mailbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<h2>As text</h2>
<pre>${withLinks(mail.text)}</pre>`,
  )
