import { termsText } from '@kahani/contracts/texts/policy-terms'
import { PolicyPage } from './components/policy-page.tsx'

export default function TermsPage() {
  return <PolicyPage text={termsText} />
}
