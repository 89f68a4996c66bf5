import type * as en from '../en/admin-orders.ts'
import type { Translation } from '../translation.ts'
import { printedCopies, storyCredits } from './plurals.ts'

export const adminOrdersMessages = {
  title: 'ऑर्डर',
  subtitle: 'पैकेज, गिफ़्ट और छपी हुई किताबों के ऑर्डर, सबसे नए पहले।',
  failed: 'ऑर्डर लोड नहीं हो पाए। कृपया फिर से कोशिश करें।',
  empty: 'अभी कोई ऑर्डर नहीं है।',
  noMatch: 'इन फ़िल्टर से कोई ऑर्डर नहीं मिला।',
  columns: {
    number: 'ऑर्डर',
    user: 'यूज़र आईडी',
    item: 'चीज़',
    status: 'स्टेटस',
    price: 'क़ीमत',
    refunds: 'रिफ़ंड',
    created: 'बना',
    paid: 'पेमेंट हुआ',
  },
  filters: {
    status: 'स्टेटस',
    purpose: 'किसलिए',
    refunded: 'रिफ़ंड',
    withRefund: 'जिनमें रिफ़ंड हुआ',
    withoutRefund: 'जिनमें रिफ़ंड नहीं हुआ',
    surplus: 'अतिरिक्त पेमेंट',
    withSurplus: 'जिनमें अतिरिक्त पेमेंट है',
    orderNumber: 'ऑर्डर नंबर',
  },
  statuses: { open: 'खुला', paid: 'पेमेंट हुआ', expired: 'समय ख़त्म' },
  purposes: { package: 'पैकेज', gift: 'गिफ़्ट', printed_copy: 'छपी हुई किताब' },
  gift: packageName => `${packageName} (गिफ़्ट)`,
  refund: (amount, date) => `${date} को ${amount}`,
  lostDispute: (amount, date) => `हारा हुआ विवाद: ${date} को ${amount}`,
  surplusPayment: (amount, date) => `${date} को ${amount} का अतिरिक्त पेमेंट`,
  surplusDone: 'लौटाया गया',
  surplusPending: 'अभी नहीं लौटाया गया: फिर कोशिश होगी, सिवाय विवाद के दौरान',
  revoked: (stories, copies) => {
    const parts = [stories > 0 ? storyCredits(stories) : '', copies > 0 ? printedCopies(copies) : '']
    const revoked = parts.filter(part => part !== '').join(' और ')
    return revoked === '' ? '' : `वापस लिए गए: ${revoked}`
  },
} satisfies Translation<typeof en.adminOrdersMessages>
