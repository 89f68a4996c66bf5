/**
 * Dates of the texts that families agree to, in every language. They are recorded with the agreement: a changed text needs a new
 * date.
 */
export const TERMS_VERSION = '2026-11-27'
/** Of the privacy policy, and of what the create-story page says about a child's data. */
export const PRIVACY_VERSION = '2026-11-29'
