/** The gallery is for those who build the product, so its words stay out of the product's texts. */
export const galleryMessages = {
  title: 'Gallery',
  themes: ['day', 'dark', 'bedtime'] as const,
  colours: 'Colours',
  type: 'Type',
  art: 'Drawings',
  displaySample: 'The moon read a story · एक कहानी',
  textSample: 'Every night the little boat asked the river for one more story. हर रात नाव नदी से एक और कहानी माँगती।',
  pieces: 'Pieces',
  forms: 'Forms',
  overlays: 'Over the page',
} as const
