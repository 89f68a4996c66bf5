/** Texts of the administrator's report of AI costs. */
export const adminCostsMessages = {
  title: 'AI costs',
  subtitle: 'Prices by the price table, with estimates for calls that have not ended. Days are in Indian time.',
  failed: 'Could not load the costs. Please try again.',
  today: {
    title: (day: string) => `Today, ${day}`,
    total: 'All stories',
    free: 'Accounts that never paid',
    spent: (cost: string) => `${cost} spent`,
    reserved: (cost: string) => `${cost} reserved for stories in progress`,
    budget: (budget: string, percent: number) => `${percent}% of the daily budget of ${budget}`,
    noBudget: (variable: string) => `No daily budget: ${variable} is not set`,
  },
  byDay: {
    title: 'By day',
    period: 'Period',
    last: (days: number) => `Last ${days} days`,
    empty: 'There was no AI call in this period.',
    day: 'Day',
  },
  byStory: {
    title: 'By story',
    empty: 'No story has a cost yet.',
    story: 'Story',
    created: 'Created',
  },
  columns: {
    cost: 'Cost',
    calls: 'Calls',
    unanswered: 'Unanswered',
    images: 'Images',
    inputTokens: 'Input tokens',
    outputTokens: 'Output tokens',
  },
} as const
