import type * as en from '../en/book-checks.ts'
import type { Translation } from '../translation.ts'
import { plural } from './plurals.ts'

const errorCount = (count: number) => `${count} ${plural(count, { one: 'ग़लती', other: 'ग़लतियां' })}`
const warningCount = (count: number) => `${count} ${plural(count, { one: 'चेतावनी', other: 'चेतावनियां' })}`

export const bookCheckMessages = {
  mark: 'जांची हुई',
  validators: {
    epubcheck: {
      name: 'EPUBCheck के नियम, epubcheck-ts से',
      about: 'क्या फ़ाइल उन नियमों पर चलती है जिनकी पढ़ने वाले ऐप को ज़रूरत होती है?',
    },
    ace: {
      name: 'Ace by DAISY',
      about: 'क्या फ़ाइल उन लोगों के लिए तैयार है जो इसे स्क्रीन रीडर से सुनते हैं?',
    },
    pdf: {
      name: 'Kahani की PDF जांच',
      about: 'क्या हर पेज अपने सभी शब्दों के साथ मौजूद है, और उन लोगों के लिए तैयार है जो उसे स्क्रीन रीडर से सुनते हैं?',
    },
    preflight: {
      name: 'Kahani की छपाई जांच',
      about: 'क्या किताब काग़ज़ के किनारे तक अच्छी छपेगी?',
    },
  },
  outcome: (errors, warnings) =>
    errors === 0 && warnings === 0
      ? 'कोई ग़लती नहीं, कोई चेतावनी नहीं'
      : [errors > 0 && errorCount(errors), warnings > 0 && warningCount(warnings)].filter(Boolean).join(', '),
  noResult: 'इस जांच का कोई नतीजा नहीं आया',
  rules: 'नियमों के नाम',
  rule: (rule, times) => (times === 1 ? rule : `${rule} (${times} बार)`),
  preflight: {
    boxes: 'क्या पन्ने उस नाप के हैं जो छपाई के लिए चाहिए?',
    bleed: 'क्या तस्वीरें और रंग किनारे से आगे तक जाते हैं, ताकि कटने पर सफ़ेद लकीर न दिखे?',
    'safe-area': 'क्या सभी शब्द किनारे से काफ़ी दूर हैं?',
    fonts: 'क्या सभी अक्षर फ़ाइल में हैं?',
    resolution: 'क्या तस्वीरें साफ़ हैं?',
    colour: 'क्या सभी रंग वैसे दिए गए हैं जैसे छपाई के लिए चाहिए?',
    ink: 'क्या कहीं भी उतनी से ज़्यादा स्याही नहीं है जितनी काग़ज़ सोख सकता है?',
    'blank-pages': 'क्या हर पेज पर कुछ है?',
    text: 'क्या हर पेज पर उसके सभी शब्द दिखते हैं?',
    'page-count': 'क्या इतने पन्नों की जिल्द बन सकती है?',
  },
  preflightOutcomes: { passed: 'हां', warning: 'पूरी तरह नहीं', failed: 'नहीं' },
  preflightOutcome: (outcome, pages) => {
    const where = pages.map(page => (page === 0 ? 'कवर' : `पेज ${page}`)).join(', ')
    return where === '' ? outcome : `${outcome} (${where})`
  },
} satisfies Translation<typeof en.bookCheckMessages>
