/** The URLs of what documents request before the app runs, one function each. */
export const earlyEndpoints = {
  me: () => '/api/me',
  availableGifts: () => '/api/check-available-gifts',
  stories: () => '/api/stories',
  currentReading: () => '/api/stories/reading',
  storyFilters: () => '/api/stories/filters',
  unfinishedStories: () => '/api/stories/unfinished',
  drawingStories: () => '/api/stories/drawing',
  family: () => '/api/family',
  storyCredits: () => '/api/story-credits',
  privacyNotice: () => '/api/privacy-notice',
  story: (id: number) => `/api/stories/${id}`,
  illustrations: (id: number) => `/api/stories/${id}/illustrations`,
}
