import { type PhotoConsent, photoConsentListSchema } from '@kahani/contracts/photo-consents'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { paths } from '../../../lib/paths.ts'
import { ConsentsSection } from './consents-section.tsx'

const { photos: messages, consents } = accountSettingsMessages

/** The consents to the use of a child's photo, one per story, newest first. */
export function PhotosSection() {
  const query = useQuery({
    queryKey: ['photo-consents'],
    queryFn: ({ signal }) => getJson(endpoints.photoConsents(), photoConsentListSchema, { signal }),
    staleTime: 0,
  })
  return (
    <ConsentsSection query={query} messages={messages} describe={describe} endpoint={endpointOf}>
      <Link to={paths.privacy()} className="text-link justify-self-start py-1 text-sm">
        {messages.privacy}
      </Link>
    </ConsentsSection>
  )
}

const endpointOf = ({ storyId }: PhotoConsent) => endpoints.photoConsent(storyId)

const describe = (consent: PhotoConsent) => ({
  name: consent.title ?? messages.untitled,
  heading:
    consent.title === null ? (
      messages.untitled
    ) : (
      <Link to={paths.story(consent.storyId)} className="text-link">
        {consent.title}
      </Link>
    ),
  status: consentStatus(consent),
})

/** When the user agreed, what happened to the photo, and whether the consent was withdrawn. */
export function consentStatus({ consentedAt, photoDeletedAt, withdrawnAt }: PhotoConsent): string {
  const parts = [messages.consented(consentedAt)]
  if (photoDeletedAt !== null) parts.push(messages.deleted(photoDeletedAt))
  else if (withdrawnAt === null) parts.push(messages.stored)
  if (withdrawnAt !== null) parts.push(consents.withdrawn(withdrawnAt))
  return parts.join(' ')
}
