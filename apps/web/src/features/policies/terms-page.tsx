import { termsMessages } from '@kahani/messages/en/policy-terms'
import { PolicyPage } from './components/policy-page.tsx'

export default function TermsPage() {
  return <PolicyPage text={termsMessages} />
}
