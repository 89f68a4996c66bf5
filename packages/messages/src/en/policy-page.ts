/** A static page: sections of paragraphs and lists. */
export interface PolicyText {
  title: string
  description: string
  /** Date of the last change, `YYYY-MM-DD`; defaults to today. */
  updated?: string
  intro: string
  sections: readonly PolicySection[]
}
export interface PolicySection {
  heading: string
  body?: readonly string[]
  list?: readonly string[]
}

export const policyPageMessages = {
  updated: (day: string) => `Last updated: ${day}`,
  backToHome: 'Back to Home',
  onThisPage: 'On this page',
  questions: 'Questions? Write to us at',
} as const

/** Whom to complain to, on the privacy page. */
export const grievanceMessages = {
  heading: 'Complaints',
  about:
    'If you think that we handle your data or your child’s wrongly, write to our grievance contact. We answer within 30 days.',
} as const
