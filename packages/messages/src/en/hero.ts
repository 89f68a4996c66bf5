/** What the hero of a story can be. */
export const heroMessages = {
  ages: { '2-3': '2-3 years', '4-6': '4-6 years', '7-9': '7-9 years', '10-12': '10-12 years' },
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
  },
} as const
