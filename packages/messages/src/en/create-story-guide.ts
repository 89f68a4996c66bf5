/** Texts that guide a family through the create-story form: the steps, and “Surprise me”. */
export const createStoryGuideMessages = {
  steps: {
    label: 'Steps of the form',
    /** Below the numbers of the steps, so at most about eight letters each. */
    names: { child: 'Child', focus: 'Focus', theme: 'Theme', extras: 'Extras', pictures: 'Pictures' },
    done: 'done',
    incorrect: 'needs your attention',
    cover: 'Go to your story so far',
  },
  surprise: {
    button: 'Surprise me',
    hint: 'Short of ideas? We fill in what you have not chosen.',
    undo: 'Undo',
    undone: 'The surprise is undone.',
    withFriend: (friend: string) => `with ${friend}`,
  },
} as const
