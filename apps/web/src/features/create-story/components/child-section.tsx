import { NAME_MAX, PHRASE_MAX } from '@kahani/contracts/brief'
import { AGE_BANDS, CHARACTER_TYPES, GENDERS } from '@kahani/contracts/options'
import { createStoryTexts as texts } from '@kahani/messages/en/create-story'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field, FieldSet } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { CharacterPicture } from '../art/characters.tsx'
import type { StoryForm } from '../story-form.ts'
import { Chip } from './chip.tsx'
import { PictureCard } from './picture-card.tsx'
import { Section } from './section.tsx'

const says = texts.child

export function ChildSection() {
  const { register, control, formState } = useFormContext<StoryForm>()
  const { errors } = formState
  const [type, gender] = useWatch({ control, name: ['characterType', 'characterGender'] })
  return (
    <Section number={1} title={says.title}>
      <Field label={says.name} hint={says.nameHint} error={errors.characterName?.message} required className="max-w-md">
        <Input
          {...register('characterName')}
          maxLength={NAME_MAX}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
        />
      </Field>
      <div className="grid gap-6 sm:grid-cols-[auto_auto] sm:justify-start sm:gap-x-10">
        <FieldSet legend={says.age} error={errors.characterAge?.message} required>
          <div className="grid grid-cols-2 gap-2.5">
            {AGE_BANDS.map(age => (
              <Chip key={age} {...register('characterAge')} value={age} label={texts.ages[age]} />
            ))}
          </div>
        </FieldSet>
        <FieldSet legend={says.gender} error={errors.characterGender?.message} required>
          <div className="grid grid-cols-3 gap-2.5">
            {GENDERS.map(value => (
              <Chip key={value} {...register('characterGender')} value={value} label={texts.genders[value]} />
            ))}
          </div>
        </FieldSet>
      </div>
      <FieldSet legend={says.character}>
        <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-5 sm:gap-3">
          {CHARACTER_TYPES.map(value => (
            <PictureCard
              key={value}
              {...register('characterType')}
              value={value}
              label={texts.characters[value]}
              aside={value === 'custom' ? says.customAside : undefined}
              art={<CharacterPicture type={value} gender={gender} />}
            />
          ))}
        </div>
      </FieldSet>
      {type === 'custom' && (
        <Field
          label={says.customCharacter}
          hint={says.customCharacterHint}
          error={errors.customCharacter?.message}
          required
          className="max-w-md animate-rise"
        >
          <Input {...register('customCharacter')} maxLength={PHRASE_MAX} autoComplete="off" enterKeyHint="done" />
        </Field>
      )}
    </Section>
  )
}
