import type { ComponentProps } from 'react'
import { cn } from '../../../lib/class-names.ts'

/** The edges of the pages to the right of the book and below it, and its shadow. */
const EDGES =
  'shadow-[2px_1px_0_var(--leaf-of-book),3px_2px_0_var(--blush),5px_3px_0_var(--leaf-of-book),6px_4px_0_var(--blush),8px_5px_0_var(--leaf-of-book),9px_6px_0_var(--blush),0_22px_44px_-14px_var(--shade)]'
const SPINE =
  'before:pointer-events-none before:absolute before:inset-y-0 before:left-0 before:z-1 before:w-[6%] before:rounded-l-sm before:bg-linear-to-r before:from-shade before:to-transparent'

/** The square of a picture book, closed or open at a picture. */
export function BookFrame({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={cn(
        'relative mr-2.5 mb-2 aspect-square rounded-l-sm rounded-r-lg bg-leaf-of-book',
        EDGES,
        SPINE,
        className,
      )}
    />
  )
}

/** Of everything in the frame. */
export const IN_FRAME = 'absolute inset-0 size-full overflow-hidden rounded-l-sm rounded-r-lg object-cover'

/** So small that the words and controls fit in the window with it. */
export const FITS =
  'w-[calc(100%-0.625rem)] max-w-[max(15rem,100svh-20rem)] justify-self-center sm:[@media(max-height:30rem)]:max-w-none'
/** The picture beside the words in a low window, such as a phone in landscape; else above them. */
export const BOOK_LAYOUT =
  'grid gap-5 sm:[@media(max-height:30rem)]:grid-cols-[min(50%,calc(100svh-5.5rem))_minmax(0,1fr)] sm:[@media(max-height:30rem)]:items-center'
export const WORDS = 'grid gap-4'
/** As high as the longest page. */
export const ROOM_FOR_WORDS = 'min-h-56 sm:min-h-44'
