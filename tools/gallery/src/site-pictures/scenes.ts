import type { PictureBrief } from '@kahani/contracts/illustration'
import type { Coat, Look } from '@kahani/contracts/looks'
import type { AgeBand, CharacterType, Gender, Pet } from '@kahani/contracts/options'
import type { Relation, StoryPerson, StoryPet } from '@kahani/contracts/people'
import { drawPicture } from '@kahani/illustrator/draw-picture'
import { type Setting, type ShotInput, shotSchema, type TimeOfDay } from '@kahani/scene/shot'
import { testPicture, testRequest } from '@kahani/testing/illustration-requests'

/** A child or a grown-up. What is left out is chosen by the seed. */
export interface Person {
  seed: number
  gender?: Gender
  age?: AgeBand
  relation?: Relation
  look?: Look
}

export interface Scene {
  /** Of the paint, the scenery and the home. */
  seed?: number
  setting: Setting
  timeOfDay: TimeOfDay
  shot: ShotInput
  characterType?: CharacterType
  customCharacter?: string
  people?: Partial<Record<'child' | 'friend' | 'grandmother' | 'grandfather' | 'mother' | 'father', Person>>
  pet?: Pet
  familyPet?: StoryPet
  guide?: PictureBrief['guide']
}

export const storyPerson = ({ seed, gender = 'girl', age = '4-6', relation, look = {} }: Person): StoryPerson => ({
  ...{ memberId: null, name: '', gender, relation: relation ?? null, age: relation ? null : age, look, seed },
})

export const storyPet = (pet: Exclude<Pet, 'none'>, coat: Coat): StoryPet => ({
  ...{ memberId: null, name: '', pet, coat, seed: 3 },
})

/** Draws a scene like a page of a book, without words. */
export function drawScene({ seed = 7, setting, timeOfDay, shot, people = {}, guide = null, ...hero }: Scene): string {
  const child = storyPerson(people.child ?? { seed })
  const request = testRequest(
    {
      ...{ characterType: 'myself', pet: 'none', ...hero },
      ...{ age: child.age ?? '4-6', gender: child.gender, hasFriend: people.friend !== undefined, homeSeed: seed },
      people: Object.fromEntries(Object.entries(people).map(([who, person]) => [who, storyPerson(person)])),
    },
    seed,
  )
  return drawPicture(request, testPicture({ setting, timeOfDay, guide, shot: shotSchema.parse(shot) }))
}
