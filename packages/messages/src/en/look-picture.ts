import { plural } from './plurals.ts'

/** Texts of the picture of a person or pet, and of what opens the choice of a look. */
export const lookPictureMessages = {
  heading: (name: string) => `How does ${name} look? (optional)`,
  /** Who has no name yet. */
  unnamed: { child: 'your child', 'grown-up': 'this person', pet: 'your pet' },
  /** While the choices are closed. */
  chosen: (count: number) => `${count} ${plural(count, { one: 'thing', other: 'things' })} chosen`,
  of: (name: string) => `${name} in the book`,
  loading: 'Drawing…',
  failed: 'The preview could not be drawn just now. Your choices are kept.',
  retry: 'Try again',
  openFailed: { title: 'Could not open the choices', description: 'Please check your connection and try again.' },
} as const
