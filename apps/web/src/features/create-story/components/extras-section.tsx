import { MESSAGE_MAX, NAME_MAX } from '@kahani/contracts/brief'
import { PETS } from '@kahani/contracts/options'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { charactersOf } from '@kahani/unicode/text-length'
import { useRef } from 'react'
import { type Control, useFormContext, useWatch } from 'react-hook-form'
import { FieldSet } from '../../../ui/field.tsx'
import { PetPicture } from '../art/pictures.tsx'
import type { DraftStore } from '../model/draft.ts'
import type { SavedFamily } from '../model/saved-family.ts'
import { renameFriend, savedPetOf } from '../model/saved-people.ts'
import type { StoryForm } from '../model/story-form.ts'
import { useChanges } from '../model/use-changes.ts'
import { Companions } from './companions.tsx'
import { ImageOption } from './image-option.tsx'
import { OptionRow } from './option-row.tsx'
import { PrintedText } from './printed-text.tsx'
import { Section } from './section.tsx'

const messages = createStoryMessages.extras

interface ExtrasSectionProps {
  family: SavedFamily
  draft: DraftStore
}

export function ExtrasSection({ family, draft }: ExtrasSectionProps) {
  const { register, control, getValues } = useFormContext<StoryForm>()
  const change = useChanges()
  const friendBefore = useRef('')
  const chosenPet = useWatch({ control, name: 'pet' })
  const isSavedPet = useWatch({ control, compute: form => savedPetOf(form, family.members) !== undefined })
  return (
    <Section name="extras" title={messages.title}>
      {!family.failed && <Companions members={family.members} draft={draft} />}
      <PrintedText
        name="friendName"
        max={NAME_MAX}
        label={messages.friend}
        hint={messages.friendHint}
        className="max-w-md"
        onFocus={() => {
          friendBefore.current = getValues('friendName')
        }}
        onBlur={() => change(renameFriend(getValues(), friendBefore.current, family.members))}
      />
      <FieldSet legend={messages.pet}>
        <OptionRow
          chosen={chosenPet}
          className="flex gap-2.5 max-sm:*:w-[19vw] max-sm:*:min-w-18 sm:grid sm:grid-cols-6 sm:gap-3"
        >
          {PETS.map(pet => (
            <ImageOption
              key={pet}
              {...register('pet')}
              value={pet}
              label={createStoryMessages.pets[pet]}
              art={<PetPicture pet={pet} className="mx-auto size-14" />}
            />
          ))}
        </OptionRow>
      </FieldSet>
      {chosenPet !== 'none' && !isSavedPet && (
        <PrintedText
          name="petName"
          max={NAME_MAX}
          label={messages.petName}
          hint={messages.petNameHint}
          className="max-w-md animate-rise"
        />
      )}
      <div className="relative">
        <PrintedText name="specialMessage" max={MESSAGE_MAX} label={messages.message} hint={messages.messageHint} />
        <MessageCount control={control} />
      </div>
    </Section>
  )
}

/** A separate component, so that typing re-renders nothing else. */
function MessageCount({ control }: { control: Control<StoryForm> }) {
  const { length } = charactersOf(useWatch({ control, name: 'specialMessage' }))
  return (
    <p className="absolute top-0 right-0 text-sm text-ink-soft tabular-nums">
      {messages.messageCount(length, MESSAGE_MAX)}
    </p>
  )
}
