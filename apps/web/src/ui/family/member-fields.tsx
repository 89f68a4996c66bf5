import { zodResolver } from '@hookform/resolvers/zod'
import type { FamilyMember, FamilyMemberKind } from '@kahani/contracts/family'
import { GENDERS, PETS } from '@kahani/contracts/options'
import { RELATIONS } from '@kahani/contracts/people'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { familyMemberMessages } from '@kahani/messages/en/family-members'
import type { SubmitEvent } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import type { SaveFamilyMember } from '../../lib/family.ts'
import { Button } from '../button.tsx'
import { Chip } from '../chip.tsx'
import { DialogActions, DialogClose } from '../dialog.tsx'
import { Field, FieldSet } from '../field.tsx'
import { Input } from '../input.tsx'
import { BirthFields } from './birth-fields.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { genderOfRelation, type MemberForm, memberFormOf, memberFormSchema, needsConsent } from './member-form.ts'
import { MemberLook } from './member-look.tsx'
import { useSaveMember } from './use-save-member.ts'

const { fields: messages, ...texts } = familyMemberMessages

interface MemberFieldsProps {
  target: FamilyMember | FamilyMemberKind
  onSaved: (member: FamilyMember) => void
}

/** The form of the dialog. */
export function MemberFields({ target, onSaved }: MemberFieldsProps) {
  const form = useForm<MemberForm, unknown, SaveFamilyMember>({
    resolver: zodResolver(memberFormSchema),
    defaultValues: memberFormOf(target),
  })
  const { save, saving } = useSaveMember(form, target, onSaved)
  const { register, formState } = form
  const { errors } = formState
  const kind = typeof target === 'string' ? target : target.kind

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    // The dialog may be opened from a form, which React would submit, too.
    event.stopPropagation()
    void form.handleSubmit(save)(event)
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit} className="grid min-w-0 gap-6">
        <Field
          label={messages.names[kind]}
          hint={messages.nameHints[kind]}
          error={errors.name?.message}
          required
          className="max-w-md"
        >
          <Input {...register('name')} autoComplete="off" autoCapitalize="words" enterKeyHint="done" />
        </Field>
        {kind === 'grown-up' && <RelationFields />}
        {needsConsent(kind) && (
          <>
            <Options name="gender" legend={messages.gender} options={GENDERS} labels={texts.genders} />
            <BirthFields
              legend={kind === 'child' ? messages.birth : messages.friendBirth}
              {...(kind === 'child' && { hint: messages.birthHint })}
              required={kind === 'child'}
            />
          </>
        )}
        {kind === 'pet' && (
          <Options
            name="pet"
            legend={messages.pet}
            options={PETS.filter(pet => pet !== 'none')}
            labels={createStoryMessages.pets}
          />
        )}
        <MemberLook target={target} />
        {needsConsent(kind) && <ConsentFields kind={kind} isNew={typeof target === 'string'} />}
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">{texts.cancel}</Button>
          </DialogClose>
          <Button type="submit" busy={saving}>
            {saving ? texts.saving : texts.save}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  )
}

function RelationFields() {
  const { control } = useFormContext<MemberForm>()
  const relation = useWatch({ control, name: 'relation' })
  return (
    <>
      <Options name="relation" legend={messages.relation} options={RELATIONS} labels={texts.relations} />
      {relation !== null && genderOfRelation(relation) === undefined && (
        <Options name="gender" legend={messages.gender} options={GENDERS} labels={texts.grownUpGenders} />
      )}
    </>
  )
}

interface OptionsProps<T extends string> {
  name: 'gender' | 'relation' | 'pet'
  legend: string
  options: readonly T[]
  labels: Readonly<Record<T, string>>
}

/** Chips of which one has to be chosen. */
function Options<T extends string>({ name, legend, options, labels }: OptionsProps<T>) {
  const { register, formState } = useFormContext<MemberForm>()
  return (
    <FieldSet legend={legend} error={formState.errors[name]?.message} required>
      <div className="flex flex-wrap gap-2.5">
        {options.map(value => (
          <Chip key={value} {...register(name)} value={value} label={labels[value]} />
        ))}
      </div>
    </FieldSet>
  )
}
