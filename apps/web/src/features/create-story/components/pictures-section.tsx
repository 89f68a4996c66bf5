import { ILLUSTRATION_STYLES } from '@kahani/contracts/options'
import { createStoryMessages as messages } from '@kahani/messages/en/create-story'
import { PhotoField, type PhotoFieldProps } from './photo-field.tsx'
import { Section } from './section.tsx'
import { StyleGallery } from './style-gallery.tsx'

export function PicturesSection(photoField: PhotoFieldProps) {
  return (
    <Section number={5} title={messages.pictures.title}>
      <PhotoField {...photoField} />
      <StyleGallery styles={ILLUSTRATION_STYLES} />
    </Section>
  )
}
