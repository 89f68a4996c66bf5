/** Things that are counted, as they are read. */
const counter = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`

export const storyCredits = counter('story credit', 'story credits')
export const printedCopies = counter('printed copy', 'printed copies')
export const freePrintedCopies = counter('free printed copy', 'free printed copies')
export const printedBooklets = counter('printed booklet', 'printed booklets')
export const orders = counter('order', 'orders')
