/** Classes shared by the reader and its skeleton, so that the layout does not shift when the story loads. */
export const PAGE =
  'page-width flex flex-col gap-4 pt-5 md:gap-6 md:pt-8 in-[:fullscreen]:max-w-[96rem] in-[:fullscreen]:md:pt-5'
/** Title and tools. */
export const HEAD = 'flex flex-col gap-3 md:flex-row md:items-center md:justify-between md:gap-6'
/** The cover and a title of up to two lines. */
export const TITLE = 'flex min-h-17 min-w-0 items-center gap-3 md:min-h-16 md:gap-4'
/** Hides what is not part of the book. */
export const NOT_IN_FULL_SCREEN = 'in-[:fullscreen]:hidden'
/**
 * Two columns from 768 px. The size of the illustration leaves space for the title and the pagination in a tall window,
 * and for the pagination only in a low one, such as a phone in landscape. Full screen has no header and no banner.
 */
export const COLUMNS =
  'relative grid gap-4 md:grid-cols-[min(calc(50%-1rem),max(min(24rem,100dvh-10.5rem),100dvh-22rem-var(--banner)))_minmax(0,1fr)] md:gap-8 in-[:fullscreen]:md:grid-cols-[min(calc(50%-1rem),max(min(24rem,100dvh-6.5rem),100dvh-15.5rem))_minmax(0,1fr)]'
/** Illustrations are much brighter than the page in bedtime mode. */
export const DIMMED = 'brightness-[0.62] sepia-[0.3]'
/** On a phone the illustration leaves space for text below it. `svh` does not change while scrolling. */
export const ILLUSTRATION = 'mx-auto w-full max-w-[max(15rem,48svh)] md:max-w-none'
/** The square of the picture. */
export const FRAME =
  '@container relative grid aspect-square overflow-clip rounded-drawn border-2 border-line bg-paper-deep'
export const PICTURE = 'absolute inset-0 size-full object-cover'
/** The width of the illustration in these columns, as in the `sizes` attribute. */
export const ILLUSTRATION_SIZES =
  '(min-width: 768px) min(50vw, 33rem, max(min(24rem, 100vh - 10.5rem), 100vh - 22rem)), min(100vw, max(15rem, 48vh))'
/** The text of the page; without a card on a phone, to use the full width. */
export const SHEET =
  'flex min-h-32 flex-col justify-center md:mb-7 md:rounded-drawn md:border-2 md:border-line md:bg-card md:p-8 md:shadow-soft lg:p-12 md:[@media(max-height:30rem)]:py-3'
