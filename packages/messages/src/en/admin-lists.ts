import { formatDate, formatDateTime, formatNumber } from './formats.ts'
import { plural } from './plurals.ts'

/** Texts that the administrator's lists share. Times are ISO 8601 and shown in the reader's own time zone. */
export const adminListMessages = {
  date: formatDate,
  /** Does not break before "am" and "pm". */
  dateTime: (iso: string) => formatDateTime(iso).replace(/ (?=[ap]m$)/, '\u00a0'),
  number: formatNumber,
  none: '–',

  loading: 'Loading the list',
  retry: 'Retry',
  shown: (count: number, more: boolean) =>
    `${more ? 'First ' : ''}${formatNumber(count)} ${plural(count, { one: 'entry', other: 'entries' })}`,
  loadMore: 'Load more',
  loadMoreFailed: 'Could not load more entries',

  search: 'Search',
  filters: 'Filters',
  all: 'All',
  clear: 'Clear filters',
  userId: 'User ID',
  backToDashboard: 'Admin Dashboard',
} as const
