import type { AgeBand } from '@kahani/contracts/options'
import type { BookPage, StoryLayout } from './book-model.ts'
import { textRoom } from './text-boxes.ts'
import { fitsAtReadingSize } from './text-size.ts'

type StoryPage = Extract<BookPage, { kind: 'story' }>
type PageContent = Omit<StoryPage, 'kind' | 'layout'>

/** What follows each other in a book: one page, or a spread of picture and text in either order. */
type Step = 'above' | 'arch-left' | 'arch-right' | 'spread-left' | 'spread-right'

/** Younger children read the picture, so it fills the page. Books for older children change from page to page. */
const STEPS: Record<AgeBand, readonly Step[]> = {
  '2-3': ['above'],
  '4-6': ['above'],
  '7-9': ['spread-left', 'above', 'arch-right', 'spread-right', 'arch-left', 'above'],
  '10-12': ['spread-left', 'arch-right', 'above', 'spread-right', 'above', 'arch-left'],
}

const FACING: readonly StoryLayout[] = ['picture', 'text']
const SPREADS: Partial<Record<Step, readonly StoryLayout[]>> = {
  'spread-left': FACING,
  'spread-right': ['text', 'picture'],
}

/** The layouts of one page of text, each a page of the book. */
function chooseLayouts({ text, picture }: PageContent, step: Step, ageBand: AgeBand, isLeft: boolean) {
  // A page without a picture is a page of text.
  if (picture === null) return ['text'] as const
  const spread = SPREADS[step]
  const single = step === 'spread-left' || step === 'spread-right' ? 'above' : step
  if (spread && isLeft) return spread
  // A text that needs more room gets a page of its own.
  return fitsAtReadingSize(text, ageBand, textRoom(single, ageBand)) ? [single] : FACING
}

/**
 * Lays out the pages of a story. Facing pages are a left and a right page, except after a text of unusual length.
 * @param pagesBefore number of the pages that come first: the half title, which is on the right, and what follows it
 */
export function arrangePages(contents: readonly PageContent[], ageBand: AgeBand, pagesBefore: number): StoryPage[] {
  const steps = STEPS[ageBand]
  const pages: StoryPage[] = []
  contents.forEach((content, i) => {
    const isLeft = (pagesBefore + pages.length) % 2 === 1
    const layouts = chooseLayouts(content, steps[i % steps.length] ?? 'above', ageBand, isLeft)
    pages.push(...layouts.map(layout => pageOf(content, layout)))
  })
  return pages
}

function pageOf(content: PageContent, layout: StoryLayout): StoryPage {
  const page = { kind: 'story' as const, layout, ...content }
  if (layout === 'picture') return { ...page, text: '' }
  return layout === 'text' ? { ...page, picture: null, altText: '' } : page
}
