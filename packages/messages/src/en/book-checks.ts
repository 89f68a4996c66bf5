/** Texts about the checks of books. */
export const bookCheckMessages = {
  notChecked: 'This book has not been checked yet.',
} as const
