import type { AgeBand, CharacterType, Gender, IllustrationStyle, Pet, PrimaryValue, Theme } from '../options.ts'
import { storyCredits } from './counts.ts'

/** Texts of the create-story form and of the rules of a brief. */
export const createStoryMessages = {
  nameRequired: 'Character name is required',
  ageRequired: 'Age is required',
  genderRequired: 'Gender is required',
  photoRequired: 'Reference photo is required for premium users',
  photoNotImage: 'Please select an image file (jpg, png, etc.)',
  photoTooLarge: 'That photo is too large. Please choose one under 7 MB.',
  photoConsentRequired: 'Please confirm that we may use this photo',
  customCharacterRequired: 'Please say who the character is',
  customThemeRequired: 'Please say what the story is about',
  customValueRequired: 'Please say which value the story should carry',
  tooLong: (most: number) => `Please keep this under ${most} characters`,
} as const

/** Everything else that is read on the create-story page. */
export const createStoryTexts = {
  title: 'Create Story',
  heading: 'Create a Story',
  lead: 'A few taps, and tonight’s book stars your child. Only a name, an age and a gender are needed; the rest is yours to play with.',
  creditsLeft: (count: number) => `${storyCredits(count)} left`,
  comingSoon: 'Coming Soon',

  creditsFailed: {
    title: 'We could not load your story credits',
    retry: 'Try again',
  },
  cancelled: {
    title: 'Plan Cancellation Notice',
    body: (count: number) =>
      count > 0
        ? `Your plan is cancelled. The ${storyCredits(count)} you still have can be used as before.`
        : 'Your plan is cancelled, and all of its story credits are used.',
  },
  noCredits: {
    title: 'Free Story Used',
    bodyFree: 'Your free story is written. Add story credits to create the next one; what you fill in here is kept.',
    bodyPremium: 'All your story credits are used. Add more to create the next one; what you fill in here is kept.',
    toShop: 'See Story Packages',
  },

  child: {
    title: 'Tell us about your child',
    name: 'Child’s name',
    nameHint: 'As it should stand in the book',
    age: 'Age',
    gender: 'Gender',
    character: 'Who are they in this story?',
    customAside: 'Somebody only you can think of',
    customCharacter: 'Your own character',
    customCharacterHint: 'Such as “a train driver” or “a brave little kite”',
  },
  focus: {
    title: 'Choose Story Focus',
    legend: 'Story focus',
    values: 'Values',
    valuesAbout: 'One story that carries a value you care about.',
    growth: 'Grow With Me',
    growthAbout: 'A series of stories that grows up together with your child.',
    value: 'Which value should it carry?',
    customValue: 'Your own value',
    customValueHint: 'Such as “saying sorry” or “looking after elders”',
  },
  theme: {
    title: 'Choose a story theme',
    legend: 'Story theme',
    customAside: 'Anywhere you like',
    customTheme: 'Your own theme',
    customThemeHint: 'Such as “a night train to Darjeeling”',
  },
  extras: {
    title: 'Additional story elements (optional)',
    friend: 'A friend in the story',
    friendHint: 'A name: a best friend, a sister, Dadi…',
    pet: 'A pet that comes along',
    message: 'Your own storyline',
    messageHint: 'Anything the story should tell or say: a first day at school, a lost tooth, a wish for tonight.',
    messageCount: (count: number, most: number) => `${count} of ${most}`,
  },
  pictures: {
    title: 'Customize illustrations',
    style: 'Illustration style',
    stylePage: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previousStyles: 'Previous styles',
    nextStyles: 'Next styles',
  },
  photo: {
    legend: 'Reference photo',
    required: 'Required',
    optional: 'Optional',
    hintPremium: 'The pictures are drawn to look like your child. A clear, bright photo of the face works best.',
    hintFree:
      'With a photo the pictures can look like your child, with basic illustration processing. Without one we draw from your words.',
    add: 'Add a photo',
    dropHere: 'Choose one, or drop it here',
    take: 'Take a photo',
    change: 'Change photo',
    remove: 'Remove',
    preview: 'The reference photo that you chose',
    added: 'Photo added',
    opening: 'Opening the photo…',
    removed: 'Photo removed',
    chooseAgain: 'Please add your photo again: we keep what you write, but never the photo.',
    tooLargeToOpen: (megabytes: number) => `That file is too large. Please choose a photo under ${megabytes} MB.`,
    privacy:
      'Only for drawing: the photo is kept encrypted and deleted when the pictures are done, at most 24 hours later.',
    consent:
      'I am this child’s parent or guardian, or have their permission, and agree that the photo is used to draw this story, also by our image provider.',
    consentMore: 'What happens to the photo',
    newTab: '(opens in a new tab)',
  },
  cover: {
    label: 'Your story so far',
    nobody: 'Your child',
    withFriend: (friend: string) => `with ${friend}`,
  },
  submit: {
    idle: 'Generate Story',
    running: 'Generating Story...',
    cost: 'Uses one story credit. You are never charged for a story that fails.',
    writing: (name: string) => `Writing ${name}’s story…`,
    writingOn: (name: string) => `Still writing ${name}’s story. It can take a minute or two…`,
    someone: 'your child',
    next: 'It opens by itself. The pictures follow while you read.',
  },
  created: { title: 'Story created!', body: (name: string) => `${name}’s story is ready to read.`, read: 'Read it' },
  outOfCredits: {
    title: 'No story credits remaining',
    body: "You've used all your story credits. Please purchase more credits to create more stories.",
  },
  failed: { title: 'Failed to generate story', body: 'Something went wrong. Please try again.' },

  ages: { '2-3': '2-3 years', '4-6': '4-6 years', '7-9': '7-9 years', '10-12': '10-12 years' } satisfies Record<
    AgeBand,
    string
  >,
  genders: { boy: 'Boy', girl: 'Girl', neutral: 'Neutral' } satisfies Record<Gender, string>,
  characters: {
    myself: 'Myself',
    astronaut: 'Astronaut',
    princess: 'Princess',
    superhero: 'Superhero',
    explorer: 'Explorer',
    pirate: 'Pirate',
    fairy: 'Fairy',
    dragon: 'Dragon',
    wizard: 'Wizard',
    custom: 'Custom',
  } satisfies Record<CharacterType, string>,
  themes: {
    space: 'Space',
    magical: 'Magical',
    underwater: 'Underwater',
    jungle: 'Jungle',
    farm: 'Farm',
    superhero: 'Superhero',
    custom: 'Custom',
  } satisfies Record<Theme, string>,
  values: {
    kindness: 'Kindness',
    honesty: 'Honesty',
    perseverance: 'Perseverance',
    gratitude: 'Gratitude',
    sharing: 'Sharing',
    courage: 'Courage',
    respect: 'Respect',
    responsibility: 'Responsibility',
    curiosity: 'Curiosity',
    friendship: 'Friendship',
    custom: 'Custom',
  } satisfies Record<PrimaryValue, string>,
  pets: {
    none: 'None',
    Dog: 'Dog',
    Cat: 'Cat',
    Rabbit: 'Rabbit',
    Dragon: 'Dragon',
    Unicorn: 'Unicorn',
  } satisfies Record<Pet, string>,
  styles: {
    vivid: 'Vivid',
    ghibli: 'Ghibli',
    watercolor: 'Watercolor',
    fairytale: 'Fairytale',
    papercut: 'Papercut',
    cartoon: 'Cartoon',
  } satisfies Record<IllustrationStyle, string>,
} as const
