import type * as en from '../en/account-activity.ts'
import type { Translation } from '../translation.ts'
import { formatDateTime } from './formats.ts'

export const accountActivityMessages = {
  heading: 'गतिविधि',
  about:
    'पिछले 90 दिनों के साइन इन और बदलाव, और हमारे किस कर्मचारी ने आपका क्या देखा या बदला। अगर कुछ ऐसा दिखे जो आप नहीं जानते, तो अपना पासवर्ड बदलें और हमें लिखें।',
  loading: 'आपकी गतिविधि लोड हो रही है',
  failed: 'हम आपकी गतिविधि नहीं दिखा पाए',
  empty: 'अभी तक कुछ नहीं हुआ है।',
  more: 'और दिखाएं',
  time: formatDateTime,
  staff: name => `हमारे कर्मचारी: ${name}`,
  formerStaff: 'हमारे कर्मचारी: कोई जो अब यहां नहीं है',
  network: network => `नेटवर्क ${network}`,
  actions: {
    'sign-in': 'आपने साइन इन किया',
    'sign-in-failed': 'किसी ने ग़लत पासवर्ड से साइन इन करने की कोशिश की',
    'sign-out': 'आपने साइन आउट किया',
    'sessions-ended': 'आपने डिवाइस साइन आउट किए',
    'password-changed': 'आपने पासवर्ड बदला',
    'password-reset': 'ईमेल के लिंक से पासवर्ड बनाया गया',
    'email-confirmed': 'ईमेल पते की पुष्टि हुई',
    'google-linked': 'Google जोड़ा गया',
    'role-change': 'आपकी भूमिका बदली गई',
    'GET /api/admin/dashboard': 'नई कहानियां देखीं, जिनमें आपकी कहानी का नाम था',
    'GET /api/admin/users': 'अकाउंट की सूची देखी, जिसमें आपका नाम और ईमेल पता था',
    'GET /api/admin/stories': 'कहानियों की सूची देखी, जिसमें आपकी कहानियों के नाम और पात्र थे',
    'GET /api/admin/costs': 'कहानियों का ख़र्च देखा, जिसमें आपकी कहानियों के नाम थे',
    'GET /api/admin/orders': 'ऑर्डर की सूची देखी, जिसमें आपके ऑर्डर थे',
    'GET /api/admin/printed-copies': 'छपी किताबों की सूची देखी, जिसमें आपका पता था',
    'GET /api/admin/stories/:id/print-files/:file': 'छपाई के लिए कहानी की फ़ाइलें खोलीं',
    'GET /api/admin/audit-log': 'गतिविधि की सूची देखी, जिसमें आपकी गतिविधि थी',
    'POST /api/admin/fix-story-count': 'आपके भुगतान और क्रेडिट जांचे',
    'POST /api/admin/users/:userId/role': 'आपकी भूमिका बदलने को कहा',
    'DELETE /api/admin/users/:userId/sessions': 'आपको सभी डिवाइस पर साइन आउट किया',
    'POST /api/admin/printed-copies/:id/status': 'छपी किताब का स्टेटस बदला',
  },
} satisfies Translation<typeof en.accountActivityMessages>
