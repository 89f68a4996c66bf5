import { PRODUCT_NAME } from '../product.ts'
import { bookMessages } from './books.ts'

const indianDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

interface MissingBook {
  title: string
  /** The story's folder in the archive. */
  folder: string
}

const missingBooks = (books: readonly MissingBook[]) => `
Missing
-------
We could not make the books of these stories, or their pictures were not complete. What we have of them is here. To get a
book, open its story in ${PRODUCT_NAME} and download it.

${books.map(({ title, folder }) => `- ${title} (${folder})`).join('\n')}
`

/** Texts in the archive of an account. */
export const archiveMessages = {
  fileName: `${PRODUCT_NAME}_archive.zip`,

  readMe: (createdAt: Date, missing: readonly MissingBook[]) =>
    `Your ${PRODUCT_NAME} archive
Made on ${indianDate.format(createdAt)}

This is everything that ${PRODUCT_NAME} keeps about your account, your payments and your stories.

account.json    Your account, newsletter and messages to us
payments.json   Your credits, orders, gifts and printed copies
stories.json    The details of all your stories
stories         A folder for each story:
  story.txt       its words
  pictures        its cover and pictures; in “other”, those that you did not choose
  book.pdf        the book, ready to read or to print

Any text editor opens the .txt and .json files. A story that is still being made has no folder yet.
${missing.length > 0 ? missingBooks(missing) : ''}`,

  /** The words of a story. `pages` are in reading order. */
  story: (title: string, childName: string, pages: readonly { pageNumber: number; text: string }[]) =>
    [
      `${title}\n${bookMessages.dedication(childName)}`,
      ...pages.map(({ pageNumber, text }) => `${pageNumber}\n${text}`),
      `${bookMessages.theEnd}\n`,
    ].join('\n\n'),
} as const
