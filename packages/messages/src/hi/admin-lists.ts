import type * as en from '../en/admin-lists.ts'
import type { Translation } from '../translation.ts'
import { formatDate, formatDateTime, formatNumber } from './formats.ts'
import { plural } from './plurals.ts'

export const adminListMessages = {
  date: formatDate,
  dateTime: iso => formatDateTime(iso).replace(/ (?=[ap]m$)/, '\u00a0'),
  number: formatNumber,
  none: '–',

  loading: 'सूची लोड हो रही है',
  retry: 'फिर से कोशिश करें',
  shown: (count, more) =>
    `${more ? 'पहली ' : ''}${formatNumber(count)} ${plural(count, { one: 'एंट्री', other: 'एंट्रियां' })}`,
  loadMore: 'और दिखाएं',
  loadMoreFailed: 'और एंट्रियां नहीं दिखा पाए',

  search: 'खोजें',
  filters: 'फ़िल्टर',
  all: 'सभी',
  clear: 'फ़िल्टर हटाएं',
  userId: 'यूज़र आईडी',
  backToDashboard: 'एडमिन डैशबोर्ड',
} satisfies Translation<typeof en.adminListMessages>
