import type * as en from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offlineMessages = {
  save: 'ऑफ़लाइन के लिए सेव करें',
  saveOf: title => `ऑफ़लाइन के लिए सेव करें: ${title}`,
  starting: 'सेव हो रही है...',
  saving: (saved, total) => `${total} में से तस्वीर ${saved + 1} सेव हो रही है`,
  saved: 'ऑफ़लाइन के लिए सेव है',
  remove: 'हटाएं',
  removeFromDevice: 'इस डिवाइस से हटाएं',
  removeOf: title => `${title}: इस डिवाइस से हटाएं`,
  saveFailed: 'कहानी सेव नहीं हो पाई',
  stillDrawing: 'इसकी तस्वीरें अभी बन रही हैं। सब तैयार हो जाने पर इसे सेव करें।',
  storageFull: 'इस डिवाइस पर जगह कम है। कोई सेव की हुई कहानी हटाएं या थोड़ी जगह बनाएं, फिर कोशिश करें।',
  notOnDevice: 'इस डिवाइस पर नहीं है। इंटरनेट होने पर इसे एक बार खोलें या सेव करें।',
  actionsNeedInternet: 'डाउनलोड, छपी हुई किताब और नई कहानी के लिए इंटरनेट चाहिए।',
  needsInternet: {
    title: 'आप ऑफ़लाइन हैं',
    body: 'इस पेज के लिए इंटरनेट चाहिए। जो कहानियां इस डिवाइस पर हैं, उन्हें आप पढ़ सकते हैं।',
    myStories: 'मेरी कहानियां पर जाएं',
  },
} satisfies Translation<typeof en.offlineMessages>
