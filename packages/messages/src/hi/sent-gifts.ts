import { GIFT_HOUR } from '../delivery-times.ts'
import type * as en from '../en/sent-gifts.ts'
import type { Translation } from '../translation.ts'
import { formatDate, formatDay } from './formats.ts'
import { printedBooklets, stories } from './plurals.ts'

export const sentGiftsMessages = {
  title: 'आपके भेजे हुए गिफ़्ट',
  lead: 'देखिए कि आपके गिफ़्ट पहुंचे या नहीं, और हाथ से देने के लिए कार्ड प्रिंट कीजिए।',
  back: 'शॉप',
  loading: 'आपके गिफ़्ट लोड हो रहे हैं',
  failed: 'हम आपके गिफ़्ट नहीं दिखा पाए',
  retry: 'फिर से कोशिश करें',
  empty: 'आपने अभी तक कोई गिफ़्ट नहीं भेजा है',
  emptyAbout: 'शॉप में कोई पैकेज चुनिए, और किसी प्यारे बच्चे को उसकी अपनी किताब गिफ़्ट कीजिए।',
  toShop: 'शॉप पर जाएं',
  to: recipient => `${recipient} के लिए`,
  someone: 'किसी अपने',
  status: {
    planned: day => `${formatDay(day)} को सुबह ${GIFT_HOUR} बजे (भारतीय समय) ईमेल किया जाएगा`,
    delivered: time => `${formatDate(time)} को ईमेल किया गया, अभी खोला नहीं गया`,
    redeemed: time => `${formatDate(time)} को खोला गया`,
    cancelled: time => `${formatDate(time)} को पैसे लौटाए गए`,
  },
  emailedTo: email => `ईमेल: ${email}`,
  card: 'कार्ड प्रिंट करें',
  cardFor: recipient => `${recipient} के लिए कार्ड प्रिंट करें`,
  copy: 'लिंक कॉपी करें',
  copyFor: recipient => `${recipient} का लिंक कॉपी करें`,
  copied: {
    title: 'लिंक कॉपी हो गया',
    description: 'जिसके पास लिंक है वह गिफ़्ट ले सकता है। इसे सिर्फ़ उन्हें भेजें जिनके लिए यह गिफ़्ट है।',
  },
  copyFailed: { title: 'लिंक कॉपी नहीं हो पाया', description: 'आप इसकी जगह कार्ड प्रिंट कर सकते हैं: उस पर एक कोड होता है।' },
  changeDay: 'दिन बदलें',
  changeDayFor: recipient => `${recipient} के गिफ़्ट का दिन बदलें`,
  day: 'कब भेजें',
  save: 'सेव करें',
  keep: 'रहने दें',
  saved: day => ({ title: 'दिन बदल गया', description: `हम इसे ${formatDay(day)} को ईमेल करेंगे।` }),
  sendNow: 'अभी भेजें',
  sendNowFor: recipient => `अभी भेजें: ${recipient} का गिफ़्ट`,
  sendNowDialog: {
    title: 'गिफ़्ट अभी भेजें?',
    body: email => `हम इसे तुरंत ${email} पर ईमेल करेंगे। इसे वापस नहीं लिया जा सकता।`,
    confirm: 'अभी भेजें',
    cancel: 'इंतज़ार करें',
  },
  sendAgain: 'फिर से भेजें',
  sendAgainFor: recipient => `${recipient} को गिफ़्ट फिर से ईमेल करें`,
  sent: email => ({ title: 'ईमेल भेज दिया', description: `गिफ़्ट ${email} पर जा रहा है।` }),
  changeFailed: 'गिफ़्ट नहीं बदला जा सका',
  sendFailed: 'ईमेल नहीं भेजा जा सका',
} satisfies Translation<typeof en.sentGiftsMessages>

export const giftCardMessages = {
  title: 'आपके गिफ़्ट का कार्ड',
  lead: 'इसे A4 काग़ज़ पर प्रिंट करें, ऊपर का आधा हिस्सा पीछे मोड़ें, फिर बायां आधा हिस्सा पीछे। यह ब्लैक ऐंड व्हाइट में भी अच्छा लगता है।',
  back: 'आपके भेजे हुए गिफ़्ट',
  print: 'कार्ड प्रिंट करें',
  notOpen: 'इस गिफ़्ट का कार्ड नहीं है: यह लिया जा चुका है, या इसके पैसे लौटाए जा चुके हैं।',
  unknown: 'यह गिफ़्ट नहीं मिला।',
  secret: 'जिसके पास कोड है वह गिफ़्ट ले सकता है, इसलिए देने तक कार्ड संभालकर रखें।',
  parts: { front: 'सामने', message: 'अंदर, बाएं', redeem: 'अंदर, दाएं', back: 'पीछे' },
  forRecipient: recipient => `${recipient} के लिए`,
  frontLine: 'एक कहानी, जिसका हीरो आपका प्यारा बच्चा है',
  from: sender => `प्यार से, ${sender}`,
  contents: (storyCount, copies) =>
    copies > 0 ? `${stories(storyCount)} और ${printedBooklets(copies)}` : stories(storyCount),
  what: 'सोने से पहले की तस्वीरों वाली कहानियां, ख़ास आपके बच्चे के लिए लिखी और बनाई गईं।',
  scan: 'इसे फ़ोन के कैमरे से स्कैन करें',
  type: address => `या ${address} खोलें और यह कोड लिखें`,
  how: 'साइन इन करें या मुफ़्त अकाउंट बनाएं। गिफ़्ट कभी ख़त्म नहीं होता।',
  qrLabel: 'QR कोड, जो गिफ़्ट खोलता है',
} satisfies Translation<typeof en.giftCardMessages>
