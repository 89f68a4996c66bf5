import { COVER } from '@kahani/contracts/illustration'
import { bookMessages } from '@kahani/messages/en/books'
import { escapeHtml } from '@kahani/service-kit/html'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { colophonTexts } from '../../layout/back-matter.ts'
import type { BookModel, BookPage, CastMember } from '../../layout/book-model.ts'
import { coverImage } from '../../layout/cover-page.ts'
import { portraitFile } from '../../layout/detail.ts'
import { inlineText, paragraphs, verses } from '../../layout/paragraphs.ts'
import { tableOfContents } from '../../layout/table-of-contents.ts'
import type { DescribedPicture } from '../../pictures/encode-pictures.ts'
import { type PlacedPicture, wholePicture } from '../../pictures/placed-picture.ts'
import { type EpubDocument, picturePath } from '../epub-package/epub-book.ts'

type PageOf<Kind extends BookPage['kind']> = Extract<BookPage, { kind: Kind }>
type StoryPage = PageOf<'story'>
type Chapter = Pick<EpubDocument, 'name' | 'markup' | 'type' | 'landmark' | 'page'>
type Pictures = ReadonlyMap<number, DescribedPicture>

const line = (className: string, text: string) => `<p class="${className}" dir="ltr">${inlineText(text)}</p>`

/** Without a size in pixels, with which some reading programs distort pictures. */
const figure = (number: number, altText: string, attributes = '') =>
  `<figure><img src="${picturePath(String(number))}" alt="${escapeHtml(altText)}"${attributes}/></figure>`

/** The cover shows the title, and is the whole screen. Without its picture, it is the title. */
function coverChapter({ title }: BookModel, { picture, altText }: PageOf<'cover'>): Chapter {
  const alt = bookMessages.letteredCover(isolateRightToLeft(title), altText)
  const content = picture === null ? `<h1 dir="ltr">${inlineText(title)}</h1>` : figure(COVER, alt, ' role="doc-cover"')
  return {
    name: 'cover',
    type: 'cover',
    landmark: 'cover',
    markup: `<section class="cover${picture === null ? '' : ' lettered'}">\n${content}\n</section>`,
  }
}

/** The number of the page is its heading, between the picture and the text, which stay on one screen. */
function storyChapter(pages: StoryPage[], number: number): Chapter {
  const illustrated = pages.find(({ picture }) => picture !== null)
  const id = `page-${number}`
  const pageBreak = `<span id="${id}" epub:type="pagebreak" role="doc-pagebreak" aria-label="${number}"></span>`
  const image = illustrated ? figure(number, illustrated.altText) : ''
  return {
    name: id,
    page: { label: String(number), id },
    markup: `<section class="page">${pageBreak}
${image}
<h2>${number}</h2>
<div class="text">
${pages.map(({ text }) => paragraphs(text)).join('')}
</div>
</section>`,
  }
}

/** Of `bookMessages.portraits`. Other figures are met on the way. */
const ROLES: Partial<Record<CastMember['figure'], keyof typeof bookMessages.portraits>> = {
  child: 'child',
  friend: 'companion',
  'second-friend': 'companion',
  'third-friend': 'companion',
  grandmother: 'grownUp',
  grandfather: 'grownUp',
  mother: 'grownUp',
  father: 'grownUp',
  pet: 'pet',
}

/** A portrait beside each name. */
function castChapter({ members }: PageOf<'cast'>): Chapter {
  const rows = members.map(({ figure, name }, i) => {
    const portrait = `<img src="${picturePath(portraitName(i))}" alt="${escapeHtml(bookMessages.portraits[ROLES[figure] ?? 'guide'])}"/>`
    return `<div class="member">${portrait}${line('name', name)}</div>`
  })
  return {
    name: 'cast',
    markup: `<section class="cast">
<h2>${escapeHtml(bookMessages.castTitle)}</h2>
${rows.join('\n')}
</section>`,
  }
}

function chapterOf(model: BookModel, page: BookPage, pages: BookPage[]): Chapter {
  const { title, childName, dedication } = model
  switch (page.kind) {
    case 'cover':
      return coverChapter(model, page)
    case 'title-page':
    case 'dedication':
      return {
        name: 'title-page',
        type: 'titlepage',
        landmark: 'titlepage',
        markup: `<section class="title-page">
<h1 dir="ltr">${inlineText(title)}</h1>
${line('for', bookMessages.forChild(childName))}
${dedication && `<div class="message" epub:type="dedication" role="doc-dedication">${verses(dedication, [childName])}</div>\n`}</section>`,
      }
    case 'story':
      return storyChapter(
        pages.filter(each => each.kind === 'story'),
        page.number,
      )
    case 'closing':
      return {
        name: 'closing',
        markup: `<section class="closing">
<h2 class="the-end">${escapeHtml(bookMessages.theEnd)}</h2>
${line('for', bookMessages.goodNight(childName))}
</section>`,
      }
    case 'cast':
      return castChapter(page)
    case 'colophon': {
      const { aloud, made } = colophonTexts(model)
      return {
        name: 'colophon',
        markup: `<section class="colophon" epub:type="colophon" role="doc-colophon">
<h2>${escapeHtml(bookMessages.readingAloudTitle)}</h2>
${[line('aloud', aloud), ...made.map(text => line('note', text))].join('\n')}
</section>`,
      }
    }
    case 'half-title':
    case 'belongs-to':
    case 'drawing':
    case 'endpaper':
    case 'back-cover':
      throw new Error(`${page.kind} is for pages on paper`)
  }
}

const portraitName = (index: number) => `portrait_${index + 1}`
/** In CSS px, at the size of text that most readers have. */
const PORTRAIT_PX = 144

/** The pictures of a book: its cover with the title, those of its pages as a whole, and portraits. */
export function chapterPictures(model: BookModel, pictures: Pictures): PlacedPicture[] {
  const members = model.pages.flatMap(page => (page.kind === 'cast' ? page.members : []))
  const cover = coverImage({ model, pictures })
  return [
    ...(cover ? [cover] : []),
    ...[...pictures].flatMap(([number, picture]) => (number === COVER ? [] : wholePicture(number, picture))),
    ...members.flatMap(({ portrait }, i) => portraitFile(pictures, portraitName(i), portrait, PORTRAIT_PX) ?? []),
  ]
}

/**
 * Renders a book as documents of flowing text, one for each entry of the table of contents, so that each starts on a new
 * screen.
 */
export function createChapters(model: BookModel): EpubDocument[] {
  const contents = tableOfContents(model)
  const start = model.pages.find(({ kind }) => kind === 'story')
  return contents.flatMap(({ title, index }, i) => {
    const pages = model.pages.slice(index, contents[i + 1]?.index)
    const [page] = pages
    if (!page) return []
    const chapter = chapterOf(model, page, pages)
    return { title, inContents: true, ...chapter, ...(page === start ? { landmark: 'bodymatter' as const } : {}) }
  })
}
