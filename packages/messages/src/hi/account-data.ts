import type * as en from '../en/account-data.ts'
import type { Translation } from '../translation.ts'
import { formatLongDate, formatSize } from './formats.ts'

export const accountDataMessages = {
  heading: 'सब कुछ डाउनलोड करें',
  about: 'आपकी सभी कहानियां, उनकी तस्वीरें और किताबें, और आपके अकाउंट के बारे में जो कुछ भी हमारे पास है, सब एक ZIP फ़ाइल में।',
  loading: 'लोड हो रहा है',
  loadFailed: 'हम यह नहीं देख पाए कि आपका आर्काइव तैयार है या नहीं',
  prepare: 'मेरा आर्काइव तैयार करें',
  downloadFailed: 'आर्काइव डाउनलोड नहीं हो पाया',
  startFailed: 'हम आपका आर्काइव बनाना शुरू नहीं कर पाए',
  preparing: {
    title: 'हम आपका आर्काइव तैयार कर रहे हैं',
    queued: 'बस कुछ ही पल में शुरू होगा।',
    packed: (done, total) => `${total} में से ${done} कहानियां जोड़ दी गई हैं।`,
    leave: 'इसमें कुछ समय लग सकता है। आप यह पेज छोड़ सकते हैं: तैयार होते ही हम आपको ईमेल भेजेंगे।',
  },
  ready: {
    title: 'आपका आर्काइव तैयार है',
    made: (createdAt, sizeBytes) => `${formatLongDate(createdAt)} को बना, ${formatSize(sizeBytes)}।`,
    expires: expiresAt => `आप इसे ${formatLongDate(expiresAt)} तक डाउनलोड कर सकते हैं। उसके बाद हम इसे हटा देंगे।`,
    download: 'डाउनलोड करें',
    again: 'नया आर्काइव तैयार करें',
    missing: 'कुछ तस्वीरें या किताबें तैयार नहीं थीं। तैयार होने पर आप नया आर्काइव बना सकते हैं।',
  },
  failed: {
    title: 'हम आपका आर्काइव तैयार नहीं कर पाए',
    body: 'आपकी कहानियां सुरक्षित हैं। कृपया फिर से कोशिश करें।',
    tryAgain: 'फिर से कोशिश करें',
  },
} satisfies Translation<typeof en.accountDataMessages>
