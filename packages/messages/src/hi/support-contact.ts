// The postal address is written as the post office reads it.
export { SUPPORT_ADDRESS, SUPPORT_EMAIL, SUPPORT_PHONE } from '../en/support-contact.ts'
