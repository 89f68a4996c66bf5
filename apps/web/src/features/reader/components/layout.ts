// Classes shared by the reader and its skeleton, so that the layout does not shift when the story loads.

/** `--bar` is the height of the bar below the page. */
export const READER =
  'relative flex flex-col overflow-x-clip [--bar:calc(3.5rem+env(safe-area-inset-bottom))] roomy:[--bar:8rem] roomy:lg:[--bar:5.5rem]'
/**
 * What is above that bar in the first window. `--above` is the height of what is above the reader, and `--end` that of the end of
 * the book, if it fits below the last page; both are measured.
 */
export const SCREEN =
  'flex min-h-[calc(100svh-var(--above,calc(3rem+var(--banner)))-var(--bar)-var(--end,0px))] flex-col low:spread:in-data-[book=open]:flex-row low:spread:in-data-[book=open]:flex-wrap'
/**
 * Title and tools. In a low window they lie on the page while it is read, if they are shown; beside a spread that is not read yet
 * they take no height.
 */
export const TOP_BAR =
  'low:spread:in-data-[book=open]:contents z-30 flex min-h-12 items-center justify-between gap-2 bg-paper px-3 py-0.5 transition-[translate,opacity] duration-250 ease-gentle low:in-page:fixed low:in-page:inset-x-0 low:in-page:top-12 low:in-page:border-b low:in-page:border-line low:in-page-only:not-has-focus-visible:-translate-y-[calc(100%+4rem)] roomy:min-h-14 roomy:px-8 roomy:in-data-[book=over]:translate-y-12 roomy:in-data-[book=none]:not-has-focus-visible:pointer-events-none roomy:in-data-[book=none]:not-has-focus-visible:opacity-0'
export const TITLE =
  'flex min-w-0 items-center gap-3 low:spread:in-data-[book=open]:w-14 low:spread:in-data-[book=open]:justify-center low:spread:in-data-[book=open]:text-center low:spread:in-data-[book=open]:[contain:size] low:spread:in-data-[book=open]:[writing-mode:vertical-rl] low:spread:in-data-[book=open]:[text-orientation:sideways]'
export const TOOLS =
  'flex shrink-0 items-center low:spread:in-data-[book=open]:order-last low:spread:in-data-[book=open]:w-11 low:spread:in-data-[book=open]:flex-col low:spread:in-data-[book=open]:justify-center'
/** The page, or the spread of two pages. */
export const STAGE =
  'relative min-h-56 low:spread:min-h-44 grow basis-0 touch-pan-y touch-pinch-zoom perspective-[100rem] [container-type:size] spread:mx-3 low:spread:my-1.5 roomy:spread:mx-8'
/**
 * A picture above its text, or beside it. What doesn't fit continues in columns, one of which is shown at a time. Its padding is
 * half of the gap, so that a column and its gap are as wide as the page.
 */
export const SHEET =
  'absolute inset-0 mx-auto flex flex-col bg-paper px-3 single:data-split:block single:data-split:columns-1 single:data-split:gap-x-6 single:data-split:[column-fill:auto] single:data-split:translate-x-[calc(var(--screen,0)*-100%)] spread:grid spread:max-w-[212cqh] low:spread:data-split:max-w-none spread:grid-cols-2 spread:rounded-lg spread:px-0'
/** Two pages of paper. */
export const OPEN_BOOK = 'group/open spread:bg-card spread:shadow-lift spread:inset-ring-2 spread:inset-ring-line'
/** The picture with its caption. It yields to the text. */
export const FIGURE =
  'grid min-h-0 w-full shrink basis-[calc(100vw+1rem)] grid-rows-[minmax(0,1fr)_auto] gap-y-1 pt-2 single:in-data-split:break-inside-avoid single:in-data-split:grid-rows-[var(--side)_auto] spread:h-full spread:content-center spread:grid-rows-[minmax(0,calc(min(50cqw,106cqh)-2*var(--inset)))_auto] spread:from-shade/15 spread:to-[6%] spread:p-(--inset) spread:[--inset:0.5rem] spread:group-[]/open:bg-linear-to-l roomy:spread:[--inset:1.5rem]'
/** The square of the picture, as large as the figure allows. */
export const FRAME_ROOM = 'grid min-h-0 place-items-center [container-type:size]'
export const FRAME =
  '@container relative grid aspect-square w-[min(100cqw,100cqh)] overflow-clip rounded-drawn bg-paper-deep'
export const PICTURE = 'absolute inset-0 size-full object-cover'
export const CAPTION = 'flex min-h-5 flex-wrap justify-center gap-x-4 text-center text-xs text-ink-soft'
/** The side of the text. */
export const SIDE =
  'flex shrink-0 grow flex-col py-2 before:grow after:grow-2 single:in-data-split:block spread:after:grow single:in-data-split:before:hidden single:in-data-split:after:hidden spread:min-h-0 spread:overflow-clip spread:from-shade/15 spread:to-[6%] spread:py-3 spread:group-[]/open:bg-linear-to-r roomy:spread:py-8'
/** The texts on that side. */
export const WORDS =
  'w-full spread:px-5 roomy:spread:px-10 spread:in-data-split:h-full spread:in-data-split:columns-1 spread:in-data-split:gap-x-10 roomy:spread:in-data-split:gap-x-20 spread:in-data-split:[column-fill:auto] spread:in-data-split:translate-x-[calc(var(--screen,0)*-100%)]'
/** The bar within reach of a thumb. In a wide and high window it also has the numbers of the pages. */
export const PAGES =
  'contents roomy:sticky roomy:bottom-0 roomy:z-30 roomy:grid roomy:min-h-(--bar) roomy:grid-cols-[auto_auto_minmax(0,1fr)_auto] roomy:content-center roomy:items-center roomy:gap-x-3 roomy:gap-y-1 roomy:bg-paper roomy:px-8'
export const BAR =
  'sticky bottom-0 z-30 flex h-(--bar) shrink-0 items-center justify-between gap-2 bg-paper px-3 pb-[env(safe-area-inset-bottom)] roomy:contents'
export const NUMBERS =
  'mt-2 grid grid-cols-5 justify-items-center gap-2 px-3 roomy:col-span-full roomy:row-start-2 roomy:mt-0 roomy:flex roomy:flex-wrap roomy:justify-center roomy:gap-1.5 roomy:lg:col-span-1 roomy:lg:col-start-3 roomy:lg:row-start-1'
/** Hides what is not part of the book. */
export const NOT_IN_FULL_SCREEN = 'in-[:fullscreen]:hidden'
/** Illustrations are much brighter than the page in bedtime mode. */
export const DIMMED = 'brightness-[0.62] sepia-[0.3]'
