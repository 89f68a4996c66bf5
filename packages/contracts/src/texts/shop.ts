/** Texts of the shop. What a package costs and holds is in `credits.ts`. */
export const shopTexts = {
  title: 'Shop',
  description: 'Story credits and printed picture books, in singles and bundles.',
  heading: 'Shop',
  lead: 'Credits never expire. Use one whenever a new story is wanted.',
  soonTitle: 'Buying opens soon',
  soon: 'These are our packages and prices. Payment is not open yet, so nothing can be ordered today. Your free story is waiting for you all the same.',
  tabsLabel: 'Packages',
  singles: 'Singles',
  bundles: 'Bundles',
  subscriptions: 'Monthly Subscriptions',
  subscriptionsSoon: 'Subscriptions Coming Soon!',
  subscriptionsWhen: 'Launching Summer 2025',
  oneTime: '/one-time',
  popular: 'Popular',
  buy: 'Buy',
  orderPrintedStory: 'Order Printed Story',
  orderPrintedSet: 'Order Printed Set',
} as const

/** What each package's card lists, by package id. */
export const packageFeatures = {
  single_digital: [
    '1 personalised story',
    'Illustrations made from a reference photo',
    'Read online and read aloud',
    'Download for phone, tablet, Kindle and printing',
  ],
  single_printed: [
    '1 personalised story',
    '1 printed booklet, delivered in India',
    'Illustrations made from a reference photo',
    'Read online, read aloud and download',
  ],
  digital: [
    '5 personalised stories',
    'Illustrations made from a reference photo',
    'Read online and read aloud',
    'Download for phone, tablet, Kindle and printing',
  ],
  printed: [
    '3 personalised stories',
    '3 printed booklets',
    'Free shipping in India',
    'Read online, read aloud and download',
  ],
} as const
