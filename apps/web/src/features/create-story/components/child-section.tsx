import { NAME_MAX, PHRASE_MAX } from '@kahani/contracts/brief'
import { AGE_BANDS, CHARACTER_TYPES, GENDERS } from '@kahani/contracts/options'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { storyFamilyMessages } from '@kahani/messages/en/story-family'
import { useFormContext, useWatch } from 'react-hook-form'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { FieldSet } from '../../../ui/field.tsx'
import { CharacterPicture } from '../art/pictures.tsx'
import type { SavedFamily } from '../model/saved-family.ts'
import type { StoryForm } from '../model/story-form.ts'
import type { useRenaming } from '../model/use-renaming.ts'
import { ChildLook } from './child-look.tsx'
import { ImageOption } from './image-option.tsx'
import { OptionRow } from './option-row.tsx'
import { PrintedText } from './printed-text.tsx'
import { SaveChild } from './save-child.tsx'
import { Section } from './section.tsx'
import { RenamedChild } from './story-child.tsx'

const messages = createStoryMessages.child

interface ChildSectionProps {
  family: SavedFamily
  /** What the name means for the saved child that was chosen. */
  renaming: ReturnType<typeof useRenaming>
}

export function ChildSection({ family, renaming }: ChildSectionProps) {
  const { register, control, formState } = useFormContext<StoryForm>()
  const { errors } = formState
  const [type, gender] = useWatch({ control, name: ['characterType', 'characterGender'] })
  return (
    <Section name="child" title={messages.title}>
      {family.failed && <FamilyFailed {...family} />}
      <PrintedText
        name="characterName"
        max={NAME_MAX}
        label={messages.name}
        hint={messages.nameHint}
        required
        className="max-w-md"
        onBlur={renaming.settle}
      />
      <RenamedChild {...renaming} members={family.members} />
      <div className="grid gap-4 sm:gap-6 xl:grid-cols-[auto_auto] xl:justify-start xl:gap-x-10">
        <FieldSet legend={messages.age} error={errors.characterAge?.message} required>
          {/* On a phone all of them have two lines, with a word on each. */}
          <div className="grid grid-cols-4 gap-2 sm:gap-2.5">
            {AGE_BANDS.map(age => (
              <Chip
                key={age}
                {...register('characterAge')}
                value={age}
                label={createStoryMessages.ages[age]}
                className="text-center leading-tight max-sm:rounded-drawn max-sm:px-1 max-sm:[word-spacing:100vw]"
              />
            ))}
          </div>
        </FieldSet>
        <FieldSet legend={messages.gender} error={errors.characterGender?.message} required>
          <div className="grid grid-cols-3 gap-2.5">
            {GENDERS.map(value => (
              <Chip
                key={value}
                {...register('characterGender')}
                value={value}
                label={createStoryMessages.genders[value]}
              />
            ))}
          </div>
        </FieldSet>
      </div>
      <FieldSet legend={messages.character}>
        <OptionRow chosen={type} className="flex gap-2.5 max-sm:*:w-[25vw] sm:grid sm:grid-cols-5 sm:gap-3">
          {CHARACTER_TYPES.map(value => (
            <ImageOption
              key={value}
              {...register('characterType')}
              value={value}
              label={createStoryMessages.characters[value]}
              art={<CharacterPicture type={value} gender={gender} />}
            />
          ))}
        </OptionRow>
      </FieldSet>
      {type === 'custom' && (
        <PrintedText
          name="customCharacter"
          max={PHRASE_MAX}
          label={messages.customCharacter}
          hint={messages.customCharacterHint}
          required
          className="max-w-md animate-rise"
        />
      )}
      <ChildLook />
      {!family.failed && <SaveChild members={family.members} />}
    </Section>
  )
}

/** The form works without the saved family. */
function FamilyFailed({ retrying, retry }: SavedFamily) {
  return (
    <Alert title={storyFamilyMessages.loadFailed}>
      <Button variant="secondary" size="sm" busy={retrying} onClick={retry} className="mt-1">
        {storyFamilyMessages.retry}
      </Button>
    </Alert>
  )
}
