import type { PlacedPicture } from '../pictures/placed-picture.ts'
import { backCoverPage } from './back-cover.ts'
import { closingPage, colophonPage, drawingPage } from './back-matter.ts'
import type { BookPage } from './book-model.ts'
import { groundOf } from './cover-ground.ts'
import { coverPage } from './cover-page.ts'
import type { PageContext } from './elements.ts'
import { belongsToPage, castPage, dedicationPage, halfTitlePage, titlePage } from './front-matter.ts'
import { storyPage } from './story-pages.ts'

function contentOf(context: PageContext, page: BookPage): string {
  switch (page.kind) {
    case 'cover':
      return coverPage(context, page)
    case 'half-title':
      return halfTitlePage(context, page)
    case 'belongs-to':
      return belongsToPage(page)
    case 'title-page':
      return titlePage(context, page)
    case 'dedication':
      return dedicationPage(context, page)
    case 'cast':
      return castPage(context, page)
    case 'story':
      return storyPage(context, page)
    case 'closing':
      return closingPage(context)
    case 'colophon':
      return colophonPage(context)
    case 'drawing':
      return drawingPage(page.prompt)
    case 'endpaper':
      return ''
    case 'back-cover':
      return backCoverPage(context, page)
  }
}

const classOf = (page: BookPage) => (page.kind === 'story' ? `story ${page.layout}` : page.kind)

/** Paper beside, below or facing a picture has a tint of its colour; covers are dark. */
function paperOf(context: PageContext, page: BookPage): string | undefined {
  if (page.kind === 'cover' || page.kind === 'back-cover') return groundOf(context)
  return page.kind === 'story' ? context.pictures.get(page.number)?.tint : undefined
}

function paperStyle(context: PageContext, page: BookPage): string {
  const colour = paperOf(context, page)
  return colour ? ` style="background-color:${colour}"` : ''
}

/** Renders a page as markup that is valid in HTML and XHTML. Reading order is document order. */
export const pageMarkup = (context: PageContext, page: BookPage) =>
  `<section class="page ${classOf(page)}"${paperStyle(context, page)}><div class="trim">
${contentOf(context, page)}
</div></section>`

/** The pictures of pages, as they are placed there. */
export function placedPictures(
  context: Omit<PageContext, 'urlOf' | 'onPicture'>,
  pages: readonly BookPage[],
): PlacedPicture[] {
  const found: PlacedPicture[] = []
  for (const page of pages) pageMarkup({ ...context, urlOf: () => '', onPicture: placed => found.push(placed) }, page)
  return found
}
