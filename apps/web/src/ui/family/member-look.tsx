import { ageBandOf } from '@kahani/contracts/birth-months'
import { NAME_MAX } from '@kahani/contracts/brief'
import type { FamilyMember, FamilyMemberKind } from '@kahani/contracts/family'
import type { LookPreview } from '@kahani/contracts/look-previews'
import { printProblem } from '@kahani/contracts/printed-text'
import { familyMemberMessages } from '@kahani/messages/en/family-members'
import { lookPictureMessages } from '@kahani/messages/en/look-picture'
import { useFormContext, useWatch } from 'react-hook-form'
import { AGE_IF_UNKNOWN } from '../../lib/look-previews.ts'
import { FieldSet } from '../field.tsx'
import { CoatPicker } from '../look/coat-picker.tsx'
import { LookDisclosure } from '../look/look-disclosure.tsx'
import { birthMonthOf, isBirthMonth } from './birth-month.ts'
import { genderOfRelation, type MemberForm } from './member-form.ts'

interface MemberLookProps {
  target: FamilyMember | FamilyMemberKind
}

/** The look of a person or the coat of a pet, as far as it can be drawn. */
export function MemberLook({ target }: MemberLookProps) {
  const { control, setValue } = useFormContext<MemberForm>()
  const form = useWatch({ control, compute: (values: MemberForm) => values })
  const preview = previewOf(form, typeof target === 'string' ? null : target.id)
  const name = form.name.trim() || lookPictureMessages.unnamed[preview.kind]
  if (preview.kind === 'pet') {
    return (
      form.pet && (
        <FieldSet legend={familyMemberMessages.fields.coat}>
          <CoatPicker coat={form.coat} onChange={coat => setValue('coat', coat)} preview={preview} name={name} />
        </FieldSet>
      )
    )
  }
  return (
    <LookDisclosure
      kind={preview.kind}
      look={form.look}
      onChange={look => setValue('look', look)}
      preview={preview}
      name={name}
      startsOpen={typeof target !== 'string'}
    />
  )
}

function previewOf(form: MemberForm, memberId: string | null): LookPreview {
  const { kind, relation, look, coat } = form
  if (kind === 'pet') return { kind, memberId, pet: form.pet ?? 'Dog', coat }
  const name = form.name.trim()
  const person = { memberId, name: printProblem(name, NAME_MAX) === null ? name : '', look }
  if (kind === 'grown-up') {
    const gender = genderOfRelation(relation) ?? form.gender ?? 'neutral'
    return { kind, ...person, gender, relation: relation ?? 'other' }
  }
  const month = birthMonthOf(form)
  const age = isBirthMonth(month) ? ageBandOf(month, new Date()) : AGE_IF_UNKNOWN
  return { kind: 'child', ...person, gender: form.gender ?? 'neutral', age }
}
