import type * as en from '../en/password-reset.ts'
import type { Translation } from '../translation.ts'

export const forgotPasswordMessages = {
  title: 'पासवर्ड भूल गए',
  heading: 'पासवर्ड भूल गए?',
  lead: 'अपने अकाउंट का ईमेल पता बताइए, हम आपको नया पासवर्ड चुनने का लिंक भेजेंगे।',
  description: 'नया पासवर्ड चुनने का लिंक मंगाएं।',
  email: 'ईमेल',
  submit: 'लिंक भेजें',
  submitting: 'भेजा जा रहा है...',
  remembered: 'याद आ गया?',
  signIn: 'साइन इन करें',
  checkEmail: 'अपना ईमेल देखें',
  checkEmailLead: email => `अगर ${email} से कोई अकाउंट बना है, तो लिंक वाला ईमेल भेज दिया गया है। लिंक एक घंटे तक काम करेगा।`,
  checkSpam: 'कुछ मिनट बाद भी नहीं आया? कृपया स्पैम फ़ोल्डर देखें, और जांचें कि पता सही है।',
  otherAddress: 'दूसरा पता आज़माएं',
  returnToSignIn: 'साइन इन पर वापस जाएं',
  sent: 'ईमेल भेज दिया गया',
  failed: 'ईमेल नहीं भेजा जा सका',
  failedDefault: 'पासवर्ड बदलने का ईमेल नहीं भेजा जा सका',
} satisfies Translation<typeof en.forgotPasswordMessages>

export const resetPasswordMessages = {
  heading: 'नया पासवर्ड चुनें',
  lead: 'आप सभी डिवाइस पर साइन आउट हो जाएंगे, और फिर नए पासवर्ड से साइन इन कर सकेंगे।',
  submit: 'नया पासवर्ड सेव करें',
  expired: 'यह लिंक अब काम नहीं करता',
  expiredHeading: 'आपको नया लिंक चाहिए',
  expiredLead: 'हर लिंक एक ही बार, एक घंटे के अंदर काम करता है।',
  requestNew: 'नया लिंक मंगाएं',
} satisfies Translation<typeof en.resetPasswordMessages>
