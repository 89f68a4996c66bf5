import { createStoryMessages } from '@kahani/messages/en/create-story'
import { createStoryGuideMessages } from '@kahani/messages/en/create-story-guide'
import { type Members, peopleAlong, savedPetOf } from './saved-people.ts'
import type { StoryForm } from './story-form.ts'

const { characters, themes, values, pets, cover } = createStoryMessages
const messages = createStoryGuideMessages.tonight

/** The story that the form would make: "Aarav the astronaut" and "A story about kindness, in space, with Bruno". */
export function describeStory(form: StoryForm, members: Members) {
  const child = form.characterName.trim() || cover.unnamed
  return { hero: heroOf(child, form), story: [storyOf(form), alongOf(form, members)].filter(text => text).join(', ') }
}

function heroOf(child: string, { characterType, customCharacter }: StoryForm): string {
  if (characterType === 'myself') return child
  if (characterType !== 'custom') return messages.hero(child, characters[characterType].toLowerCase())
  return customCharacter.trim() === '' ? child : messages.ownHero(child, customCharacter.trim())
}

function storyOf({ theme, customTheme, primaryValue, customValue }: StoryForm): string {
  const value = primaryValue === 'custom' ? customValue.trim() || values.custom : values[primaryValue].toLowerCase()
  return theme === 'custom'
    ? messages.ownStory(value, customTheme.trim() || themes.custom)
    : messages.story(value, messages.places[theme])
}

function alongOf(form: StoryForm, members: Members): string {
  const pet =
    form.pet === 'none'
      ? []
      : [savedPetOf(form, members)?.name ?? (form.petName.trim() || messages.pet(pets[form.pet].toLowerCase()))]
  const along = [...peopleAlong(form, members), ...pet]
  return along.length > 0 ? cover.along(along) : ''
}
