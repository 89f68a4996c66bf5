import { formatLongDate } from './formats.ts'
import { stories, storyCredits } from './plurals.ts'

/** Before a character that a family describes: "a train driver", "my owl". */
const DETERMINER = /^(an?|the|my|our|his|her|their)\s+(?=\S)/i

/** Texts of My Stories. */
export const myStoriesMessages = {
  title: 'My Stories',
  loading: 'Loading your stories',
  remaining: (count: number) => `You have ${storyCredits(count)} remaining.`,
  createNew: 'Create New Story',
  getMore: 'Get more in the Shop',
  /** `createdAt` is ISO 8601; shown in the reader's own time zone. */
  createdOn: (createdAt: string) => `Created on ${formatLongDate(createdAt)}`,
  /** Leaves out the type "myself": "Mira the myself" makes no sense. */
  character: (name: string, type: string) =>
    `Character: ${type === 'myself' ? name : `${name} the ${type.trim().replace(DETERMINER, '')}`}`,
  theme: (theme: string) => `Theme: ${theme}`,
  view: 'View',
  viewOf: (title: string) => `View ${title}`,
  download: 'Download',
  downloadOf: (title: string) => `Download ${title} as a PDF`,
  downloading: 'Downloading...',
  showMore: 'Show more stories',
  showMoreFailed: 'Could not load more stories',
  search: {
    label: 'Search your stories',
    favourites: 'Favourites',
    words: 'Search',
    placeholder: 'Title, child or theme',
    child: 'Child',
    allChildren: 'All',
    theme: 'Theme',
    allThemes: 'All themes',
    clear: 'Clear',
    count: stories,
    /** `more`: there are further pages. */
    found: (count: number, more: boolean) => `${more ? 'More than ' : ''}${stories(count)} found`,
    none: 'No stories found',
    noneBody: 'Try other words, or another child or theme.',
    noFavourites: 'No favourites yet',
    noFavouritesBody: 'Tap the heart on a book that you love to read again.',
    order: 'Order',
    orders: { newest: 'Newest first', oldest: 'Oldest first', title: 'A to Z', read: 'Last read' },
  },
  favourite: {
    add: (title: string) => `Add ${title} to favourites`,
    remove: (title: string) => `Remove ${title} from favourites`,
    failed: 'Could not change your favourites',
  },
  reading: {
    title: 'Continue reading',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  drawing: {
    waiting: 'Waiting to be drawn',
    progress: (drawn: number, total: number) => `${drawn} of ${total} pictures`,
    label: (title: string) => `Pictures of ${title}`,
  },
  more: (title: string) => `More about ${title}`,
  empty: {
    title: "You haven't created any stories yet",
    body: 'Tell us about your child, and your first book will be here in a few minutes.',
    getStarted: 'Get Started',
  },
  error: {
    title: 'Error Loading Stories',
    body: 'Your stories are safe; we just could not load them.',
    retry: 'Retry',
  },
  notice: {
    title: 'Package Status Notice',
    body: (count: number) =>
      `Your plan has been cancelled. Your remaining ${storyCredits(count)} can still be used whenever you like.`,
    bodyAtZero: 'Your plan has been cancelled. You can still read and download your stories.',
    buyMore: 'Buy More Credits',
  },
} as const

/** Toasts of the PDF download. */
export const storyPdfMessages = {
  failed: { title: 'Download failed', description: 'Failed to download the PDF. Please try again.' },
  started: { title: 'Download started', description: 'Your story is downloading in PDF format.' },
} as const
