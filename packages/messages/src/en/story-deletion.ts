/** Texts of deleting a story in My Stories. */
export const storyDeletionMessages = {
  delete: (title: string) => `Delete ${title}`,
  confirmTitle: (title: string) => `Delete “${title}”?`,
  confirmBody:
    'The text, the pictures and the files to download are deleted for good. The story credit is not returned.',
  cancel: 'Keep the story',
  confirm: 'Delete the story',
  done: 'Story deleted',
  doneBody: (title: string) => `“${title}” and its pictures are erased for good when this message closes.`,
  undo: 'Undo',
  failed: 'The story was not deleted',
} as const
