/** Texts of the story viewer. */
export const readerMessages = {
  pageTitle: 'Story',
  loading: 'Opening the book',
  notFound: {
    title: 'Story not found',
    body: 'We could not open this story. It may have been removed, or it belongs to another account.',
    unreachable: 'We could not open this story right now. It is still safe in My Stories.',
    goToMyStories: 'Go to My Stories',
    tryAgain: 'Try again',
  },
  errorLoading: {
    title: 'Error loading story',
    description: 'Failed to load the story. Please try again.',
  },
  caption: (page: number, pages: number) => `Illustration ${page} of ${pages}`,
  progress: (completed: number, total: number) => `${completed} of ${total} pictures ready`,
  generating: 'Generating illustrations... This may take a few minutes.',
  noIllustration: 'Illustrations not yet available',
  missing: {
    refused: 'We could not draw this picture the way the page describes it. We can try again, a little differently.',
    failed: 'Something went wrong while we drew this picture. It has nothing to do with your story.',
    retrying: 'Drawing it again. This may take a minute.',
    tryAgain: 'Try again',
    /** No retries are left. */
    final: 'We tried several times but could not draw this picture. The story is complete without it.',
    cover: 'We could not draw the cover.',
    retryFailed: { title: 'Could not try the picture again', description: 'Please try again.' },
  },
  refunded: {
    title: 'This story has no pictures',
    body: 'We could not draw them, so we have returned your story credit. The story is yours to keep.',
  },
  pages: {
    label: 'Pages',
    indicator: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: 'Previous',
    next: 'Next',
    goTo: (page: number) => `Go to page ${page}`,
  },
  tools: {
    label: 'Reading tools',
    readAloud: 'Read Aloud',
    stopReading: 'Stop Reading',
    bedtime: 'Bedtime',
    daytime: 'Daytime',
    smallerText: 'Smaller text',
    largerText: 'Larger text',
  },
  speech: {
    reading: { title: 'Reading aloud', description: 'Press again to stop.' },
    noContent: { title: 'No content', description: 'There is no content to read on this page.' },
    notSupported: { title: 'Not supported', description: 'Text-to-speech is not supported in your browser.' },
  },
  actions: {
    share: 'Share Story',
    createNew: 'Create New',
  },
  sharing: { title: 'Share feature', description: 'Sharing stories is coming soon!' },
} as const
