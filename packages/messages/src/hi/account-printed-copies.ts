import type * as en from '../en/account-printed-copies.ts'
import type { Translation } from '../translation.ts'
import { formatDate, formatDays } from './formats.ts'

export const accountPrintedCopiesMessages = {
  heading: 'छपी हुई किताबें',
  about: 'आपकी मंगाई हुई छपी किताबें, सबसे नई सबसे ऊपर।',
  loading: 'आपकी छपी हुई किताबें लोड हो रही हैं',
  failed: 'हम आपकी छपी हुई किताबें लोड नहीं कर पाए',
  empty: 'आपने अभी तक कोई छपी हुई किताब नहीं मंगाई है। कोई पूरी कहानी खोलें और “छपी हुई किताब मंगाएं” चुनें।',
  more: 'और दिखाएं',
  number: id => `छपी हुई किताब नंबर ${id}`,
  statuses: {
    placed: time => `${formatDate(time)} को ऑर्डर हुई`,
    processing: time => `${formatDate(time)} से छप रही है`,
    shipped: time => `${formatDate(time)} को भेजी गई`,
    delivered: time => `${formatDate(time)} को पहुंच गई`,
    returned: time => `${formatDate(time)} को हमारे पास लौट आई`,
    cancelled: time => `${formatDate(time)} को रद्द हुई`,
  },
  arrival: days => `यह ${formatDays(days)} के बीच पहुंच जानी चाहिए।`,
  held: 'जब तक बैंक में पेमेंट पर विवाद चल रहा है, यह रुकी रहेगी',
  labels: { ordered: 'ऑर्डर', address: 'डिलीवरी का पता', price: 'क़ीमत', courier: 'कूरियर', tracking: 'ट्रैकिंग नंबर' },
  date: formatDate,
  included: 'पैकेज में शामिल',
  track: 'पार्सल ट्रैक करें',
  cancel: 'ऑर्डर रद्द करें',
  cancelOf: title => `${title} का ऑर्डर रद्द करें`,
  confirm: {
    title: 'यह छपी हुई किताब रद्द करें?',
    refunded: price => `यह नहीं छपेगी, और हम ${price} लौटा देंगे।`,
    returned: 'यह नहीं छपेगी। मुफ़्त किताब दूसरे ऑर्डर के लिए आपके अकाउंट में रहेगी।',
    keep: 'ऑर्डर रहने दें',
    confirm: 'ऑर्डर रद्द करें',
  },
  cancelled: { title: 'ऑर्डर रद्द हो गया', description: 'इसके बारे में आपको ईमेल मिलेगा।' },
  cancelFailed: 'ऑर्डर रद्द नहीं हो पाया',
  returned: 'दोबारा डिलीवरी के लिए,',
  question: 'अगर कुछ गड़बड़ हो, तो',
  contact: 'कृपया हमसे संपर्क करें',
} satisfies Translation<typeof en.accountPrintedCopiesMessages>
