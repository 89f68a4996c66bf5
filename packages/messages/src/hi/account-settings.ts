import type * as en from '../en/account-settings.ts'
import type { Translation } from '../translation.ts'
import { formatCountry, formatDateTime, formatDay, formatLongDate } from './formats.ts'

export const accountSettingsMessages = {
  title: 'अकाउंट',
  lead: 'आपकी जानकारी, आपके डिवाइस और आपका डेटा।',
  retry: 'फिर से कोशिश करें',

  profile: {
    heading: 'आपकी जानकारी',
    username: 'यूज़रनेम',
    email: 'ईमेल',
    confirmed: 'पुष्टि हो गई',
    notConfirmed: 'पुष्टि बाक़ी है',
    whyConfirm: 'हमने आपको जो ईमेल भेजा है, उसका लिंक खोलें। पते की पुष्टि होने पर आपको मिले गिफ़्ट यहां दिखेंगे।',
  },

  password: {
    heading: 'पासवर्ड',
    about: 'पासवर्ड बदलने पर आप बाक़ी सभी डिवाइस पर साइन आउट हो जाते हैं।',
    none: 'आप Google से साइन इन करते हैं। चाहें तो साथ में पासवर्ड भी बना सकते हैं।',
    change: 'पासवर्ड बदलें',
    set: 'पासवर्ड बनाएं',
  },

  devices: {
    heading: 'डिवाइस',
    about: 'आप इन डिवाइस पर साइन इन हैं। अगर इनमें से किसी को नहीं पहचानते, तो उसे साइन आउट करें और अपना पासवर्ड बदलें।',
    loading: 'आपके डिवाइस लोड हो रहे हैं',
    failed: 'हम आपके डिवाइस की सूची नहीं दिखा पाए',
    unknown: 'अनजान डिवाइस',
    current: 'यह डिवाइस',
    network: 'नेटवर्क',
    signedIn: 'साइन इन किया',
    lastUsed: 'पिछला इस्तेमाल',
    now: 'अभी',
    time: formatDateTime,
    signOut: 'साइन आउट करें',
    signOutOf: device => `${device} पर साइन आउट करें`,
    signingOut: 'साइन आउट हो रहा है...',
    signedOut: 'साइन आउट हो गया',
    signOutFailed: 'साइन आउट नहीं हो पाया',
    signOutEverywhere: 'हर जगह साइन आउट करें',
    confirm: {
      title: 'हर जगह साइन आउट करना है?',
      description: 'आप सभी डिवाइस पर साइन आउट हो जाएंगे, इस डिवाइस पर भी।',
      cancel: 'रहने दें',
      confirm: 'हर जगह साइन आउट करें',
    },
  },

  consents: {
    loading: 'आपकी सहमतियां लोड हो रही हैं',
    failed: 'हम आपकी सहमतियां नहीं दिखा पाए',
    withdrawn: time => `आपने ${formatLongDate(time)} को अपनी सहमति वापस ली।`,
    withdraw: 'वापस लें',
    withdrawOf: what => `${what} के लिए दी गई सहमति वापस लें`,
    withdrawing: 'वापस ली जा रही है...',
    withdrawDone: 'सहमति वापस ले ली गई',
    withdrawFailed: 'आपकी सहमति वापस नहीं ली जा सकी',
    confirm: {
      title: 'अपनी सहमति वापस लेनी है?',
      cancel: 'रहने दें',
      confirm: 'वापस लें',
    },
  },

  children: {
    heading: 'आपके बच्चे की जानकारी',
    about:
      'हर कहानी के साथ आप सहमति देते हैं कि हम बच्चे का नाम, उम्र, लड़का है या लड़की, रंग-रूप, और आपका लिखा हुआ इस्तेमाल करें, और बच्चे को सेव करते समय कि हम उसकी जानकारी रखें। आप इसे हर बच्चे के लिए वापस ले सकते हैं।',
    empty: 'आपने अभी कोई कहानी नहीं बनवाई है और किसी बच्चे को सेव नहीं किया है।',
    consented: {
      form: time => `आपने ${formatLongDate(time)} को अपनी सबसे नई कहानी के साथ सहमति दी।`,
      saved: time => `आपने ${formatLongDate(time)} को इस बच्चे को सेव करते समय सहमति दी।`,
      terms: time => `आपने ${formatLongDate(time)} को हमारी शर्तों के तहत सहमति दी।`,
    },
    notice: day => `प्राइवेसी नीति: ${formatDay(day)}।`,
    recipient: provider => {
      if (provider === null) return 'यह जानकारी किसी और को नहीं मिली।'
      const { name, country } = provider
      return `${name}${country === null ? '' : ` (${formatCountry(country)})`} को भेजी गई।`
    },
    withdrawal:
      'हम इस बच्चे के बारे में आगे कुछ नहीं बनाएंगे और कुछ नहीं भेजेंगे। जो कहानियां अभी लिखी नहीं गई हैं, वे और फ़ोटो हटा दी जाती हैं, और जो तस्वीरें अभी नहीं बनी हैं, वे नहीं बनेंगी। जिस कहानी में कोई तस्वीर न हो, उसका क्रेडिट लौटा दिया जाता है। जो बन चुका है, वह तब तक रहता है जब तक आप कहानी न हटाएं। अगर बच्चा आपके परिवार में सेव है, तो वहां से भी हट जाता है। अगर आप इस बच्चे की एक और कहानी बनवाते हैं, तो आप फिर से सहमति देते हैं।',
    deleteStories: 'बनी हुई कहानियां हटाएं',
  },

  photos: {
    heading: 'आपके बच्चे की फ़ोटो',
    about: 'जब आप किसी कहानी में फ़ोटो जोड़ते हैं, तो आप सहमति देते हैं कि हम उसे देखकर आपके बच्चे का चित्र बनाएं।',
    empty: 'आपने अभी किसी कहानी में फ़ोटो नहीं जोड़ी है।',
    untitled: 'बिना नाम की कहानी',
    consented: time => `आपने ${formatLongDate(time)} को सहमति दी।`,
    stored: 'फ़ोटो तभी तक रखी जाती है जब तक तस्वीरें तैयार न हों, और ज़्यादा से ज़्यादा 24 घंटे।',
    deleted: time => `फ़ोटो ${formatLongDate(time)} को हटा दी गई।`,
    withdrawal:
      'अगर फ़ोटो अब तक हमारे पास है, तो हम उसे अभी हटा देंगे और बाक़ी तस्वीरें उसके बिना बनाएंगे। जो तस्वीरें बन चुकी हैं, वे कहानी में रहेंगी। उन्हें हटाने के लिए कहानी हटाएं।',
    privacy: 'हम फ़ोटो और बाक़ी डेटा का क्या करते हैं',
  },
} satisfies Translation<typeof en.accountSettingsMessages>
