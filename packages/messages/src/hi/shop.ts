import { GIFT_HOUR } from '../delivery-times.ts'
import type * as en from '../en/shop.ts'
import type { Translation } from '../translation.ts'
import { formatDay } from './formats.ts'
import { plural, printedCopies, storyCredits } from './plurals.ts'

const both = (stories: number, printed: number) =>
  printed > 0 ? `${storyCredits(stories)} और ${printedCopies(printed)}` : storyCredits(stories)

export const shopMessages = {
  title: 'शॉप',
  description: 'स्टोरी क्रेडिट और छपी हुई तस्वीरों वाली किताबें, एक-एक या पूरे सेट में।',
  heading: 'शॉप',
  lead: 'क्रेडिट कभी ख़त्म नहीं होते। जब भी नई कहानी चाहिए, एक इस्तेमाल कीजिए।',
  balance: {
    loading: 'आपके स्टोरी क्रेडिट लोड हो रहे हैं',
    left: (stories, printed) =>
      `आपके पास ${both(stories, printed)} बाक़ी ${plural(stories + printed, { one: 'है', other: 'हैं' })}।`,
    failed: 'हम आपके स्टोरी क्रेडिट नहीं दिखा पाए। आप पैकेज अब भी ख़रीद सकते हैं।',
    retry: 'फिर से कोशिश करें',
  },
  cancelled: {
    title: 'पैकेज के बारे में सूचना',
    body: count =>
      `आपका प्लान रद्द हो गया है। ${plural(count, { one: 'बचा हुआ', other: 'बचे हुए' })} ${storyCredits(count)} आप जब चाहें इस्तेमाल कर सकते हैं।`,
    bodyAtZero: 'आपका प्लान रद्द हो गया है और कोई क्रेडिट नहीं बचा है। नीचे के किसी भी पैकेज से आप और क्रेडिट ले सकते हैं।',
  },

  tabsLabel: 'पैकेज',
  singles: 'एक-एक',
  bundles: 'सेट',
  subscriptions: 'मासिक सब्सक्रिप्शन',
  subscriptionsSoon: 'सब्सक्रिप्शन जल्द आ रहे हैं!',
  subscriptionsWhen: '2025 की गर्मियों में शुरू',
  oneTime: '/एक बार',
  taxes: 'सभी टैक्स शामिल',
  perStory: ({ each, single, printed }) => `${each} प्रति कहानी${printed ? ' और किताब' : ''}, ${single} की जगह`,
  popular: 'लोकप्रिय',
  buy: 'ख़रीदें',
  orderPrintedStory: 'छपी हुई कहानी मंगाएं',
  orderPrintedSet: 'छपा हुआ सेट मंगाएं',
  giftThis: 'यह पैकेज गिफ़्ट करें',
  sentGifts: 'आपके भेजे हुए गिफ़्ट',
  currentPlan: 'मौजूदा प्लान',
  paymentPending: 'पेमेंट बाक़ी है',
  steps: {
    ordering: 'आपका ऑर्डर तैयार हो रहा है…',
    paying: 'आपके पेमेंट का इंतज़ार है…',
    verifying: 'पेमेंट की पुष्टि हो रही है। कृपया यह पेज खुला रखें…',
  },

  gift: {
    title: 'पैकेज गिफ़्ट करें',
    openFailed: { title: 'गिफ़्ट का फ़ॉर्म नहीं खुला', description: 'कृपया फिर से कोशिश करें।' },
    lead: 'हम उन्हें आपका संदेश और गिफ़्ट लेने का लिंक ईमेल करेंगे।',
    senderName: 'भेजने वाले',
    senderHint: 'यह नाम उन्हें दिखेगा।',
    deliverOn: 'कब भेजें',
    atOnce: 'अभी',
    atOnceAbout: 'पेमेंट होते ही।',
    later: 'मेरे चुने हुए दिन',
    laterAbout: 'जन्मदिन या त्योहार के लिए।',
    day: 'दिन',
    sentOn: day =>
      `हम इसे ${formatDay(day)} को सुबह ${GIFT_HOUR} बजे (भारतीय समय) ईमेल करेंगे। तब तक आप दिन बदल सकते हैं, और हाथ से देने के लिए कार्ड प्रिंट कर सकते हैं।`,
    sentToday: 'यह आज का दिन है, इसलिए हम इसे पेमेंट होते ही ईमेल करेंगे।',
    recipientName: 'पाने वाले का नाम',
    recipientEmail: 'पाने वाले का ईमेल',
    message: 'आपका संदेश (ज़रूरी नहीं)',
    messageCount: (count, max) => `${max} में से ${count}`,
    preview: 'ईमेल देखें',
    previewLabel: 'वह ईमेल जो उन्हें मिलेगा',
    previewFailed: 'ईमेल नहीं दिखा पाए',
    to: 'पाने वाले',
    on: 'कब',
    subject: 'विषय',
    edit: 'वापस जाकर बदलें',
    cancel: 'रहने दें',
    submit: 'पेमेंट पर जाएं',
    submitting: 'तैयार हो रहा है…',
  },

  complete: {
    title: 'ख़रीदारी पूरी हुई!',
    credited: (name, stories, printed) => `${name}: ${both(stories, printed)} अब आपके अकाउंट में।`,
    howToPrint: 'छपी हुई किताब मंगाने के लिए कोई कहानी खोलें और “छपी हुई किताब मंगाएं” चुनें।',
    gifted: (name, recipient) => `आपका गिफ़्ट, ${name}, ${recipient} के पास जा रहा है।`,
    giftPlanned: (name, recipient) => `${recipient} के लिए आपका गिफ़्ट, ${name}, तैयार है और अपने दिन का इंतज़ार कर रहा है।`,
    giftMailedOn: (email, day) =>
      `${formatDay(day)} को सुबह ${GIFT_HOUR} बजे (भारतीय समय) हम आपका संदेश और गिफ़्ट लेने का लिंक ${email} पर भेजेंगे। आपकी रसीद आपके अपने इनबॉक्स में आएगी।`,
    printCard: 'आप हाथ से देने के लिए एक कार्ड भी प्रिंट कर सकते हैं।',
    giftMailed: email => `हम आपका संदेश और गिफ़्ट लेने का लिंक ${email} पर भेज रहे हैं। आपकी रसीद आपके अपने इनबॉक्स में आएगी।`,
    start: 'कहानियां बनाना शुरू करें',
    back: 'शॉप पर वापस जाएं',
  },
  unverified: {
    title: 'आपके पेमेंट की पुष्टि अभी नहीं हुई है',
    body: 'कृपया दोबारा पेमेंट न करें। अगर पैसे आपके खाते से कट गए हैं, तो आपकी ख़रीदारी कुछ ही मिनटों में यहां अपने-आप दिखेगी। अगर न दिखे, तो हमें लिखें: आपके पैसे सुरक्षित हैं।',
    checkAgain: 'फिर से देखें',
    contact: 'हमसे संपर्क करें',
  },

  toasts: {
    successful: { title: 'पेमेंट हो गया', description: 'ख़रीदारी के लिए धन्यवाद!' },
    cancelled: { title: 'पेमेंट रद्द किया गया' },
    systemError: {
      title: 'पेमेंट सिस्टम में गड़बड़ी',
      description: 'पेमेंट सिस्टम लोड करने में गड़बड़ी हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
    },
    formError: {
      title: 'पेमेंट में गड़बड़ी',
      description: 'पेमेंट फ़ॉर्म नहीं खुल पाया। कृपया थोड़ी देर बाद फिर कोशिश करें।',
    },
    error: 'गड़बड़ी',
    invalidOrder: 'ऑर्डर की जानकारी सही नहीं मिली',
    unverified: 'पेमेंट की पुष्टि नहीं हो पाई',
  },
} satisfies Translation<typeof en.shopMessages>

export const packageFeatureMessages = {
  single_digital: [
    'आपके बच्चे के लिए 1 कहानी',
    'हर तस्वीर में आपके बच्चे का रंग-रूप, फ़ोटो या आपकी पसंद से',
    'ऑनलाइन पढ़ें और पढ़कर सुनें',
    'फ़ोन, टैबलेट, Kindle और छपवाने के लिए डाउनलोड',
  ],
  single_printed: [
    'आपके बच्चे के लिए 1 कहानी',
    '1 छपी हुई किताब, भारत में डिलीवरी',
    'हर तस्वीर में आपके बच्चे का रंग-रूप, फ़ोटो या आपकी पसंद से',
    'ऑनलाइन पढ़ें, पढ़कर सुनें और डाउनलोड करें',
  ],
  digital: [
    'आपके बच्चे के लिए 5 कहानियां',
    'हर तस्वीर में आपके बच्चे का रंग-रूप, फ़ोटो या आपकी पसंद से',
    'ऑनलाइन पढ़ें और पढ़कर सुनें',
    'फ़ोन, टैबलेट, Kindle और छपवाने के लिए डाउनलोड',
  ],
  printed: ['आपके बच्चे के लिए 3 कहानियां', '3 छपी हुई किताबें', 'भारत में मुफ़्त डिलीवरी', 'ऑनलाइन पढ़ें, पढ़कर सुनें और डाउनलोड करें'],
} satisfies Translation<typeof en.packageFeatureMessages>
