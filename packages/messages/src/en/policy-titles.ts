/** Titles of the static pages, used as headings and link labels. */
export const policyTitleMessages = {
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  refunds: 'Refund Policy',
  shipping: 'Shipping Policy',
  contact: 'Contact Us',
} as const
