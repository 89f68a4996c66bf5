import type * as en from '../en/admin-queues.ts'
import type { Translation } from '../translation.ts'

export const adminQueuesMessages = {
  title: 'क़तारें',
  subtitle: 'पीछे चल रही जॉब। जब तक यह पेज सामने है, गिनती हर 5 सेकंड में ताज़ा होती है।',
  failed: 'क़तारें लोड नहीं हो पाईं। कृपया फिर से कोशिश करें।',
  counts: 'हर क़तार की जॉब',
  names: {
    illustrate: 'तस्वीरें',
    'illustrations-complete': 'कहानियां पूरी करना',
    'picture-checks': 'तस्वीरों की जांच',
    books: 'किताबें',
    'book-checks': 'किताबों की जांच',
    mail: 'ईमेल',
    archives: 'आर्काइव',
  },
  columns: { queue: 'क़तार', waiting: 'इंतज़ार में', active: 'चल रही', delayed: 'देरी से', failed: 'फ़ेल' },
  failedJobs: 'फ़ेल हुई जॉब',
  keptForADay: 'फ़ेल हुई जॉब एक दिन तक रखी जाती हैं।',
  noFailedJobs: 'पिछले एक दिन में कोई जॉब फ़ेल नहीं हुई।',
  jobColumns: {
    queue: 'क़तार',
    job: 'जॉब',
    reason: 'गड़बड़ी',
    attempts: 'कोशिशें',
    failedAt: 'कब फ़ेल हुई',
    actions: 'काम',
  },
  retry: 'फिर चलाएं',
  retryOf: id => `जॉब ${id} फिर चलाएं`,
  retried: 'जॉब फिर चलाई गई',
  retryFailed: 'जॉब फिर नहीं चलाई जा सकी',
} satisfies Translation<typeof en.adminQueuesMessages>
