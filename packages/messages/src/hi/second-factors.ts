import type * as en from '../en/second-factors.ts'
import type { Translation } from '../translation.ts'
import { formatLongDate } from './formats.ts'

export const secondFactorMessages = {
  signIn: {
    passkey: 'पासकी से साइन इन करें',
    waiting: 'आपके डिवाइस का इंतज़ार है...',
    code: 'कोड',
    codeHint: 'आपके ऑथेंटिकेटर ऐप के छह अंक, या कोई रिकवरी कोड।',
    needed: 'बस एक क़दम और',
  },

  section: {
    heading: 'पासवर्ड से ज़्यादा सुरक्षा',
    about:
      'पासकी से आप उंगली, चेहरे या स्क्रीन लॉक से साइन इन करते हैं। ऑथेंटिकेटर ऐप एक कोड दिखाता है, जो पासवर्ड के बाद पूछा जाता है। दोनों में से कोई भी दूसरों को बाहर रखता है, भले ही उन्हें आपका पासवर्ड पता हो।',
    loading: 'लोड हो रहा है',
    failed: 'हम साइन इन करने के आपके तरीक़े नहीं दिखा पाए',
    none: 'आप सिर्फ़ पासवर्ड से साइन इन करते हैं।',
    passkey: device => `पासकी: ${device}`,
    unknownDevice: 'अनजान डिवाइस',
    authenticator: 'ऑथेंटिकेटर ऐप',
    created: time => `${formatLongDate(time)} को जोड़ी`,
    used: time => `पिछली बार ${formatLongDate(time)} को इस्तेमाल हुई`,
    addPasskey: 'पासकी जोड़ें',
    addAuthenticator: 'ऑथेंटिकेटर ऐप जोड़ें',
    remove: 'हटाएं',
    removeOf: name => `${name} हटाएं`,
    codesLeft: count => `${count} रिकवरी कोड बचे हैं`,
    renewCodes: 'नए रिकवरी कोड',
    unsupported: 'यह ब्राउज़र यहां पासकी इस्तेमाल नहीं कर सकता।',
    added: 'जोड़ दिया गया',
    removed: 'हटा दिया गया',
    addFailed: 'जोड़ा नहीं जा सका',
    removeFailed: 'हटाया नहीं जा सका',
    cancelled: 'कुछ नहीं जोड़ा गया। अगर ग़लती से रुक गया हो, तो कृपया फिर से कोशिश करें।',
    confirmRemove: {
      title: 'इसे हटाना है?',
      description: 'इसके बाद आप इससे साइन इन नहीं कर पाएंगे।',
      cancel: 'रहने दें',
      confirm: 'हटाएं',
    },
    confirmRenew: {
      title: 'नए रिकवरी कोड बनाने हैं?',
      description: 'अभी जो कोड आपके पास हैं, वे फिर काम नहीं करेंगे।',
      cancel: 'रहने दें',
      confirm: 'नए कोड बनाएं',
    },
  },

  setup: {
    title: 'ऑथेंटिकेटर ऐप जोड़ें',
    description: 'अपने ऐप से यह तस्वीर स्कैन करें, या उसमें कुंजी लिखें। फिर ऐप जो कोड दिखाए, वह यहां लिखें।',
    qrCode: 'कुंजी वाला QR कोड',
    key: 'कुंजी',
    code: 'ऐप जो कोड दिखा रहा है',
    cancel: 'रहने दें',
    confirm: 'जोड़ें',
    confirming: 'जांच हो रही है...',
  },

  recovery: {
    title: 'आपके रिकवरी कोड',
    description:
      'फ़ोन खो जाए, तो इनमें से हर कोड एक बार साइन इन करा देगा। इन्हें अभी लिख लें या सेव कर लें: हम इन्हें दोबारा नहीं दिखा सकते।',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
    download: 'फ़ाइल में सेव करें',
    done: 'मैंने इन्हें रख लिया है',
  },

  confirm: {
    title: 'क्या यह आप हैं?',
    description: 'आगे बढ़ने से पहले कृपया पुष्टि करें कि यह आप ही हैं।',
    password: 'पासवर्ड',
    code: 'कोड',
    usePasskey: 'पासकी इस्तेमाल करें',
    signInAgain: 'आप Google से साइन इन करते हैं। कृपया उससे फिर साइन इन करें, और 15 मिनट के अंदर यह दोबारा करें।',
    signInWithGoogle: 'Google से फिर साइन इन करें',
    cancel: 'रहने दें',
    submit: 'पुष्टि करें',
    submitting: 'जांच हो रही है...',
    failed: 'यह नहीं हो पाया',
  },

  required: {
    heading: 'एडमिन के लिए एक क़दम और',
    lead: 'डैशबोर्ड वह दिखाता है जो परिवारों ने हमें भरोसे से सौंपा है, इसलिए पासवर्ड के साथ पासकी या ऑथेंटिकेटर ऐप भी चाहिए।',
    setUp: 'अकाउंट पेज पर जोड़ें',
    use: 'मेरे पास है: अभी इस्तेमाल करें',
  },
} satisfies Translation<typeof en.secondFactorMessages>
