import { formatPaise } from '@kahani/contracts/money'
import { EXPRESS_FEE, SHIPPING_FEE } from '@kahani/contracts/shop'
import { shippingMessages } from '@kahani/messages/en/policy-shipping'
import { PolicyPage } from './components/policy-page.tsx'

const text = shippingMessages({ standard: formatPaise(SHIPPING_FEE), express: formatPaise(EXPRESS_FEE) })

export default function ShippingPage() {
  return <PolicyPage text={text} />
}
