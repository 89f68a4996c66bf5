import { emailMessages } from '@kahani/messages/en/emails'
import { SUPPORT_ADDRESS, SUPPORT_EMAIL, SUPPORT_PHONE } from '@kahani/messages/en/support-contact'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { type Html, html } from '@kahani/service-kit/html'
import { isolateRightToLeft, isRightToLeft, splitDirections } from '@kahani/unicode/text-direction'
import type { EmailImage, Fact, StoryContent, TemplateContent } from './content.ts'
import { darkStyle, styles } from './html-styles.ts'

/** A name in a right-to-left script doesn't change the order of the words around it. */
const isolated = (text: string) =>
  splitDirections(text).map(part => (part.rightToLeft ? html`<bdi dir="rtl">${part.text}</bdi>` : html`${part.text}`))

const paragraph = (text: string) => html`<p style="${styles.paragraph}">${isolated(text)}</p>\n`

const withBreaks = (text: string) =>
  text.split('\n').map((line, i) => (i === 0 ? html`${isolated(line)}` : html`<br>${isolated(line)}`))

/** The lines of a message, each in the direction of its script. */
const messageLine = (line: string) =>
  isRightToLeft(line)
    ? html`<div dir="rtl">${line}</div>`
    : html`<div dir="ltr">${line ? isolated(line) : html`<br>`}</div>`

const URL_PATTERN = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/
const withLinks = (text: string) =>
  text.split(URL_PATTERN).map((piece, i) => (i % 2 === 0 ? withBreaks(piece) : [textLink(piece)]))
const textLink = (url: string) => html`<a class="ink" href="${url}" style="${styles.textLink}">${url}</a>`
const articleParagraph = (text: string) => html`<p style="${styles.paragraph}">${withLinks(text).flat()}</p>\n`

const footerLine = (text: string | Html) => html`<p style="${styles.footerLine}">${text}</p>`

/** The Content-IDs of pictures, which are attached to the email: clients block pictures elsewhere. */
export const COVER_CID = 'cover@story'
export const PICTURE_CID = 'picture@kahani'

const coverImage = ({ altText }: EmailImage) =>
  html`<img class="line" src="cid:${COVER_CID}" alt="${altText}" width="320" style="${styles.cover}">`

const storyPreview = ({ title, url, cover }: StoryContent) => html`
${cover ? html`<p style="${styles.coverRow}">${url ? html`<a href="${url}">${coverImage(cover)}</a>` : coverImage(cover)}</p>` : ''}
${title ? html`<p class="ink" style="${styles.storyTitle}">${isolated(title)}</p>` : ''}
`

const personalMessage = ({ heading, text }: NonNullable<TemplateContent['message']>) => html`
<div class="wash" style="${styles.message}">
<p style="${styles.messageHeading}">${isolated(heading)}</p>
<div style="${styles.messageText}">${text.split('\n').map(messageLine)}</div>
</div>
`

const fact = ({ label, value }: Fact) => html`<p class="line" style="${styles.fact}">
<span class="soft" style="${styles.label}">${label}</span>
<strong>${isolated(value)}</strong></p>
`

const buttonLink = ({ label, url, copyLink }: NonNullable<TemplateContent['button']>) => html`
<p style="${styles.buttonRow}"><a class="button" href="${url}" style="${styles.button}">${label}</a></p>
${copyLink ? html`<p class="soft" style="${styles.copyLink}">${copyLink}<br><a class="soft" href="${url}" style="${styles.link}">${url}</a></p>` : ''}
`

/** Styles are inline, because many email clients ignore stylesheets. */
export function renderHtml(content: TemplateContent, name: string): string {
  const { subject, preheader, heading, lead, article, story, message, facts, button, closing } = content
  const { picture, reason, unsubscribe, writtenBy } = content
  const greeting = content.greeting ?? emailMessages.greeting(name)
  return page(
    subject,
    html`
<div style="${styles.preheader}">${isolated(preheader)}</div>
<div style="${styles.page}">
<div class="card" style="${styles.card}">
<div style="${styles.sky}">
${picture ? '' : html`<div style="${styles.moon}"></div>`}
<p style="${styles.name}">${PRODUCT_NAME}</p>
<p style="${styles.tagline}">${emailMessages.tagline}</p>
</div>
${picture ? html`<div style="${styles.pictureRow}"><img src="cid:${PICTURE_CID}" alt="${picture.altText}" width="556" style="${styles.picture}"></div>` : ''}
<div style="${styles.content}">
<h1 class="ink" style="${styles.heading}">${isolated(heading)}</h1>
${greeting ? paragraph(greeting) : ''}
${lead.map(paragraph)}
${article?.map(articleParagraph) ?? ''}
${story ? storyPreview(story) : ''}
${message ? personalMessage(message) : ''}
${facts.length > 0 ? html`<div style="${styles.facts}">${facts.map(fact)}</div>` : ''}
${button ? buttonLink(button) : ''}
${closing.map(paragraph)}
${writtenBy ? '' : html`<p style="${styles.goodbye}">${emailMessages.goodbye}<br>${emailMessages.signature}</p>`}
</div>
</div>
<div class="soft" style="${styles.footer}">
${writtenBy ? '' : footerLine(emailMessages.footer.help(SUPPORT_EMAIL, SUPPORT_PHONE))}
${footerLine(html`${isolated(reason)}`)}
${unsubscribe ? footerLine(html`<a class="soft" href="${unsubscribe.url}" style="${styles.link}">${unsubscribe.label}</a>`) : ''}
${writtenBy ? '' : footerLine(SUPPORT_ADDRESS)}
</div>
</div>`,
  ).text
}

const page = (title: string, body: Html) => html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${isolateRightToLeft(title)}</title>
${darkStyle}
</head>
<body class="paper ink" style="${styles.body}">${body}
</body>
</html>
`
