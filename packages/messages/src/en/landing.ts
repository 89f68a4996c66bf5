import { printedBooklets, stories } from './plurals.ts'

/** Texts of the landing page. */
export const landingMessages = {
  hero: {
    eyebrow: 'Picture books for one child: yours',
    headline: 'Bedtime stories where your child is the hero',
    lead: 'Tell us a name, an age and a wish. In minutes you have a story written just for them, illustrated on every page and ready for tonight.',
    freeNote: 'Sign up and your first story is free.',
    /** Instead of `freeNote`, for whoever has an account. */
    accountNote: 'Story credits never expire. Use one whenever you like.',
    create: 'Create a Story',
    howItWorks: 'How It Works',
  },
  book: {
    label: 'A book to leaf through',
    open: 'Look inside',
    /** `name` is the hero of the book, `age` such as "4-6 years". */
    caption: (name: string, age: string) => `One of our books, written and painted for ${name}, ${age}`,
    failed: 'We could not open the book. Please check your connection and try again.',
  },
  cover: {
    heading: 'See your child on a cover',
    lead: 'Type a name, and our illustrator draws a cover for it while you watch. You need no account, and we keep nothing of it.',
    name: 'Child’s name',
    age: 'Age',
    character: 'Character',
    draw: 'Draw the cover',
    drawing: 'Drawing the cover',
    slow: 'Still drawing. It is taking a little longer than usual.',
    example: (name: string, age: string, character: string) => `For example: ${name}, ${age}, ${character}`,
    alt: (name: string) => `The cover of a picture book with ${name} as its hero`,
    nameRequired: 'Please type a name first.',
    tooMany: 'That was a lot of covers. Please try again in a minute.',
    busy: 'Many covers are being drawn right now. Please try again in a moment.',
    failed: 'We could not draw the cover. Please try again.',
    offline: 'You seem to be offline. Please try again when you are connected.',
    make: 'Make this story',
    note: 'You choose what the story is about, so its cover will be a new one.',
  },
  prices: {
    heading: 'What it costs',
    lead: 'You pay for stories, once. There is nothing to cancel, and credits never expire.',
    free: { title: 'Your first story is free', text: 'All of it, with every picture. You need no card.' },
    oneTime: '/one-time',
    contents: (count: number, printed: number) =>
      printed > 0 ? `${stories(count)} and ${printedBooklets(printed)}` : stories(count),
    /** `price` is that of a printed copy, with its shipping. */
    printed: (price: string) =>
      `Any story can be printed as a booklet, too: ${price} a copy, with delivery anywhere in India in 5-7 business days.`,
    shop: 'See all packages',
  },
  steps: {
    heading: 'How It Works',
    lead: 'Three small steps, and the hardest one is choosing between dragons and pirates.',
    list: [
      {
        title: 'Enter Details',
        text: 'Tell us about your child, pick who they will be tonight (an astronaut, a fairy or simply themselves) and choose a theme.',
      },
      {
        title: 'AI Creates',
        text: 'A new story is written just for them, around a value you choose, and every page gets its own illustration.',
      },
      {
        title: 'Enjoy & Share',
        text: 'Read it online, have it read aloud, download it as a PDF and share it with the grandparents.',
      },
    ],
  },
  testimonials: {
    heading: 'What Parents Say',
    rating: (rating: number) => `${rating} out of 5 stars`,
    list: [
      {
        name: 'Ananya Rao',
        role: 'Mother of a 5-year-old, Pune',
        content:
          'My daughter gasped when she saw her own name on the first page. Now she is an astronaut even at breakfast.',
        rating: 5,
      },
      {
        name: 'Imran Siddiqui',
        role: 'Father of two, Lucknow',
        content:
          'We made one about sharing after a long week of fights over the tricycle. Now they ask for it every night, together.',
        rating: 4.5,
      },
      {
        name: 'Kamala Iyer',
        role: 'Grandmother, Chennai',
        content:
          'I live far from my grandson. I make a story here and read it to him over the phone while he turns the pages.',
        rating: 5,
      },
    ],
  },
  closing: {
    heading: 'Tonight could begin with “Once upon a time, there was you”',
    text: 'Your first story is free. It takes a few minutes, and you do not need a card.',
    accountText: 'It takes a few minutes, and then it is theirs.',
    start: 'Get Started for Free',
    shop: 'See Stories & Collections',
  },
} as const
