import { bookMessages } from '@kahani/messages/en/books'
import { escapeHtml } from '@kahani/service-kit/html'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import type { BookModel } from '../../layout/book-model.ts'
import { tableOfContents } from '../../layout/table-of-contents.ts'
import { pagePath, STYLESHEET_PATH } from './page-document.ts'

interface Link {
  title: string
  index: number
  /** Type of a landmark. */
  type?: string
}

const list = (links: readonly Link[]) =>
  `<ol>
${links
  .map(({ title, index, type }) => {
    const attribute = type ? ` epub:type="${type}"` : ''
    return `<li><a${attribute} href="${pagePath(index)}">${escapeHtml(title)}</a></li>`
  })
  .join('\n')}
</ol>`

/** The pages of the story by their printed number. */
const pageList = ({ pages }: BookModel): Link[] =>
  pages.flatMap((page, index) =>
    page.kind === 'story' && page.layout !== 'picture' ? [{ title: String(page.number), index }] : [],
  )

function landmarks(model: BookModel): Link[] {
  const { contents } = bookMessages
  const indexOf = (kind: string) => model.pages.findIndex(page => page.kind === kind)
  const links = [
    { title: contents.cover, index: indexOf('cover'), type: 'cover' },
    { title: contents.titlePage, index: indexOf('title-page'), type: 'titlepage' },
    { title: contents.story, index: indexOf('story'), type: 'bodymatter' },
  ]
  return links.filter(({ index }) => index >= 0)
}

/** Renders the navigation document: contents, landmarks and the list of pages. */
export function navigationDocument(model: BookModel): string {
  const { contents } = bookMessages
  const { language } = model
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<title>${escapeHtml(isolateRightToLeft(model.title))}</title>
<meta charset="utf-8"/>
<link rel="stylesheet" type="text/css" href="${STYLESHEET_PATH}"/>
</head>
<body>
<nav epub:type="toc" role="doc-toc" aria-label="${escapeHtml(contents.title)}">
<h1>${escapeHtml(contents.title)}</h1>
${list(tableOfContents(model))}
</nav>
<nav epub:type="landmarks" aria-label="${escapeHtml(contents.landmarks)}" hidden="hidden">
${list(landmarks(model))}
</nav>
<nav epub:type="page-list" role="doc-pagelist" aria-label="${escapeHtml(contents.pages)}" hidden="hidden">
${list(pageList(model))}
</nav>
</body>
</html>
`
}
