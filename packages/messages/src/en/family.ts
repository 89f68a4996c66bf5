/** Validation messages of the members of a family. */
export const familyValidationMessages = {
  nameRequired: 'Please enter a name',
  genderRequired: 'Gender is required',
  birthMonthRequired: 'Please choose the month and year of birth',
  birthMonthInFuture: 'The month of birth is in the future',
  relationRequired: 'Please choose who this is',
  petRequired: 'Please choose what kind of pet this is',
  consentRequired: 'We need your consent to keep what you enter about the child',
  tooMany: (max: number) => `A family can have ${max} members. Please delete one first.`,
} as const
