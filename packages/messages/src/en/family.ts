/** Validation messages of the members of a family. */
export const familyValidationMessages = {
  nameRequired: 'Please enter a name',
  genderRequired: 'Gender is required',
  birthMonthRequired: 'Please choose the month and year of birth',
  birthMonthInFuture: 'The month of birth is in the future',
  relationRequired: 'Please choose who this is',
  petRequired: 'Please choose what kind of pet this is',
  consentRequired: 'We need your consent to keep what you enter about the child',
  kindFixed: 'This can’t be changed. Please delete this member and add a new one.',
  /** Of a story. */
  unknownChild: 'This child is no longer saved in your family. Please choose again.',
  unknownCompanion: 'Somebody you chose is no longer saved in your family. Please choose again.',
  chosenTwice: 'Somebody is chosen twice. Please choose each only once.',
  tooManyCompanions: (max: number) => `At most ${max} people and one pet can come along. Please choose fewer.`,
  tooMany: (max: number) => `A family can have ${max} members. Please delete one first.`,
} as const
