/** Formats a count with its noun in the singular or plural. */
const plural = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`

export const storyCredits = plural('story credit', 'story credits')
export const printedCopies = plural('printed copy', 'printed copies')
export const freePrintedCopies = plural('free printed copy', 'free printed copies')
export const printedBooklets = plural('printed booklet', 'printed booklets')
export const orders = plural('order', 'orders')
