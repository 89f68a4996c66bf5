import { createStoryMessages } from '@kahani/messages/en/create-story'
import { familyMemberMessages as messages } from '@kahani/messages/en/family-members'
import { policyTitleMessages } from '@kahani/messages/en/policy-titles'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { privacyNoticeQuery } from '../../lib/privacy-notice.ts'
import { Checkbox } from '../checkbox.tsx'
import type { MemberForm } from './member-form.ts'

interface ConsentFieldsProps {
  kind: 'child' | 'friend'
  /** The consent to keep the details is given once. */
  isNew: boolean
}

/** The consents to keep the details of a child, and its drawn likeness. */
export function ConsentFields({ kind, isNew }: ConsentFieldsProps) {
  const { register, control, formState } = useFormContext<MemberForm>()
  const name = useWatch({ control, name: 'name' }).trim() || messages.unnamed
  return (
    <div className="grid gap-4">
      {isNew && (
        <DetailsConsent
          {...register('detailsConsent')}
          name="detailsConsent"
          child={name}
          error={formState.errors.detailsConsent?.message}
        />
      )}
      {kind === 'child' && <KeepSheet {...register('keepsSheet')} child={name} />}
    </div>
  )
}

type ConsentProps = Omit<ComponentProps<typeof Checkbox>, 'label' | 'description'> & { child: string }

export function DetailsConsent({ child, ...checkbox }: ConsentProps) {
  return (
    <div className="grid max-w-prose justify-items-start">
      <Checkbox {...checkbox} label={messages.consent(child)} description={messages.consentMore} required />
      <Link to={paths.privacy()} target="_blank" className="text-link ml-9 min-h-11 content-center text-sm">
        {policyTitleMessages.privacy}
        <span className="sr-only"> {createStoryMessages.photo.newTab}</span>
      </Link>
    </div>
  )
}

/** Only a provider draws a likeness that can be kept. */
export function KeepSheet({ child, ...checkbox }: ConsentProps) {
  const { data: notice } = useQuery(privacyNoticeQuery())
  const provider = notice?.aiProvider
  if (!provider) return null
  return (
    <div className="max-w-prose">
      <Checkbox
        {...checkbox}
        label={messages.keepsSheet(child)}
        description={messages.keepsSheetAbout(provider.name, provider.country)}
      />
    </div>
  )
}
