import type { StoryBriefInput } from '@kahani/contracts/brief'

export interface GalleryBook {
  /** File name of the book's page. */
  name: string
  seed: number
  brief: StoryBriefInput
}

const book = (name: string, seed: number, brief: StoryBriefInput): GalleryBook => ({ name, seed, brief })

/** Books over all tales, age bands, kinds of heroes, values and pets. */
export const GALLERY: readonly GalleryBook[] = [
  book('moon-2', 1, {
    characterName: 'Anvi',
    characterAge: '2-3',
    characterGender: 'girl',
    theme: 'space',
    pet: 'Dog',
  }),
  book('moon-7', 2, {
    characterName: 'Kabir',
    characterAge: '7-9',
    characterGender: 'boy',
    theme: 'space',
    friendName: 'Zoya',
    characterType: 'astronaut',
    primaryValue: 'perseverance',
  }),
  book('star-4', 3, {
    characterName: 'Myra',
    characterAge: '4-6',
    characterGender: 'girl',
    theme: 'space',
    pet: 'Cat',
    characterType: 'wizard',
    primaryValue: 'curiosity',
  }),
]
