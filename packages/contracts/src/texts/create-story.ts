/** Texts of the create-story form and of the rules of a brief. */
export const createStoryMessages = {
  nameRequired: 'Character name is required',
  ageRequired: 'Age is required',
  genderRequired: 'Gender is required',
  photoRequired: 'Reference photo is required for premium users',
  photoNotImage: 'Please select an image file (jpg, png, etc.)',
  photoTooLarge: 'That photo is too large. Please choose one under 7 MB.',
  customCharacterRequired: 'Please say who the character is',
  customThemeRequired: 'Please say what the story is about',
  customValueRequired: 'Please say which value the story should carry',
  tooLong: (most: number) => `Please keep this under ${most} characters`,
} as const
