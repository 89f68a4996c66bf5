import { THEMES } from '@kahani/contracts/options'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldSet } from '../../../ui/field.tsx'
import { ThemePicture } from '../art/themes.tsx'
import type { StoryForm } from '../model/story-form.ts'
import { CustomText } from './custom-text.tsx'
import { ImageOption } from './image-option.tsx'
import { Section } from './section.tsx'

const messages = createStoryMessages.theme

export function ThemeSection() {
  const { register, control } = useFormContext<StoryForm>()
  const theme = useWatch({ control, name: 'theme' })
  return (
    <Section name="theme" title={messages.title}>
      <FieldSet legend={messages.legend} legendHidden>
        <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4 sm:gap-3">
          {THEMES.map(value => (
            <ImageOption
              key={value}
              {...register('theme')}
              value={value}
              label={createStoryMessages.themes[value]}
              aside={value === 'custom' ? messages.customAside : undefined}
              art={<ThemePicture theme={value} />}
            />
          ))}
        </div>
      </FieldSet>
      {theme === 'custom' && (
        <CustomText name="customTheme" label={messages.customTheme} hint={messages.customThemeHint} />
      )}
    </Section>
  )
}
