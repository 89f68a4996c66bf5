/** What happens while a story is made: its text on the create-story page, then its pictures in the reader. */
export const storyProgressMessages = {
  label: 'How the story is coming along',
  steps: {
    checking: 'Checking your wishes',
    writing: 'Writing the words',
    reviewing: 'Reading it through',
    illustrating: (name: string, pages: number) => `Drawing ${name}, the cover and ${pages} pages, while you read`,
  },
  offline: 'You are offline. We continue as soon as you are connected again.',
  done: 'done',
  drawing: {
    waiting: 'Waiting until your other book is drawn',
    hero: 'Drawing your hero',
    cover: 'Painting the cover',
    page: (page: number) => `Painting page ${page}`,
  },
} as const
