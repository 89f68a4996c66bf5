/** Texts about reading without a connection. */
export const offlineMessages = {
  save: 'Save for offline',
  saveOf: (title: string) => `Save for offline: ${title}`,
  starting: 'Saving...',
  saving: (saved: number, total: number) => `Saving picture ${saved + 1} of ${total}`,
  saved: 'Saved for offline',
  remove: 'Remove',
  removeFromDevice: 'Remove from this device',
  removeOf: (title: string) => `Remove ${title} from this device`,
  saveFailed: 'Could not save the story',
  stillDrawing: 'Its pictures are still being drawn. Please save it when they are all ready.',
  storageFull: 'There is not enough space on this device. Remove a saved story, or make some space, and try again.',
  notOnDevice: 'Not on this device. Open it once, or save it, while you are online.',
  actionsNeedInternet: 'Downloads, printed copies and new stories need the internet.',
  needsInternet: {
    title: 'You are offline',
    body: 'This page needs the internet. You can read the stories that are on this device.',
    myStories: 'Go to My Stories',
  },
} as const
