import { BUSINESS_DAYS } from '../delivery-times.ts'
import type * as en from '../en/prints.ts'
import type { Translation } from '../translation.ts'
import { formatAlternatives, formatDate, formatDays } from './formats.ts'
import { freePrintedCopies, plural } from './plurals.ts'

// Addresses are written in English, as the post office reads them.
export { INDIAN_STATES } from '../en/prints.ts'

const PROCESSING = `${BUSINESS_DAYS.processing} कामकाजी दिनों`
const DELIVERY = `${BUSINESS_DAYS.delivery} कामकाजी दिनों`
const ARRIVAL = `यह ${PROCESSING} में छपेगी और उसके बाद ${DELIVERY} में पहुंचेगी।`

export const printDialogMessages = {
  open: 'छपी हुई किताब मंगाएं',
  ordering: 'ऑर्डर हो रहा है...',
  title: 'छपी हुई किताब मंगाएं',
  cost: price => `एक छपी हुई किताब की क़ीमत ${price} है।`,
  free: (count, price) => `यह किताब मुफ़्त है (वैसे ${price})। आपके पास ${freePrintedCopies(count)} बाक़ी।`,
  held: count =>
    plural(count, {
      one: `जब तक बैंक में पेमेंट पर विवाद चल रहा है, आपकी ${count} मुफ़्त छपी हुई किताब रुकी रहेगी।`,
      other: `जब तक बैंक में पेमेंट पर विवाद चल रहा है, आपकी ${count} मुफ़्त छपी हुई किताबें रुकी रहेंगी।`,
    }),
  delivery: `${PROCESSING} में छपाई, और उसके बाद भारत के ज़्यादातर इलाक़ों में ${DELIVERY} में डिलीवरी।`,
  arrival: days => `यह ${formatDays(days)} के बीच पहुंच जानी चाहिए, गांव में कुछ दिन बाद।`,
  name: 'पूरा नाम',
  phone: 'फ़ोन नंबर',
  address: 'पता',
  addressHint: 'मकान, गली, इलाक़ा और पहचान की जगह',
  city: 'शहर',
  state: 'राज्य',
  chooseState: 'राज्य चुनें',
  pincode: 'पिन कोड',
  otherStates: {
    question: (pincode, states) =>
      `पिन कोड ${pincode} आमतौर पर ${formatAlternatives(states)} में होता है। क्या राज्य सही है?`,
    right: 'हां, सही है',
    change: state => `${state} चुनें`,
    correct: 'राज्य बदलें',
  },
  cancel: 'रहने दें',
  pay: price => `${price} दें`,
  orderFree: 'मुफ़्त किताब मंगाएं',
  submitting: 'आपका ऑर्डर हो रहा है...',
  checkoutDescription: 'कहानी की छपी हुई किताब',

  freeOrdered: left => ({
    title: 'मुफ़्त छपी हुई किताब का ऑर्डर हो गया!',
    description: `${ARRIVAL} आपके पास ${freePrintedCopies(left)} बाक़ी।`,
  }),
  paid: {
    title: 'पेमेंट हो गया!',
    description: `आपकी छपी हुई किताब का ऑर्डर हो गया है। ${ARRIVAL}`,
  },
  cancelled: {
    title: 'पेमेंट रद्द किया गया',
    description: 'आपका ऑर्डर नहीं हुआ। आपने जो जानकारी भरी थी, वह हमने सेव कर ली है।',
  },
  networkError: {
    title: 'नेटवर्क या साइन इन में गड़बड़ी',
    description: 'संपर्क नहीं हो पाया। क्या आप साइन इन हैं?',
  },
  freeOrderFailed: { title: 'ऑर्डर में गड़बड़ी', description: 'मुफ़्त छपी हुई किताब का ऑर्डर नहीं हो पाया।' },
  orderFailed: { title: 'ऑर्डर बनाने में गड़बड़ी', description: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।' },
  invalidOrder: 'ऑर्डर की जानकारी सही नहीं मिली',
  paymentFormFailed: {
    title: 'ऑर्डर पूरा करने में गड़बड़ी',
    description: 'पेमेंट फ़ॉर्म नहीं खुल पाया। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  },
  checkoutUnavailable: {
    title: 'पेमेंट सिस्टम में गड़बड़ी',
    description: 'पेमेंट सिस्टम लोड करने में गड़बड़ी हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  },
  unverified: {
    title: 'पुष्टि में गड़बड़ी',
    description: 'आपका पेमेंट मिल गया, पर उसकी पुष्टि में दिक़्क़त आई। कृपया सपोर्ट से संपर्क करें।',
  },
} satisfies Translation<typeof en.printDialogMessages>

export const orderedCopyMessages = {
  label: 'मंगाई हुई छपी किताबें',
  statuses: {
    placed: orderedAt => `छपी हुई किताब ${formatDate(orderedAt)} को मंगाई गई`,
    processing: orderedAt => `${formatDate(orderedAt)} को मंगाई गई छपी किताब: छप रही है`,
    shipped: orderedAt => `${formatDate(orderedAt)} को मंगाई गई छपी किताब: आपके पास आ रही है`,
    returned: orderedAt => `${formatDate(orderedAt)} को मंगाई गई छपी किताब: हमारे पास लौट आई`,
  },
  arrival: days => `यह ${formatDays(days)} के बीच पहुंच जानी चाहिए।`,
  track: 'पार्सल ट्रैक करें',
  all: 'अपनी छपी किताबें देखें',
} satisfies Translation<typeof en.orderedCopyMessages>

const STATE_NAMES: Record<en.IndianState, string> = {
  'Andaman and Nicobar Islands': 'अंडमान और निकोबार द्वीप समूह',
  'Andhra Pradesh': 'आंध्र प्रदेश',
  'Arunachal Pradesh': 'अरुणाचल प्रदेश',
  Assam: 'असम',
  Bihar: 'बिहार',
  Chandigarh: 'चंडीगढ़',
  Chhattisgarh: 'छत्तीसगढ़',
  'Dadra and Nagar Haveli and Daman and Diu': 'दादरा और नगर हवेली और दमन और दीव',
  Delhi: 'दिल्ली',
  Goa: 'गोवा',
  Gujarat: 'गुजरात',
  Haryana: 'हरियाणा',
  'Himachal Pradesh': 'हिमाचल प्रदेश',
  'Jammu and Kashmir': 'जम्मू और कश्मीर',
  Jharkhand: 'झारखंड',
  Karnataka: 'कर्नाटक',
  Kerala: 'केरल',
  Ladakh: 'लद्दाख',
  Lakshadweep: 'लक्षद्वीप',
  'Madhya Pradesh': 'मध्य प्रदेश',
  Maharashtra: 'महाराष्ट्र',
  Manipur: 'मणिपुर',
  Meghalaya: 'मेघालय',
  Mizoram: 'मिज़ोरम',
  Nagaland: 'नागालैंड',
  Odisha: 'ओडिशा',
  Puducherry: 'पुदुच्चेरी',
  Punjab: 'पंजाब',
  Rajasthan: 'राजस्थान',
  Sikkim: 'सिक्किम',
  'Tamil Nadu': 'तमिलनाडु',
  Telangana: 'तेलंगाना',
  Tripura: 'त्रिपुरा',
  'Uttar Pradesh': 'उत्तर प्रदेश',
  Uttarakhand: 'उत्तराखंड',
  'West Bengal': 'पश्चिम बंगाल',
}

export const stateName: typeof en.stateName = state => STATE_NAMES[state]
