import type * as en from '../en/shell.ts'
import { PRODUCT_NAME } from '../product.ts'
import type { Translation } from '../translation.ts'
import { minutes } from './plurals.ts'

export const shellMessages = {
  defaultTitle: `${PRODUCT_NAME} - AI से बनी बच्चों की कहानियां`,
  defaultDescription:
    'सोने से पहले की तस्वीरों वाली कहानियां, जिनका हीरो आपका अपना बच्चा है: कुछ ही मिनटों में लिखी और सजाई गईं, सिर्फ़ उसी के लिए।',
  noScript: `${PRODUCT_NAME} को JavaScript की ज़रूरत है। कृपया इसे चालू करें और पेज फिर से लोड करें।`,
  skipLink: 'सीधे मुख्य सामग्री पर जाएं',
  loading: 'लोड हो रहा है',
  offline: 'आप ऑफ़लाइन हैं। जो कहानियां इस डिवाइस पर हैं, उन्हें आप पढ़ सकते हैं।',
  homeLink: `${PRODUCT_NAME} का होम पेज`,
  nav: {
    label: 'मुख्य मेन्यू',
    home: 'होम',
    createStory: 'कहानी बनाएं',
    myStories: 'मेरी कहानियां',
    shop: 'शॉप',
    menu: 'मेन्यू',
  },
  account: {
    menuOf: username => `${username} का अकाउंट`,
    signedInAs: 'आप साइन इन हैं:',
    account: 'अकाउंट',
    changePassword: 'पासवर्ड बदलें',
    adminDashboard: 'एडमिन डैशबोर्ड',
    emailSettings: 'ईमेल सेटिंग',
    signOut: 'साइन आउट करें',
    signOutFailed: 'साइन आउट नहीं हो पाया',
    signIn: 'साइन इन',
    getStarted: 'शुरू करें',
    signUp: 'साइन अप',
  },
  signedOut: {
    title: 'इस डिवाइस पर आप साइन आउट हो चुके हैं',
    body: 'आपकी कहानियां और ड्राफ़्ट इस डिवाइस से हटा दिए गए हैं। अभी इंटरनेट नहीं है: इंटरनेट आने पर, या अगली बार पेज खोलने पर, साइन आउट पूरा हो जाएगा।',
    finish: 'फिर से कोशिश करें',
  },
  language: {
    label: 'भाषा',
  },
  currency: {
    label: 'करेंसी',
    notAvailable: 'अभी उपलब्ध नहीं',
    willConvert: 'INR में बदल दी जाएगी',
  },
  footer: {
    about:
      'तस्वीरों वाली किताबें, जो एक ही बच्चे के लिए लिखी और सजाई जाती हैं: आपके बच्चे के लिए। भारत में बनी हैं, देश भर के बच्चों की मीठी नींद के लिए।',
    explore: 'घूमें-फिरें',
    legal: 'नियम और नीतियां',
    contact: 'संपर्क',
    copyright: year => `© ${year} ${PRODUCT_NAME}. सभी अधिकार सुरक्षित।`,
  },
} satisfies Translation<typeof en.shellMessages>

export const notFoundMessages = {
  title: 'पेज नहीं मिला',
  heading: '404 पेज नहीं मिला',
  body: 'कहीं राउटर में यह पेज जोड़ना तो नहीं भूल गए?',
  goHome: 'होम पेज पर जाएं',
  toStories: 'मेरी कहानियां',
} satisfies Translation<typeof en.notFoundMessages>

export const errorOverlayMessages = {
  title: 'ऐप में गड़बड़ी',
  unknown: 'कुछ ऐसा हुआ जिसकी उम्मीद नहीं थी।',
  advice: 'कृपया पेज रीफ़्रेश करें। अगर गड़बड़ी बनी रहे, तो सपोर्ट से संपर्क करें।',
  refresh: 'पेज रीफ़्रेश करें',
} satisfies Translation<typeof en.errorOverlayMessages>

export const errorMessages = {
  somethingWrong: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
  network: `${PRODUCT_NAME} से संपर्क नहीं हो पाया। कृपया अपना इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।`,
  tooMany: seconds => `बहुत बार कोशिश हो चुकी है। कृपया ${minutes(Math.ceil(seconds / 60))} बाद फिर से कोशिश करें।`,
} satisfies Translation<typeof en.errorMessages>

export const uiMessages = {
  close: 'बंद करें',
  required: 'ज़रूरी',
  notifications: 'सूचनाएं',
  showPassword: 'पासवर्ड दिखाएं',
  anotherStory: name => `${name} की एक और कहानी`,
} satisfies Translation<typeof en.uiMessages>
