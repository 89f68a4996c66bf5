/** Texts of deleting a story in My Stories. */
export const storyDeletionMessages = {
  delete: (title: string) => `Delete ${title}`,
  deleting: (title: string) => `Deleting ${title}...`,
  confirmTitle: (title: string) => `Delete “${title}”?`,
  confirmBody:
    'The text, the pictures and the files to download are deleted for good. The story credit is not returned.',
  cancel: 'Keep the story',
  confirm: 'Delete the story',
  done: 'Story deleted',
  failed: 'The story was not deleted',
} as const
