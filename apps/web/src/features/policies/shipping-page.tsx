import { formatPaise } from '@kahani/contracts/money'
import { EXPRESS_FEE, SHIPPING_FEE } from '@kahani/contracts/shop'
import { shippingText } from '@kahani/messages/en/policy-shipping'
import { PolicyPage } from './components/policy-page.tsx'

const text = shippingText({ standard: formatPaise(SHIPPING_FEE), express: formatPaise(EXPRESS_FEE) })

export default function ShippingPage() {
  return <PolicyPage text={text} />
}
