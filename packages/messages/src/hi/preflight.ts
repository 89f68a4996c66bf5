import type * as en from '../en/preflight.ts'
import type { Translation } from '../translation.ts'

export const preflightMessages = {
  ready: pages => `आपकी किताब छपने के लिए तैयार है: ${pages} पन्ने, साफ़ तस्वीरें।`,
  readyWithoutPictures: pages => `आपकी किताब छपने के लिए तैयार है: ${pages} पन्ने।`,
  soft: (dpi, idealDpi) =>
    `छपने पर तस्वीरें थोड़ी धुंधली लगेंगी (${dpi} डॉट प्रति इंच; ${idealDpi} सबसे अच्छा है)। आप किताब फिर भी मंगा सकते हैं।`,
  tooSmall: dpi => `तस्वीरें इतनी छोटी हैं कि अच्छी नहीं छपेंगी (${dpi} डॉट प्रति इंच)। कृपया हमसे संपर्क करें, हम आपकी मदद करेंगे।`,
  failed: 'यह किताब छपाई की हमारी जांच में पास नहीं हुई। कृपया हमसे संपर्क करें, हम आपकी मदद करेंगे।',
  unavailable: 'हम छपाई के लिए किताब की जांच नहीं कर पाए। कृपया थोड़ी देर में फिर कोशिश करें।',
  picturesPending: 'इस किताब की तस्वीरें अभी बन रही हैं। तैयार होते ही आप छपी हुई किताब मंगा सकते हैं।',
  noCopyInWork: 'ये फ़ाइलें तभी खोली जा सकती हैं जब कहानी की छपी प्रति का ऑर्डर हो और वह अभी भेजी न गई हो।',
  filesLost:
    'ऑर्डर की गई फ़ाइलें नहीं मिलीं, और कहानी उसके बाद बदली या हटाई गई है, इसलिए वे दोबारा नहीं बन सकतीं। कृपया परिवार से संपर्क करें।',
  bookNotKept:
    'यह प्रति तब ऑर्डर हुई थी जब फ़ाइलें एक ही प्रेस के लिए रखी जाती थीं, इसलिए वे किसी और प्रेस के लिए नहीं बन सकतीं। कृपया ऑर्डर वाली फ़ाइलें ही इस्तेमाल करें।',
  filesFailed: 'इस प्रेस की फ़ाइलें हमारी जांच में पास नहीं हुईं। कृपया कोई और प्रेस चुनें, या ऑर्डर वाली फ़ाइलें ही इस्तेमाल करें।',
  picturesMissing: 'इस किताब की एक तस्वीर नहीं है। कृपया उसे फिर से बनवाएं, फिर छपी हुई किताब मंगाएं।',
  changed: 'पन्ने देखने के बाद कहानी बदल गई है। कृपया पन्ने फिर से देखें, फिर छपी हुई किताब मंगाएं।',
  pending: 'आपकी किताब छपाई के लिए तैयार हो रही है। कृपया थोड़ी देर में फिर कोशिश करें।',
} satisfies Translation<typeof en.preflightMessages>

export const adminPreflightMessages = {
  column: 'फ़ाइलें',
  outcomes: { passed: 'तैयार', warning: 'धुंधली तस्वीरें', failed: 'फ़ेल' },
  details: 'जांच',
  summary: (provider, pages, spineMm) =>
    `${provider}, ${pages} पन्ने, ${spineMm === 0 ? 'पुट्ठा नहीं' : `${spineMm} मिमी का पुट्ठा`}`,
  resolution: dpi => `सबसे कम रेज़ॉल्यूशन: ${dpi} dpi`,
  checks: {
    boxes: 'पेज बॉक्स',
    bleed: 'ब्लीड',
    'safe-area': 'सेफ़ एरिया',
    fonts: 'फ़ॉन्ट',
    resolution: 'रेज़ॉल्यूशन',
    colour: 'रंग',
    ink: 'स्याही की सीमा',
    'blank-pages': 'ख़ाली पन्ने',
    text: 'लिखावट',
    'page-count': 'पन्नों की गिनती',
  },
  check: (name, outcome, pages) => {
    const where = pages.map(page => (page === 0 ? 'कवर' : String(page))).join(', ')
    return `${name}: ${outcome}${where && ` (${where})`}`
  },
  press: id => `प्रति ${id} का प्रेस`,
  asOrdered: provider => `जैसे ऑर्डर हुई (${provider})`,
  presses: {
    lulu: 'Lulu, पुस्तिका',
    pothi: 'Pothi, पेपरबैक',
    gelato: 'Gelato, ब्रोशर',
    generic: 'प्रिंट की दुकान, 210 मिमी',
    home: 'घर पर A4',
  },
  making: percent => `फ़ाइलें बन रही हैं: ${percent} %`,
  makingFailed: 'फ़ाइलें नहीं बन पाईं। कृपया प्रेस फिर से चुनें।',
  downloadFailed: 'फ़ाइल डाउनलोड नहीं हो पाई',
  files: { interior: 'अंदर के पन्ने', cover: 'कवर' },
  fileOf: (name, id) => `किताब ${id}: ${name}`,
} satisfies Translation<typeof en.adminPreflightMessages>
