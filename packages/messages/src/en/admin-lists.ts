const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' })
const dateTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
const number = new Intl.NumberFormat('en-IN')

/** Texts that the administrator's lists share. Times are ISO 8601 and shown in the reader's own time zone. */
export const adminListMessages = {
  date: (iso: string) => date.format(new Date(iso)),
  /** Does not break before "am" and "pm". */
  dateTime: (iso: string) => dateTime.format(new Date(iso)).replace(/ (?=[ap]m$)/, '\u00a0'),
  number: (value: number) => number.format(value),
  none: '–',

  loading: 'Loading the list',
  retry: 'Retry',
  shown: (count: number, more: boolean) =>
    `${more ? 'First ' : ''}${number.format(count)} ${count === 1 ? 'entry' : 'entries'}`,
  loadMore: 'Load more',
  loadMoreFailed: 'Could not load more entries',

  search: 'Search',
  filters: 'Filters',
  all: 'All',
  clear: 'Clear filters',
  userId: 'User ID',
  backToDashboard: 'Admin Dashboard',
} as const
