import { FAMILY_MAX } from '@kahani/contracts/family'
import { familyMemberMessages } from '@kahani/messages/en/family-members'
import { storyFamilyMessages } from '@kahani/messages/en/story-family'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { BirthFields } from '../../../ui/family/birth-fields.tsx'
import { DetailsConsent, KeepSheet } from '../../../ui/family/consent-fields.tsx'
import type { Members } from '../model/saved-people.ts'
import type { StoryForm } from '../model/story-form.ts'

const messages = storyFamilyMessages.save

const isKnown = ({ characterName, characterAge, characterGender }: StoryForm) =>
  characterName.trim() !== '' && characterAge !== null && characterGender !== null

/** Offers to save a child that the form has been told of. */
export function SaveChild({ members }: { members: Members }) {
  const { register, control, formState } = useFormContext<StoryForm>()
  const { errors } = formState
  const [childId, saveChild, characterName] = useWatch({ control, name: ['childId', 'saveChild', 'characterName'] })
  const offered = useWatch({ control, compute: isKnown })
  const name = characterName.trim()
  if (childId !== null || (!offered && !saveChild) || members.length >= FAMILY_MAX) return null
  return (
    <div className="grid animate-rise gap-5 rounded-drawn border-2 border-line bg-card p-4">
      <Checkbox
        {...register('saveChild')}
        label={messages.label(name || familyMemberMessages.unnamed)}
        description={messages.about}
      />
      {saveChild && (
        <>
          <BirthFields
            legend={familyMemberMessages.fields.birth}
            hint={familyMemberMessages.fields.birthHint}
            required
          />
          <DetailsConsent {...register('familyConsent')} child={name} error={errors.familyConsent?.message} />
          <KeepSheet {...register('keepsSheet')} child={name} />
        </>
      )}
    </div>
  )
}
