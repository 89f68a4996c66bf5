import { PRODUCT_NAME } from '../product.ts'

/**
 * Texts of the emails about stories. They say nothing about the child or the contents of the story: its title is in the body, not in
 * the subject and the preheader, which other people may see on a screen.
 */
export const storyEmailMessages = {
  reason: `You are receiving this email because a story was created with your account at ${PRODUCT_NAME}.`,
  ready: {
    subject: 'Your picture book is ready to read',
    preheader: 'The pictures are finished.',
    heading: 'Your picture book is ready!',
    lead: 'Thank you for waiting. The pictures of your story are finished, and it is ready for bedtime.',
    button: 'Open the story',
  },
  failed: {
    subject: 'We could not write your story',
    preheader: 'Your story credit comes back by itself.',
    heading: 'Your story did not work out',
    lead: 'We are sorry: we kept trying, but we could not write the story that you ordered. Its credit comes back to your account by itself, and you can use it for a new story at any time.',
    button: 'Create a story',
  },
} as const
