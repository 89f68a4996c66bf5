import { pluralsOf } from '../plurals.ts'

/** Chooses the form for a count. */
export const plural = pluralsOf('en')

/** Formats a count with its noun. */
const counted = (one: string, other: string) => (count: number) => `${count} ${plural(count, { one, other })}`

export const storyCredits = counted('story credit', 'story credits')
export const printedCopies = counted('printed copy', 'printed copies')
export const freePrintedCopies = counted('free printed copy', 'free printed copies')
export const printedBooklets = counted('printed booklet', 'printed booklets')
export const stories = counted('story', 'stories')
export const minutes = counted('minute', 'minutes')
export const orders = counted('order', 'orders')
