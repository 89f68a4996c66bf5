/** Texts of the gallery. They are for developers, so they are not part of @kahani/messages. */
export const galleryMessages = {
  title: 'Gallery',
  themes: ['day', 'dark', 'bedtime'] as const,
  colours: 'Colours',
  type: 'Typography',
  art: 'Illustrations',
  displaySample: 'The moon read a story · एक कहानी',
  textSample: 'Every night the little boat asked the river for one more story. हर रात नाव नदी से एक और कहानी माँगती।',
  components: 'Components',
  forms: 'Forms',
  overlays: 'Overlays',
} as const
