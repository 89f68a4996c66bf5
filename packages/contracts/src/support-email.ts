import { SUPPORT_EMAIL } from '@kahani/messages/en/support-contact'
import { z } from 'zod'

/** `SUPPORT_EMAIL` of the environment. */
export const supportEmailSchema = z.email('is invalid: the email address of support').default(SUPPORT_EMAIL)
