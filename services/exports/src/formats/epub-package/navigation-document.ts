import { ebookMessages } from '@kahani/messages/en/ebooks'
import { escapeHtml } from '@kahani/service-kit/html'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { languageMarkup } from '../../layout/languages.ts'
import { documentPath, type EpubBook } from './epub-book.ts'

interface Link {
  href: string
  title: string
  /** Type of a landmark. */
  type?: string
}

function list(links: readonly Link[]): string {
  const items = links.map(({ href, title, type }) => {
    const attribute = type ? ` epub:type="${type}"` : ''
    return `<li><a${attribute} href="${href}">${languageMarkup(isolateRightToLeft(title))}</a></li>`
  })
  return `<ol>\n${items.join('\n')}\n</ol>`
}

/** Renders the navigation document: contents, landmarks and the list of pages. */
export function navigationDocument({ model: { title, language }, documents }: EpubBook): string {
  const { contents, landmarks, pages } = ebookMessages.navigation
  const entries = documents
    .filter(({ inContents }) => inContents)
    .map(document => ({ href: documentPath(document), title: document.title }))
  const places = documents.flatMap(document =>
    document.landmark
      ? { href: documentPath(document), title: landmarks[document.landmark], type: document.landmark }
      : [],
  )
  const pageList = documents.flatMap(({ name, page }) =>
    page ? { href: documentPath({ name }) + (page.id ? `#${page.id}` : ''), title: page.label } : [],
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<title>${escapeHtml(isolateRightToLeft(title))}</title>
<meta charset="utf-8"/>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
<nav epub:type="toc" role="doc-toc" aria-labelledby="contents">
<h1 id="contents">${escapeHtml(contents)}</h1>
${list(entries)}
</nav>
<nav epub:type="landmarks" aria-label="${escapeHtml(landmarks.title)}" hidden="hidden">
${list(places)}
</nav>
<nav epub:type="page-list" role="doc-pagelist" aria-label="${escapeHtml(pages)}" hidden="hidden">
${list(pageList)}
</nav>
</body>
</html>
`
}
