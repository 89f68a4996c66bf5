import { privacyText } from '@kahani/contracts/texts/policy-privacy'
import { PolicyPage } from './components/policy-page.tsx'

export default function PrivacyPage() {
  return <PolicyPage text={privacyText} />
}
