import { PRODUCT_NAME } from '../product.ts'

/** Texts of the emails about stories. They say nothing about the child or the contents of the story. */
export const storyEmailMessages = {
  reason: `You are receiving this email because a story was created with your account at ${PRODUCT_NAME}.`,
  ready: {
    subject: 'Your picture book is ready to read',
    preheader: 'The pictures are finished.',
    heading: 'Your picture book is ready!',
    lead: 'Thank you for waiting. The pictures of your story are finished, and it is ready for bedtime.',
    button: 'Open the story',
  },
} as const
