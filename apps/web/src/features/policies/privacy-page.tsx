import { privacyMessages } from '@kahani/messages/en/policy-privacy'
import { GrievanceContact } from './components/grievance-contact.tsx'
import { PolicyPage } from './components/policy-page.tsx'

export default function PrivacyPage() {
  return (
    <PolicyPage text={privacyMessages}>
      <GrievanceContact />
    </PolicyPage>
  )
}
