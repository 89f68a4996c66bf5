/** What a family calls the editions of a book. */
const NAMES = {
  pdf: 'PDF',
  epub: 'EPUB',
  fixed_epub: 'fixed EPUB',
  kindle_epub: 'Kindle book',
  kf8: 'Kindle book',
  print: 'book for printing',
  booklet: 'booklet',
} as const
type EditionName = keyof typeof NAMES

const DOWNLOADS: Record<Exclude<EditionName, 'kf8'>, string> = {
  pdf: 'PDF downloads',
  epub: 'EPUB downloads',
  fixed_epub: 'Fixed EPUB downloads',
  kindle_epub: 'Kindle books',
  print: 'Books for printing',
  booklet: 'Booklets',
}

/** Why a book can't be downloaded now, and how far it is. */
export const bookErrorMessages = {
  failed: (edition: EditionName) => `Failed to download the ${NAMES[edition]}. Please try again.`,
  /** A program that renders the edition is not installed. */
  notSetUp: (edition: EditionName) =>
    edition === 'kf8'
      ? 'Kindle books by USB are still being set up here. Please try again in a few minutes, or use Send to Kindle.'
      : `${DOWNLOADS[edition]} are still being set up here. Please try again in a few minutes.`,
  picturesPending:
    'Some pictures of this story are still being drawn. You can download the book as soon as they are ready.',
  /** Their files were lost. */
  picturesRedrawn:
    'We are drawing a missing picture again. You can download the book as soon as it is ready, usually in a minute.',
  picturesLost:
    'A picture of this story is missing, and we can’t draw it again today. You can try again on its page tomorrow, or download the book without it now.',
  tooManyOfUser: 'You have several books in the making. Please wait until one of them is ready, then try again.',
  tooMany: 'Many families are downloading their books right now. Please try again in a minute.',
  range: 'The book does not have that part.',
} as const

export const bookStatusMessages = {
  waiting: 'Your book is waiting for its turn.',
  rendering: 'We are putting your book together.',
  cover: 'We are drawing the cover with the new title.',
} as const
