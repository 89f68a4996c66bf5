import type * as en from '../en/admin-disputes.ts'
import type { Translation } from '../translation.ts'

export const adminDisputesMessages = {
  column: 'विवाद',
  filter: 'विवाद',
  filters: { open: 'जिनमें विवाद खुला है', any: 'जिनमें कोई विवाद है' },
  statuses: { open: 'खुला', under_review: 'जांच में', won: 'जीता', lost: 'हारा', closed: 'बंद' },
  dispute: (amount, date) => `${date} को ${amount}`,
  reason: (phase, reason) =>
    [phase, reason]
      .filter(code => code !== '')
      .map(code => code.replaceAll('_', ' '))
      .join(', '),
  respondBy: dateTime => `${dateTime} तक जवाब दें`,

  banner: {
    title: count => `${count} पेमेंट पर विवाद है`,
    deadline: dateTime => `अगली आख़िरी तारीख़ ${dateTime} है।`,
    about: 'विवाद Razorpay डैशबोर्ड में स्वीकार करें या चुनौती दें। जवाब न देने पर आप हार जाएंगे।',
    link: 'ऑर्डर दिखाएं',
  },
} satisfies Translation<typeof en.adminDisputesMessages>
