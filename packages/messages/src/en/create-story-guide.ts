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
  },
  /** The story that the form would make now. */
  tonight: {
    heading: 'Tonight’s story',
    hero: (child: string, character: string) => `${child} the ${character}`,
    /** `text`: the words of the family, such as "a train driver". */
    ownHero: (child: string, text: string) => `${child}, ${text}`,
    story: (value: string, place: string) => `A story about ${value}, ${place}`,
    /** `theme`: the words of the family, such as "a night train to Darjeeling". */
    ownStory: (value: string, theme: string) => `A story about ${value}: ${theme}`,
    places: {
      space: 'in space',
      magical: 'in a magical land',
      underwater: 'under the sea',
      jungle: 'in the jungle',
      farm: 'on a farm',
      superhero: 'in a city of superheroes',
    },
    sentence: (story: string) => `${story}.`,
    pet: (pet: string) => `a ${pet}`,
    another: 'Another idea',
    change: 'Change something',
  },
  draft: {
    restored: 'We kept what you filled in.',
    startOver: 'Start over',
    startedOver: 'Everything is as at the start again.',
    undo: 'Undo',
  },
} as const
