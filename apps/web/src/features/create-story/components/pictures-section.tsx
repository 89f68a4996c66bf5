import { ILLUSTRATION_STYLES } from '@kahani/contracts/options'
import { createStoryTexts as texts } from '@kahani/contracts/texts/create-story'
import { PhotoField } from './photo-field.tsx'
import { Section } from './section.tsx'
import { StyleGallery } from './style-gallery.tsx'

interface PicturesSectionProps {
  photoRequired: boolean
  /** Whether the form was kept without the photo it had. */
  photoLost: boolean
}

export function PicturesSection({ photoRequired, photoLost }: PicturesSectionProps) {
  return (
    <Section number={5} title={texts.pictures.title}>
      <PhotoField required={photoRequired} lost={photoLost} />
      <StyleGallery styles={ILLUSTRATION_STYLES} />
    </Section>
  )
}
