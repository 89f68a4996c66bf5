import { type Person, storyPet } from './scenes.ts'

/** Who is in several pictures of the site. */

export const GRANDMOTHER: Person = {
  ...{ seed: 3, relation: 'grandmother' },
  look: {
    ...{ skin: 5, hairColour: 'grey', grownUpAge: 'old', glasses: true, foreheadMark: 'bindi' },
    ...{ clothes: 'sari', favouriteColour: 'teal' },
  },
}
export const MOTHER: Person = {
  ...{ seed: 12, relation: 'mother' },
  look: { skin: 5, hairColour: 'black', grownUpAge: 'young', clothes: 'salwar-kameez', favouriteColour: 'pink' },
}
export const FATHER: Person = {
  ...{ seed: 13, relation: 'father', gender: 'boy' },
  look: {
    ...{ skin: 6, hairColour: 'black', grownUpAge: 'young', beard: 'beard' },
    ...{ clothes: 'kurta', favouriteColour: 'blue' },
  },
}
export const GIRL: Person = {
  seed: 3,
  look: { skin: 5, hairStyle: 'plaits', clothes: 'kurta', favouriteColour: 'yellow' },
}
export const BOY: Person = { seed: 9, gender: 'boy', look: { skin: 4, clothes: 'kurta', favouriteColour: 'green' } }
export const CAT = storyPet('Cat', { colour: 'ginger', pattern: 'stripes', secondColour: 'white' })
export const DOG = storyPet('Dog', { colour: 'golden', pattern: 'patches', secondColour: 'white' })
