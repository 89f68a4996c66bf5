/** What the reader and its skeleton share, so that nothing jumps when the story comes. */
export const PAGE = 'page-width flex flex-col gap-4 pt-5 md:gap-6 md:pt-8'
/** Title and tools. */
export const HEAD = 'flex flex-col gap-3 md:flex-row md:items-center md:justify-between md:gap-6'
/**
 * Side by side from 768 px. In a high window the picture leaves room for title and arrows, in a low one, such as a phone
 * on its side, for the arrows only.
 */
export const COLUMNS =
  'grid gap-4 md:grid-cols-[min(calc(50%-1rem),max(min(24rem,100dvh-10.5rem),100dvh-22rem))_minmax(0,1fr)] md:gap-8'
/** Pictures are far brighter than the bedtime page around them. */
export const DIMMED = 'brightness-[0.62] sepia-[0.3]'
/** On a phone the picture leaves room for words below it, in the height that never changes while scrolling. */
export const PICTURE = 'mx-auto w-full max-w-[max(15rem,48svh)] md:max-w-none'
/** The page of text. On a phone it lies on the paper itself, and has the whole width. */
export const SHEET =
  'flex min-h-32 flex-col justify-center md:mb-7 md:rounded-drawn md:border-2 md:border-line md:bg-card md:p-8 md:shadow-soft lg:p-12 md:[@media(max-height:30rem)]:py-3'
