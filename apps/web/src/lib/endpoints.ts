/** Every call of the browser, one function a URL. */
export const endpoints = {
  me: () => '/api/me',
  signUp: () => '/api/signup',
  signIn: () => '/api/login',
  signOut: () => '/api/logout',
  changePassword: () => '/api/reset-password',
  storyCredits: () => '/api/story-credits',
  generateStory: () => '/api/generate-story',
  /** Newest first; `before` continues below a story's id. */
  stories: (before?: number) => (before === undefined ? '/api/stories' : `/api/stories?before=${before}`),
  story: (id: number) => `/api/stories/${id}`,
  illustrations: (id: number) => `/api/stories/${id}/illustrations`,
  storyPdf: (id: number) => `/api/stories/${id}/pdf`,
  download: (id: number, format: string) => `/api/stories/${id}/download/${encodeURIComponent(format)}`,
}
