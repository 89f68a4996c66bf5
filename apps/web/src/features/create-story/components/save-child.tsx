import { FAMILY_MAX } from '@kahani/contracts/family'
import { familyMemberMessages } from '@kahani/messages/en/family-members'
import { storyFamilyMessages } from '@kahani/messages/en/story-family'
import { useFormContext, useWatch } from 'react-hook-form'
import type { SavedChild } from '../../../lib/family.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { BirthFields } from '../../../ui/family/birth-fields.tsx'
import { DetailsConsent, KeepSheet } from '../../../ui/family/consent-fields.tsx'
import { childWithNewLook, isLikenessOf, type Members } from '../model/saved-people.ts'
import type { StoryForm } from '../model/story-form.ts'

const { save: messages, keepLook } = storyFamilyMessages

const isKnown = ({ characterName, characterAge, characterGender }: StoryForm) =>
  characterName.trim() !== '' && characterAge !== null && characterGender !== null

/** Offers to save a child that the form knows now, or the new look of a saved one. */
export function SaveChild({ members }: { members: Members }) {
  const { control } = useFormContext<StoryForm>()
  const child = useWatch({ control, compute: form => childWithNewLook(form, members) })
  return child ? <KeepLook child={child} /> : <SaveNewChild members={members} />
}

function KeepLook({ child }: { child: SavedChild }) {
  const { register, control } = useFormContext<StoryForm>()
  const look = useWatch({ control, name: 'look' })
  const replacesSheet = child.hasSheet && !isLikenessOf(look, child)
  return (
    <div className="animate-rise rounded-drawn border-2 border-line bg-card p-4">
      <Checkbox
        {...register('saveChild')}
        label={keepLook.label(child.name)}
        description={replacesSheet ? keepLook.aboutSheet : keepLook.about}
      />
    </div>
  )
}

function SaveNewChild({ members }: { members: Members }) {
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
