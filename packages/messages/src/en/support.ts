/** How a person reaches support. Shown in the footer, on the contact page and in the policies. */
export const SUPPORT_EMAIL = 'support@kahani.example'
/** As it is read; a `tel:` link drops the spaces. */
export const SUPPORT_PHONE = '+91 80 5555 0142'
export const SUPPORT_ADDRESS = 'Kahani, 2nd Floor, Lantern House, Church Street, Bengaluru 560001, India'
