/** Texts of the landing page. */
export const landingMessages = {
  hero: {
    eyebrow: 'Picture books for one child: yours',
    headline: 'Bedtime stories where your child is the hero',
    lead: 'Tell us a name, an age and a wish. In minutes you have a story written just for them, illustrated on every page and ready for tonight.',
    freeNote: 'Sign up and your first story is free.',
    create: 'Create a Story',
    howItWorks: 'How It Works',
    pictureLabel: 'A child reads in bed by lamplight; a little boat sails out of the book towards the moon.',
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
    start: 'Get Started for Free',
    shop: 'See Stories & Collections',
  },
} as const
