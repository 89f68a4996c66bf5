import type * as en from '../en/print-preview.ts'
import type { Translation } from '../translation.ts'
import { formatNumber } from './formats.ts'

export const printPreviewMessages = {
  label: 'छपी हुई किताब के पन्ने',
  preparing: 'छपाई के लिए पन्ने तैयार हो रहे हैं...',
  percent: percent => `${percent}%`,
  wait: 'तब तक आप पता भर सकते हैं।',
  offline: {
    title: 'आप ऑफ़लाइन हैं',
    body: 'इंटरनेट से फिर जुड़ते ही पन्ने यहां दिखेंगे।',
  },
  failed: 'हम पन्ने नहीं दिखा पाए',
  retry: 'फिर से कोशिश करें',
  pageFailed: 'यह पन्ना लोड नहीं हुआ।',
  previous: 'पिछले पन्ने',
  next: 'अगले पन्ने',
  cover: 'कवर: पिछला हिस्सा, पुट्ठा और सामने का हिस्सा',
  coverWithoutSpine: 'कवर: पिछला और सामने का हिस्सा',
  front: 'सामने का कवर',
  back: 'पीछे का कवर',
  page: page => `पन्ना ${page}`,
  position: (shown, pages) =>
    shown.length === 1 ? `${pages} में से पन्ना ${shown[0]}` : `${pages} में से पन्ने ${shown.join(' और ')}`,
  facts: { size: 'आकार', binding: 'जिल्द', paper: 'काग़ज़' },
  size: (widthMm, heightMm) => `${formatNumber(widthMm / 10)} × ${formatNumber(heightMm / 10)} सेमी`,
  bindings: { perfect: 'मुलायम कवर, चिपकाई हुई जिल्द', stapled: 'मुलायम कवर, बीच में पिन लगी हुई' },
  finishes: { silk: 'सिल्क कोटेड काग़ज़', gloss: 'चमकीला काग़ज़', uncoated: 'बिना कोटिंग का काग़ज़' },
  paper: (finish, gsm, coverGsm) => `${finish}, ${gsm} g/m²; कवर ${coverGsm} g/m²`,
} satisfies Translation<typeof en.printPreviewMessages>
