/** Texts of the book on the landing page, when it is open. */
export const landingBookMessages = {
  cover: 'The cover',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  theEnd: 'The End',
  afterTheEnd: 'Tomorrow night, a book with your child in it?',
  previous: 'Previous page',
  next: 'Next page',
  listen: 'Read Aloud',
  stop: 'Stop reading',
  sound: 'Sound of the pages',
  again: 'Read it again',
  create: 'Create a Story',
  noVoice:
    'This browser has no English voice to read with. Open this page in Chrome, Edge or Safari, or add an English voice to your device: search its settings for “Text-to-speech”.',
} as const
