import type * as en from '../en/admin-newsletters.ts'
import type { Translation } from '../translation.ts'
import { formatNumber } from './formats.ts'

export const adminNewslettersMessages = {
  title: 'न्यूज़लेटर',
  subtitle: 'उन सभी को लिखें जिन्होंने सब्सक्राइब किया और अपने पते की पुष्टि की।',
  failed: 'न्यूज़लेटर लोड नहीं हो पाए। कृपया फिर से कोशिश करें।',
  loading: 'न्यूज़लेटर लोड हो रहे हैं',
  write: 'न्यूज़लेटर लिखें',
  subscribers: count => `यह ${formatNumber(count)} सब्सक्राइबर को जाएगा।`,
  noSubscribers: 'अभी किसी ने सब्सक्राइब नहीं किया है।',
  subject: 'विषय',
  body: 'संदेश',
  bodyHint: 'ख़ाली लाइन से नया पैराग्राफ़ शुरू होता है।',
  test: 'मुझे टेस्ट भेजें',
  testing: 'टेस्ट भेजा जा रहा है...',
  tested: 'टेस्ट',
  send: 'न्यूज़लेटर भेजें',
  sending: 'भेजा जा रहा है...',
  sent: 'न्यूज़लेटर भेजा जा रहा है',
  sendFailed: 'न्यूज़लेटर नहीं भेजा जा सका',
  testFailed: 'टेस्ट नहीं भेजा जा सका',
  confirm: {
    title: subject => `“${subject}” भेजना है?`,
    body: count => `यह ${formatNumber(count)} सब्सक्राइबर को जाएगा और फिर रोका नहीं जा सकता।`,
    cancel: 'रहने दें',
  },
  earlier: 'पहले के न्यूज़लेटर',
  empty: 'अभी कोई न्यूज़लेटर नहीं भेजा गया है।',
  columns: {
    subject: 'विषय',
    created: 'बना',
    recipients: 'पाने वाले',
    completed: 'पूरा हुआ',
    queued: 'क़तार में',
  },
  notQueued: 'जारी है',
} satisfies Translation<typeof en.adminNewslettersMessages>
