/** Names of the packages, by id. */
export const packageNameMessages = {
  single_digital: 'Single Digital',
  single_printed: 'Single Printed',
  digital: 'Digital Collection',
  printed: 'Printed Collection',
} as const
