import type * as en from '../en/newsletter.ts'
import type { Translation } from '../translation.ts'

export const newsletterMessages = {
  requested: 'बस एक क़दम और! हमने आपको एक ईमेल भेजा है। अपने पते की पुष्टि के लिए कृपया उसका लिंक खोलें।',
  confirmed: 'धन्यवाद! अब से आपको हमारा न्यूज़लेटर मिलेगा।',
  unsubscribed: 'आपका सब्सक्रिप्शन बंद कर दिया गया है। अब हम आपको न्यूज़लेटर नहीं भेजेंगे।',
  confirmLinkInvalid: 'इस लिंक का समय ख़त्म हो गया है। कृपया अपना ईमेल पता फिर से लिखें, हम आपको नया लिंक भेजेंगे।',
  unsubscribeLinkInvalid: 'यह लिंक पूरा नहीं है। कृपया इसे ईमेल से दोबारा खोलें, या हमें लिखें।',

  subjectRequired: 'कृपया विषय लिखें',
  subjectTooLong: 'कृपया विषय 150 अक्षरों के अंदर लिखें',
  bodyRequired: 'कृपया न्यूज़लेटर लिखें',
  bodyTooLong: 'कृपया न्यूज़लेटर 20,000 अक्षरों के अंदर लिखें',
  keyRequired: 'अनुरोध में सही Idempotency-Key नहीं है।',
  keyReused: 'यही अनुरोध पहले किसी दूसरे न्यूज़लेटर के साथ भेजा गया था। कृपया फिर से कोशिश करें।',
  testQueued: email => `हम ${email} पर टेस्ट भेज रहे हैं।`,
} satisfies Translation<typeof en.newsletterMessages>
