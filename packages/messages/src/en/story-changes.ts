/** Why a change of a story is refused. */
export const storyChangeMessages = {
  conflict: 'This was changed on another device meanwhile. Nothing is lost: please choose which one to keep.',
  tooManyWords: (max: number) =>
    `This is too long for one page of this book: at most ${max} words fit. Please shorten it a little.`,
  noWishes: 'Pictures can’t be changed by words here. Please choose another view, action, light or look.',
  wishRequired: 'Please say what should be different in the part that you have marked.',
  coverPending: 'The cover is being painted at the moment. Please change the title when it is done.',
  notChangeable: 'This can’t be changed now.',
  redrawsUsed: (perStory: number) =>
    perStory === 0
      ? 'Pictures can’t be changed here.'
      : `You have used all ${perStory} new pictures of this book. You can still go back to any earlier one.`,
  tooManyVersions: (max: number) => `There are ${max} pictures of this page already. Please choose one of them.`,
} as const
