import type * as en from '../en/download.ts'
import type { Translation } from '../translation.ts'
import { formatMegabytes } from './formats.ts'

export const downloadMessages = {
  open: 'डाउनलोड करें',
  openFailed: {
    title: 'डाउनलोड नहीं हो पाया',
    description: 'हम डाउनलोड के विकल्प नहीं खोल पाए। कृपया फिर से कोशिश करें।',
  },
  title: 'अपनी कहानी डाउनलोड करें',
  description: 'बताइए आप इसे किस पर पढ़ेंगे, हम उसके लिए सबसे अच्छी फ़ाइल सुझाएंगे।',
  device: 'डिवाइस चुनें',
  devices: {
    smartphone: 'स्मार्टफ़ोन',
    tablet: 'टैबलेट',
    laptop: 'कंप्यूटर/लैपटॉप',
    kindle: 'Kindle',
    ereader: 'कोई और ई-रीडर',
    printing: 'छपवाने के लिए',
  },
  format: 'फ़ॉर्मैट चुनें',
  formats: {
    pdf: {
      name: 'PDF',
      description: 'हर फ़ोन और कंप्यूटर पर खुलती है, और हर पन्ना छपी हुई किताब जैसा दिखता है।',
    },
    epub: {
      name: 'EPUB',
      description: 'Apple Books जैसे पढ़ने वाले ऐप के लिए: अक्षर जितने चाहें उतने बड़े करें, बीच-बीच में तस्वीरें।',
    },
    fixed_epub: {
      name: 'फ़िक्स्ड EPUB',
      description: 'टैबलेट के लिए, पन्ने छपी हुई किताब जैसे: Apple Books जैसे ऐप में पन्ने पलटिए।',
    },
    kf8: { name: 'KF8', description: 'आपके Kindle के लिए, या फ़ोन और टैबलेट के Kindle ऐप के लिए।' },
  },
  recommended: 'सबसे अच्छा',
  kindle: {
    title: 'Kindle पर भेजें',
    about: 'फ़ाइल USB से या ‘Send to Kindle’ से भेजें:',
    send: {
      name: 'Send to Kindle',
      before: 'नीचे के बटन से KF8 डाउनलोड करें। आपको .epub वाली फ़ाइल मिलेगी, क्योंकि Amazon यही मांगता है। इसे यहां अपलोड करें: ',
      link: 'amazon.com/sendtokindle',
      after: ', या अपने फ़ोन के Kindle ऐप में शेयर करें।',
    },
    usb: {
      name: 'USB',
      steps: '.azw3 फ़ाइल डाउनलोड करें, Kindle को कंप्यूटर से जोड़ें और फ़ाइल को उसके documents फ़ोल्डर में कॉपी करें।',
      download: 'USB के लिए .azw3 डाउनलोड करें',
    },
  },
  printing: {
    title: 'छापने के दो तरीक़े',
    shop: {
      name: 'प्रिंट की दुकान पर',
      steps: 'नीचे के बटन से PDF डाउनलोड करें: उसमें पन्ने हैं, जिनके किनारे काटे जाते हैं। दुकान को कवर भी चाहिए।',
      download: 'कवर डाउनलोड करें',
    },
    home: {
      name: 'घर पर',
      steps:
        'पुस्तिका को A4 काग़ज़ पर, आड़े (landscape) और दोनों तरफ़ छापें, काग़ज़ छोटे किनारे (short edge) पर पलटे; फिर पूरी गड्डी बीच से मोड़ें और मोड़ पर स्टेपल करें।',
      download: 'पुस्तिका डाउनलोड करें',
    },
  },
  progress: {
    label: 'आपकी किताब बन रही है',
    percent: percent => `${percent} %`,
    starting: 'हम आपकी किताब तैयार कर रहे हैं।',
    leave: 'आप यह विंडो बंद कर सकते हैं: वापस आने पर किताब जल्दी मिल जाएगी।',
    transferring: 'आपकी किताब आप तक आ रही है।',
    bytes: (received, total) =>
      total === null
        ? `${formatMegabytes(received)} MB`
        : `${formatMegabytes(total)} MB में से ${formatMegabytes(received)} MB`,
    stay: 'पूरी किताब आने तक यह विंडो खुली रखें।',
  },
  problem: {
    title: 'आपकी किताब डाउनलोड नहीं हो पाई',
    offline: 'इंटरनेट कनेक्शन टूट गया। कृपया कनेक्शन देखें, फिर दोबारा डाउनलोड दबाएं।',
  },
  cancel: 'रहने दें',
  download: format => `${format} डाउनलोड करें`,
  downloading: 'डाउनलोड हो रहा है...',
  error: statusText => `कहानी डाउनलोड करने में गड़बड़ी: ${statusText}`,
  failed: {
    title: 'डाउनलोड नहीं हो पाया',
    description: 'आपकी कहानी डाउनलोड करने में दिक़्क़त आई। कृपया फिर से कोशिश करें।',
  },
  started: format => ({
    title: 'डाउनलोड शुरू हो गया',
    description: `आपकी कहानी ${format} फ़ॉर्मैट में डाउनलोड हो रही है।`,
  }),
} satisfies Translation<typeof en.downloadMessages>
