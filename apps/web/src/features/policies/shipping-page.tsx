import { shippingText } from '@kahani/contracts/texts/policy-shipping'
import { PolicyPage } from './components/policy-page.tsx'

export default function ShippingPage() {
  return <PolicyPage text={shippingText} />
}
