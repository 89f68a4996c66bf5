import { bookMessages } from '@kahani/messages/en/books'
import { escapeHtml } from '@kahani/service-kit/html'
import { colophonTexts } from '../../layout/back-matter.ts'
import type { BookModel, BookPage } from '../../layout/book-model.ts'
import { inlineText, paragraphs, verses } from '../../layout/paragraphs.ts'
import { tableOfContents } from '../../layout/table-of-contents.ts'

type StoryPage = Extract<BookPage, { kind: 'story' }>

/** A chapter is one file of the book, so that it starts on a new page. */
export interface Chapter {
  kind: BookPage['kind']
  /** Without the extension. */
  name: string
  /** As in the table of contents. */
  title: string
  /** XHTML of the body. */
  markup: string
  /** Number of the story's page; null for other pages. */
  pageNumber: number | null
}

/** The file of a picture, relative to the folder of pictures. The extension is the one that epub-gen-memory chooses. */
export const pictureFileName = (pageNumber: number) => `picture-${pageNumber}.jpeg`
/** Id of the place where a page of the story starts. */
export const pageId = (number: number) => `page-${number}`

const line = (className: string, text: string) => `<p class="${className}" dir="ltr">${inlineText(text)}</p>`

const heading2 = (text: string) => `<h2>${escapeHtml(text)}</h2>`

function figure({ picture, altText }: { picture: number | null; altText: string }, role = ''): string {
  if (picture === null) return ''
  const alt = altText || bookMessages.contents.page(picture)
  return `<figure><img src="${pictureFileName(picture)}" alt="${escapeHtml(alt)}"${role}/></figure>\n`
}

function storyMarkup(pages: StoryPage[], number: number): string {
  const illustrated = pages.find(({ picture }) => picture !== null)
  const start = `<span id="${pageId(number)}" epub:type="pagebreak" role="doc-pagebreak" aria-label="${number}"></span>`
  const texts = pages.map(({ text }) => paragraphs(text)).join('')
  return `<div class="page">${start}
${illustrated ? figure(illustrated) : ''}<div class="text">
${texts}
</div></div>`
}

function markupOf(model: BookModel, page: BookPage, pages: BookPage[]): string {
  const { title, childName, dedication } = model
  const heading = `<h1 dir="ltr">${inlineText(title)}</h1>`
  switch (page.kind) {
    case 'cover':
      return `<section class="cover" epub:type="cover">
${figure(page, ' role="doc-cover"')}${heading}
${line('for', bookMessages.dedication(childName))}
</section>`
    case 'title-page':
    case 'dedication':
      return `<section class="title-page" epub:type="titlepage">
${heading}
${line('for', bookMessages.forChild(childName))}
${dedication && `<div class="message" epub:type="dedication" role="doc-dedication">${verses(dedication, [childName])}</div>\n`}</section>`
    case 'story':
      return storyMarkup(
        pages.filter(each => each.kind === 'story'),
        page.number,
      )
    case 'cast':
      return `<section class="cast">
${heading2(bookMessages.castTitle)}
${page.members.map(({ name }) => line('note', name)).join('\n')}
</section>`
    case 'closing':
      return `<div class="closing">
${line('the-end', bookMessages.theEnd)}
${line('for', bookMessages.goodNight(childName))}
</div>`
    case 'colophon': {
      const { aloud, made } = colophonTexts(model)
      return `<section class="colophon" epub:type="colophon" role="doc-colophon">
${heading2(bookMessages.readingAloudTitle)}
${[aloud, ...made].map(text => line('note', text)).join('\n')}
</section>`
    }
    case 'half-title':
    case 'belongs-to':
    case 'drawing':
    case 'back-cover':
      throw new Error(`${page.kind} is for pages on paper`)
  }
}

/** Renders a book as chapters of flowing text, one for each entry of the table of contents. */
export function createChapters(model: BookModel): Chapter[] {
  const contents = tableOfContents(model)
  return contents.flatMap(({ title, index }, i) => {
    const pages = model.pages.slice(index, contents[i + 1]?.index)
    const [page] = pages
    if (!page) return []
    const pageNumber = page.kind === 'story' ? page.number : null
    const name = pageNumber === null ? page.kind : pageId(pageNumber)
    return { kind: page.kind, name, title, markup: markupOf(model, page, pages), pageNumber }
  })
}
