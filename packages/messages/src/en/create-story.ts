import { formatCountry, formatList } from './formats.ts'
import { heroMessages } from './hero.ts'
import { storyCredits } from './plurals.ts'

/** Validation messages of the story brief. */
export const createStoryValidationMessages = {
  nameRequired: 'Character name is required',
  ageRequired: 'Age is required',
  genderRequired: 'Gender is required',
  photoRequired: 'Reference photo is required for premium users',
  photoNotImage: 'Please select an image file (jpg, png, etc.)',
  photoTooLarge: 'That photo is too large. Please choose one under 7 MB.',
  photoConsentRequired: 'Please confirm that we may use this photo',
  detailsConsentRequired: 'We need your consent to use what you enter about the child',
  customCharacterRequired: 'Please tell us who the character is',
  customThemeRequired: 'Please tell us what the story is about',
  customValueRequired: 'Please tell us which value the story should teach',
  styleUnavailable: 'This illustration style is not available. Please choose another one.',
  tooLong: (max: number) => `Please keep this under ${max} characters`,
  /** `characters` are those that no font of the books has. */
  unprintable: (characters: string) => `Our books can’t show ${characters} yet. Please write this in other letters.`,
} as const

/** Texts of the create-story page. */
export const createStoryMessages = {
  title: 'Create Story',
  heading: 'Create a Story',
  lead: 'A few taps, and tonight’s book stars your child. All we need is a name, an age and a gender; the rest is yours to play with.',
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
        ? `Your plan is cancelled. You can still use your remaining ${storyCredits(count)}.`
        : 'Your plan is cancelled, and you have used all its story credits.',
  },
  noCredits: {
    free: {
      title: 'Free Story Used',
      body: 'You have used your free story. Add story credits to create the next one; we will keep what you fill in here.',
    },
    /** For an account that had a package or a gift. */
    premium: {
      title: 'Story Credits Used',
      body: 'You have used all your story credits. Add more to create the next one; we will keep what you fill in here.',
    },
    openShop: 'See Story Packages',
  },

  child: {
    title: 'Tell us about your child',
    name: 'Child’s name',
    nameHint: 'As it should appear in the book',
    age: 'Age',
    gender: 'Gender',
    character: 'Who are they in this story?',
    customCharacter: 'Your own character',
    customCharacterHint: 'Such as “a train driver” or “a brave little kite”',
  },
  focus: {
    title: 'Choose Story Focus',
    legend: 'Story focus',
    values: 'Values',
    valuesAbout: 'A story built around a value you care about.',
    growth: 'Grow With Me',
    growthAbout: 'A series of stories that grows up with your child.',
    value: 'Which value should the story teach?',
    customValue: 'Your own value',
    customValueHint: 'Such as “saying sorry” or “looking after elders”',
  },
  theme: {
    title: 'Choose a story theme',
    legend: 'Story theme',
    customTheme: 'Your own theme',
    customThemeHint: 'Such as “a night train to Darjeeling”',
  },
  extras: {
    title: 'Additional story elements (optional)',
    friend: 'A friend in the story',
    friendHint: 'For example a best friend, a sister or Dadi',
    pet: 'A pet that comes along',
    petName: 'The pet’s name',
    petNameHint: 'If it has one, like Moti or Bruno',
    message: 'Your own storyline',
    messageHint: 'Anything the story should include: a first day at school, a lost tooth, a wish for tonight.',
    messageCount: (count: number, max: number) => `${count} of ${max}`,
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
      'With a photo, the pictures can look like your child (basic illustration processing). Without one, we draw from your words and choices.',
    add: 'Add a photo',
    dropHere: 'Choose one, or drop it here',
    take: 'Take a photo',
    change: 'Change photo',
    remove: 'Remove',
    preview: 'The reference photo you chose',
    added: 'Photo added',
    noPreview: 'Photo added. Your browser can’t show HEIC photos, but we can use it.',
    opening: 'Opening the photo…',
    removed: 'Photo removed',
    chooseAgain: 'Please add your photo again. We save what you write, but never the photo.',
    tooLargeToOpen: (megabytes: number) => `That file is too large. Please choose a photo under ${megabytes} MB.`,
    privacy:
      'We use the photo only to draw the pictures. It is stored encrypted and deleted when they are ready, within 24 hours at the latest.',
    consent:
      'I am this child’s parent or guardian, or have their permission, and I agree that this photo may be used to illustrate this story, including by the AI provider that draws it for us.',
    consentMore: 'What happens to the photo',
    newTab: '(opens in a new tab)',
  },
  cover: {
    label: 'Your story so far',
    unnamed: 'Your child',
    along: (names: readonly string[]) => `with ${formatList(names)}`,
  },
  submit: {
    idle: 'Generate Story',
    running: 'Generating Story...',
    /** What the story costs, beside the button. `isFree`: of an account that has bought and been given nothing. */
    cost: (remaining: number, isFree: boolean) => {
      if (remaining <= 0) return 'No stories left'
      if (isFree && remaining === 1) return 'Your free story'
      return remaining === 1 ? 'Uses your last story' : `Uses 1 of your ${remaining} stories`
    },
    neverCharged: 'You are never charged for a story that fails.',
    /** Of the book, if it is not that of the form. */
    language: 'The book will be in English.',
    agreementLink: 'What you agree to',
    writing: (name: string) => `Writing ${name}’s story…`,
    stillWriting: (name: string) => `Still writing ${name}’s story. It can take a minute or two…`,
    unnamed: 'your child',
    /** What the button agrees to. */
    agreement:
      'By pressing the button you agree, as the child’s parent or guardian or with their permission, that we use the child’s name, age, gender and look and what you enter here to make this story.',
    /** Null: nothing leaves us. Undefined: not known yet. */
    recipients: (provider: { name: string; country: string | null } | null | undefined) => {
      if (provider === null) return 'Our own software makes it: we send these details to nobody.'
      if (!provider) return 'The policy names who receives them.'
      const { name, country } = provider
      return `They are sent to ${name}${country === null ? '' : ` (${formatCountry(country)})`}, which makes it for us.`
    },
    withdraw: 'You can withdraw this on your account page at any time.',
    next: 'It will open automatically. The pictures will follow while you read.',
  },
  created: { title: 'Story created!', body: (name: string) => `${name}’s story is ready to read.`, read: 'Read it' },
  outOfCredits: {
    title: 'No story credits remaining',
    body: "You've used all your story credits. Please purchase more credits to create more stories.",
  },
  failed: { title: 'Failed to generate story', body: 'Something went wrong. Please try again.' },

  ages: heroMessages.ages,
  genders: { boy: 'Boy', girl: 'Girl', neutral: 'Neutral' },
  characters: heroMessages.characters,
  themes: {
    space: 'Space',
    magical: 'Magical',
    underwater: 'Underwater',
    jungle: 'Jungle',
    farm: 'Farm',
    superhero: 'Superhero',
    custom: 'Custom',
  },
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
  },
  pets: {
    none: 'None',
    Dog: 'Dog',
    Cat: 'Cat',
    Rabbit: 'Rabbit',
    Dragon: 'Dragon',
    Unicorn: 'Unicorn',
  },
  styles: {
    vivid: 'Vivid',
    ghibli: 'Ghibli',
    watercolor: 'Watercolor',
    fairytale: 'Fairytale',
    papercut: 'Papercut',
    cartoon: 'Cartoon',
  },
} as const
