import type { BookPage } from './book-model.ts'
import type { PageContext } from './elements.ts'
import { closingPage, coverPage, dedicationPage, drawingPage, halfTitlePage } from './other-pages.ts'
import type { PlacedPicture } from './placed-picture.ts'
import { storyPage } from './story-pages.ts'

function contentOf(context: PageContext, page: BookPage): string {
  switch (page.kind) {
    case 'cover':
      return coverPage(context, page)
    case 'half-title':
      return halfTitlePage(context, page.message)
    case 'dedication':
      return dedicationPage(context, page.message)
    case 'story':
      return storyPage(context, page)
    case 'closing':
      return closingPage(context)
    case 'drawing':
      return drawingPage(page.prompt)
  }
}

const classOf = (page: BookPage) => (page.kind === 'story' ? `story ${page.layout}` : page.kind)

/** Paper beside, below or facing a picture has a tint of its colour. */
function paperStyle(context: PageContext, page: BookPage): string {
  const tint = page.kind === 'story' ? context.pictures.get(page.number)?.tint : undefined
  return tint ? ` style="background-color:${tint}"` : ''
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
