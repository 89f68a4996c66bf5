/** Contact details of support, shown in the footer, on the contact page, in the policies and in emails. */
export const SUPPORT_EMAIL = 'support@kahani.example'
/** Formatted for reading; remove the spaces in a `tel:` link. */
export const SUPPORT_PHONE = '+91 80 5555 0142'
export const SUPPORT_ADDRESS = 'Kahani, 2nd Floor, Lantern House, Church Street, Bengaluru 560001, India'
