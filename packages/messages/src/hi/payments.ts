import type * as en from '../en/payments.ts'
import type { Translation } from '../translation.ts'

export const paymentMessages = {
  invalidPackage: 'यह पैकेज सही नहीं है',
  orderFailed: 'ऑर्डर नहीं बन पाया।',
  giftOrderFailed: 'गिफ़्ट का ऑर्डर नहीं बन पाया।',
  subscriptionFailed: 'सब्सक्रिप्शन शुरू नहीं हो पाया।',
  orderCreated: 'आपका ऑर्डर पेमेंट के लिए तैयार है।',
  giftOrderCreated: 'आपका गिफ़्ट पेमेंट के लिए तैयार है।',
  noCredits: 'आपके सभी स्टोरी क्रेडिट इस्तेमाल हो चुके हैं। और कहानियां बनाने के लिए कृपया और क्रेडिट ख़रीदें।',
  verified: 'ख़रीदारी के लिए धन्यवाद!',
  unverified: 'हम आपके पेमेंट की पुष्टि नहीं कर पाए। कृपया सपोर्ट से संपर्क करें।',
  unverifiedYet:
    'पेमेंट की पुष्टि के लिए हम बैंक तक नहीं पहुंच पाए। अगर पेमेंट हो गया है, तो आपकी ख़रीदारी कुछ ही मिनटों में यहां अपने-आप दिखेगी।',
} satisfies Translation<typeof en.paymentMessages>

export const giftMessages = {
  nameRequired: 'नाम लिखना ज़रूरी है',
  nameTooLong: 'नाम में ज़्यादा से ज़्यादा 100 अक्षर हो सकते हैं',
  emailRequired: 'ईमेल लिखना ज़रूरी है',
  emailInvalid: 'कृपया सही ईमेल पता लिखें',
  messageTooLong: 'संदेश में ज़्यादा से ज़्यादा 500 अक्षर हो सकते हैं',
  dayInvalid: 'कृपया कोई दिन चुनें',
  dayOutOfRange: 'कृपया आज से एक साल के भीतर का कोई दिन चुनें',
  unknown: 'गिफ़्ट का यह लिंक सही नहीं है। कृपया अपने ईमेल में लिंक देखें।',
  redeemed: 'यह गिफ़्ट पहले ही लिया जा चुका है।',
  redeemedByYou: 'आप यह गिफ़्ट पहले ही ले चुके हैं। इसके क्रेडिट आपके अकाउंट में हैं।',
  formerSender: 'एक दोस्त',
  cancelled: 'यह गिफ़्ट अब उपलब्ध नहीं है। कृपया भेजने वाले से पूछें।',
  unknownSent: 'यह गिफ़्ट नहीं मिला।',
  alreadySent: 'यह गिफ़्ट भेजा जा चुका है, इसलिए अब इसका दिन नहीं बदला जा सकता।',
  notSentYet: 'यह गिफ़्ट अभी भेजा नहीं गया है।',
  sentAgainToday: 'आज हम इसे दोबारा भेज चुके हैं। पहुंचने में कुछ मिनट लग सकते हैं। आप चाहें तो लिंक ख़ुद भी भेज सकते हैं।',
} satisfies Translation<typeof en.giftMessages>

export const printMessages = {
  nameRequired: 'नाम लिखना ज़रूरी है',
  addressIncomplete: 'कृपया पूरा पता लिखें',
  phoneInvalid: 'सही फ़ोन नंबर ज़रूरी है',
  cityRequired: 'शहर लिखना ज़रूरी है',
  stateRequired: 'राज्य चुनना ज़रूरी है',
  pincodeInvalid: 'सही पिन कोड ज़रूरी है',
  tooLong: 'यह बहुत लंबा है। कृपया इसे छोटा करें।',
  freeOrdered: 'आपकी छपी हुई किताब का ऑर्डर हो गया है।',
  noFreeCopies: 'आपके पास कोई मुफ़्त छपी हुई किताब नहीं बची है। आप अब भी छपी हुई किताब ख़रीद सकते हैं।',
  keyReused: 'यह अनुरोध पहले किसी दूसरे ऑर्डर के लिए इस्तेमाल हो चुका है। कृपया फिर से कोशिश करें।',
  unknownCopy: 'छपी हुई किताब नहीं मिली।',
  cannotMove: (from, to) => `छपी हुई किताब का स्टेटस ${from} से ${to} नहीं किया जा सकता।`,
  held: 'इस किताब के पेमेंट पर बैंक में विवाद चल रहा है। विवाद जीतने या बंद होने के बाद इसे छापा और भेजा जा सकता है।',
  tooLateToCancel: 'यह छपी हुई किताब बन रही है या भेजी जा चुकी है, इसलिए अब इसे रद्द नहीं किया जा सकता।',
  courierRequired: 'कूरियर का नाम लिखें',
  trackingNumberRequired: 'ट्रैकिंग नंबर लिखें',
  trackingNeeded: 'भेजी गई किताब का कूरियर और ट्रैकिंग नंबर लिखें।',
} satisfies Translation<typeof en.printMessages>
