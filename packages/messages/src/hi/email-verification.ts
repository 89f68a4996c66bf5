import type * as en from '../en/email-verification.ts'
import type { Translation } from '../translation.ts'

export const confirmEmailMessages = {
  banner: 'आपको मिले गिफ़्ट देखने के लिए अपने ईमेल पते की पुष्टि करें',
  dismiss: 'हटाएं',
  sendAgain: 'लिंक फिर से भेजें',
  sending: 'भेजा जा रहा है...',
  sent: 'ईमेल भेज दिया गया',
  failed: 'ईमेल नहीं भेजा जा सका',
} satisfies Translation<typeof en.confirmEmailMessages>

export const verifyEmailMessages = {
  title: 'ईमेल की पुष्टि',
  verifying: { heading: 'एक पल रुकिए', lead: 'हम आपके ईमेल पते की पुष्टि कर रहे हैं।' },
  verified: {
    heading: 'आपके पते की पुष्टि हो गई है',
    lead: 'धन्यवाद! आपको मिले गिफ़्ट अब यहां दिखेंगे, और आप ईमेल से पासवर्ड भी बदल सकेंगे।',
  },
  alreadyVerified: {
    heading: 'पुष्टि पहले ही हो चुकी है',
    lead: 'आपके ईमेल पते की पुष्टि हो चुकी है। और कुछ करना बाक़ी नहीं है।',
  },
  expired: {
    heading: 'यह लिंक अब काम नहीं करता',
    lead: 'पते की पुष्टि वाले लिंक 7 दिन तक काम करते हैं।',
  },
  incomplete: {
    heading: 'यह लिंक अधूरा है',
    lead: 'कृपया इसे ईमेल से दोबारा खोलें, या पूरा लिंक अपने ब्राउज़र में कॉपी करें।',
  },
  ownership: {
    heading: 'क्या यह आपका अकाउंट है?',
    lead: (username: string | null) =>
      username === null
        ? 'आपके ईमेल पते से किसी ने अकाउंट बनाया है। अगर वह आपने बनाया है, तो कृपया साइन इन करें, और पते की पुष्टि हो जाएगी।'
        : `आप ${username} के नाम से साइन इन हैं, पर यह लिंक आपके ईमेल पते वाले किसी दूसरे अकाउंट का है। अगर वह भी आपका है, तो कृपया उसमें साइन इन करें, और पते की पुष्टि हो जाएगी।`,
    newPassword: 'या नया पासवर्ड चुनें',
    newPasswordLead:
      'तब यह अकाउंट सिर्फ़ आपका होगा: इसमें जो भी साइन इन है, वह साइन आउट हो जाएगा। अगर अकाउंट आपने नहीं बनाया, तो यह पेज बंद कर दें।',
  },
  newAddress: {
    heading: 'बस एक क़दम और',
    lead: (username: string | null) =>
      username === null
        ? 'कृपया उस अकाउंट में साइन इन करें जिसका पता बदलना है। अगर आपने यह नहीं मांगा था, तो यह पेज बंद कर दें: कुछ नहीं बदलेगा।'
        : `आप ${username} के नाम से साइन इन हैं, पर यह लिंक किसी दूसरे अकाउंट का है। कृपया उसमें साइन इन करें। अगर आपने यह नहीं मांगा था, तो यह पेज बंद कर दें: कुछ नहीं बदलेगा।`,
  },
  newAddressExpired: {
    heading: 'यह लिंक अब काम नहीं करता',
    lead: 'नए पते वाले लिंक 3 दिन तक काम करते हैं, और सिर्फ़ सबसे नया लिंक। आप अपने अकाउंट पेज से दूसरा मंगा सकते हैं।',
  },
  openAccount: 'मेरा अकाउंट खोलें',
  failed: { heading: 'यह नहीं हो पाया' },
  signInForNewLink: 'नए लिंक के लिए साइन इन करें',
  tryAgain: 'फिर से कोशिश करें',
  createStory: 'कहानी बनाएं',
  viewStories: 'मेरी कहानियां देखें',
  signIn: 'साइन इन करें',
} satisfies Translation<typeof en.verifyEmailMessages>
