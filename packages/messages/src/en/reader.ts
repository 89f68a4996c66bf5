/** Texts of the story viewer. */
export const readerMessages = {
  pageTitle: 'Story',
  loading: 'Opening the book',
  notFound: {
    title: 'Story not found',
    body: 'We could not open this story. It may have been removed, or it belongs to another account.',
    unreachable: 'We could not open this story just now. It is still on your shelf.',
    goToMyStories: 'Go to My Stories',
    tryAgain: 'Try again',
  },
  errorLoading: {
    title: 'Error loading story',
    description: 'Failed to load the story. Please try again.',
  },
  coverOf: (title: string) => `Cover of ${title}`,
  caption: (page: number, pages: number) => `Illustration ${page} of ${pages}`,
  drawn: (drawn: number, total: number) => `${drawn} of ${total} pictures drawn`,
  generating: 'Generating illustrations... This may take a few minutes.',
  noIllustration: 'Illustrations not yet available',
  missing: {
    refused:
      'This picture could not be drawn the way the page describes it. We can try once more, a little differently.',
    failed: 'This picture did not come out, for a reason that has nothing to do with your story.',
    asked: 'Asked for again. It may take a minute.',
    tryAgain: 'Try again',
    /** Nothing is left to try. */
    final: 'We have tried this picture several times and could not draw it. The story is complete without it.',
    cover: 'The cover did not come out.',
    redrawFailed: { title: 'The picture could not be tried again', description: 'Please try again.' },
  },
  refunded: {
    title: 'This story has no pictures',
    body: 'We could not draw them, so your story credit is back with you. The words are yours to keep.',
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
    downloadPdf: 'Download PDF',
    downloading: 'Downloading...',
    share: 'Share Story',
    createNew: 'Create New',
  },
  sharing: { title: 'Share feature', description: 'Sharing stories is coming soon!' },
} as const
