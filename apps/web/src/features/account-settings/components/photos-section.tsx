import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { photoConsentsQuery } from '../api/photo-consents.ts'
import { PhotoConsentItem } from './photo-consent-item.tsx'
import { SectionError, SectionSkeleton, SettingsSection } from './settings-section.tsx'

const messages = accountSettingsMessages.photos

/** The consents to the use of a child's photo. */
export function PhotosSection() {
  return (
    <SettingsSection heading={messages.heading} about={messages.about}>
      <ConsentList />
      <Link to={paths.privacy()} className="text-link justify-self-start py-1 text-sm">
        {messages.privacy}
      </Link>
    </SettingsSection>
  )
}

function ConsentList() {
  const { data: consents, error, isFetching, refetch } = useQuery(photoConsentsQuery())
  if (consents?.length === 0) return <p>{messages.empty}</p>
  if (consents)
    return (
      <ul className="grid gap-3">
        {consents.map(consent => (
          <PhotoConsentItem key={consent.storyId} consent={consent} />
        ))}
      </ul>
    )
  if (error)
    return <SectionError title={messages.failed} error={error} retrying={isFetching} onRetry={() => void refetch()} />
  return <SectionSkeleton label={messages.loading} />
}
