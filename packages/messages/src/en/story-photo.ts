/** Why a reference photo is refused that is an image. */
export const photoMessages = {
  unsupported: 'We can’t read this kind of image. Please choose a JPEG, PNG, WebP or HEIC photo.',
  tooManyPixels: 'That photo is too large. Please choose a smaller one (24 megapixels at most), or a screenshot of it.',
  unreadable: 'We could not read this photo. Please choose another one.',
  bodyTooLarge: 'That is too large to send. Please choose a photo under 7 MB.',
} as const
