import type * as en from '../en/account-pages.ts'
import type { Translation } from '../translation.ts'

const PASSWORD_HINT = 'कम से कम 6 अक्षर। कोई आम पासवर्ड न हो, और आपका यूज़रनेम या ईमेल पता भी नहीं।'

export const signUpMessages = {
  title: 'साइन अप',
  heading: 'अपना अकाउंट बनाएं',
  lead: 'आपकी पहली कहानी मुफ़्त है। कार्ड की ज़रूरत नहीं।',
  description: 'अकाउंट बनाएं, और आपकी तस्वीरों वाली पहली किताब मुफ़्त है।',
  username: 'यूज़रनेम',
  email: 'ईमेल',
  emailHint: 'यह रसीदों, आपको मिले गिफ़्ट और पासवर्ड बदलने के काम आता है। और किसी काम के लिए नहीं।',
  password: 'पासवर्ड',
  passwordHint: PASSWORD_HINT,
  confirmPassword: 'पासवर्ड दोबारा लिखें',
  submit: 'साइन अप करें',
  submitting: 'अकाउंट बन रहा है...',
  consentBefore: 'साइन अप करके आप पुष्टि करते हैं कि आपकी उम्र 18 साल या उससे ज़्यादा है, और इनसे सहमत होते हैं:',
  consentBeforeGoogle: 'अगर इससे अकाउंट बनता है, तो आप पुष्टि करते हैं कि आपकी उम्र 18 साल या उससे ज़्यादा है, और इनसे सहमत होते हैं:',
  consentBetween: 'और',
  haveAccount: 'पहले से अकाउंट है?',
  signIn: 'साइन इन करें',
  done: 'अकाउंट बन गया!',
  doneAbout: 'अब हमें अपने बच्चे के बारे में बताइए।',
  failed: 'साइन अप नहीं हो पाया',
  failedDefault: 'अकाउंट नहीं बन पाया',
} satisfies Translation<typeof en.signUpMessages>

export const signInMessages = {
  title: 'साइन इन',
  heading: 'फिर से स्वागत है',
  lead: 'साइन इन करें, आपकी कहानियां इंतज़ार कर रही हैं।',
  description: 'अपनी कहानियां पढ़ने और बनाने के लिए साइन इन करें।',
  username: 'यूज़रनेम',
  usernameHint: 'यूज़रनेम या ईमेल',
  password: 'पासवर्ड',
  checkBoth: 'कृपया दोनों देख लें, या “पासवर्ड भूल गए?” चुनें',
  submit: 'साइन इन करें',
  submitting: 'साइन इन हो रहा है...',
  forgotPassword: 'पासवर्ड भूल गए?',
  or: 'या',
  google: 'Google से जारी रखें',
  noAccount: 'पहली बार आए हैं?',
  oneStep: 'आपकी पहली कहानी मुफ़्त है। बस एक छोटा-सा क़दम: नाम, ईमेल और पासवर्ड।',
  signUp: 'अकाउंट बनाएं',
  done: 'फिर से स्वागत है!',
  doneAbout: 'आपको आपकी कहानियों तक ले जा रहे हैं।',
  failed: 'साइन इन नहीं हो पाया',
} satisfies Translation<typeof en.signInMessages>

export const changePasswordMessages = {
  title: 'अकाउंट सेटिंग',
  heading: 'पासवर्ड बदलें',
  lead: 'अपने अकाउंट के लिए नया पासवर्ड चुनें।',
  currentPassword: 'मौजूदा पासवर्ड',
  newPassword: 'नया पासवर्ड',
  newPasswordHint: PASSWORD_HINT,
  confirmPassword: 'नया पासवर्ड दोबारा लिखें',
  submit: 'पासवर्ड बदलें',
  submitting: 'सेव हो रहा है...',
  done: 'हो गया',
  failed: 'गड़बड़ी',
  failedDefault: 'पासवर्ड नहीं बदल पाया',
  unexpected: 'अचानक कोई गड़बड़ी हो गई',
  noPassword: 'आपके अकाउंट का अभी कोई पासवर्ड नहीं है',
  noPasswordLead: email =>
    `आप Google से साइन इन करते हैं। साथ में पासवर्ड भी बनाना हो, तो वह लिंक खोलें जो हम ${email} पर भेज सकते हैं।`,
  sendLink: 'लिंक भेजें',
  sendingLink: 'भेजा जा रहा है...',
} satisfies Translation<typeof en.changePasswordMessages>
