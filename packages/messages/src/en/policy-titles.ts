/** Names of the static pages: as their headings and as the links to them. */
export const policyTitles = {
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  refunds: 'Refund Policy',
  shipping: 'Shipping Policy',
  contact: 'Contact Us',
} as const
