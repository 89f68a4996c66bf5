import { refundsMessages } from '@kahani/messages/en/policy-refunds'
import { PolicyPage } from './components/policy-page.tsx'

export default function RefundsPage() {
  return <PolicyPage text={refundsMessages} />
}
