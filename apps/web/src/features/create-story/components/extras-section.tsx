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
import { renameFriend } from '../model/saved-people.ts'
import type { StoryForm } from '../model/story-form.ts'
import { useChanges } from '../model/use-changes.ts'
import { Companions } from './companions.tsx'
import { ImageOption } from './image-option.tsx'
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
        <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-6 sm:gap-3">
          {PETS.map(pet => (
            <ImageOption
              key={pet}
              {...register('pet')}
              value={pet}
              label={createStoryMessages.pets[pet]}
              art={<PetPicture pet={pet} className="mx-auto size-14" />}
            />
          ))}
        </div>
      </FieldSet>
      <div>
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
    <p className="mt-1 text-right text-sm text-ink-soft tabular-nums">{messages.messageCount(length, MESSAGE_MAX)}</p>
  )
}
