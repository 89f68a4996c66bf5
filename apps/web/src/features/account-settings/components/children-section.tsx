import { type ChildConsent, childConsentListSchema } from '@kahani/contracts/child-consents'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { paths } from '../../../lib/paths.ts'
import { ConsentsSection } from './consents-section.tsx'

const { children: messages, consents } = accountSettingsMessages

/** The consents to the use of children's names, ages, genders and wishes, one per child. */
export function ChildrenSection() {
  const query = useQuery({
    queryKey: ['child-consents'],
    queryFn: ({ signal }) => getJson(endpoints.childConsents(), childConsentListSchema, { signal }),
    staleTime: 0,
  })
  return (
    <ConsentsSection query={query} messages={messages} describe={describe} endpoint={endpointOf}>
      <Link to={paths.myStories()} className="text-link justify-self-start py-1 text-sm">
        {messages.deleteStories}
      </Link>
    </ConsentsSection>
  )
}

const endpointOf = ({ storyId, memberId }: ChildConsent) => endpoints.childConsent(String(storyId ?? memberId))

const describe = (consent: ChildConsent) => ({
  name: consent.childName,
  heading: <bdi>{consent.childName}</bdi>,
  status: statusOf(consent),
})

/** How the user agreed and when, to which notice, who received the details, and whether the consent was withdrawn. */
function statusOf({ storyId, consentedAt, source, notice, aiProvider, withdrawnAt }: ChildConsent): string {
  const parts = [messages.consented[storyId === null ? 'saved' : source](consentedAt)]
  if (notice !== null) parts.push(messages.notice(notice), messages.recipient(aiProvider))
  if (withdrawnAt !== null) parts.push(consents.withdrawn(withdrawnAt))
  return parts.join(' ')
}
