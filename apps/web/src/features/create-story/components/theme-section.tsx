import { PHRASE_MAX } from '@kahani/contracts/brief'
import { THEMES } from '@kahani/contracts/options'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldSet } from '../../../ui/field.tsx'
import { ThemePicture } from '../art/pictures.tsx'
import type { StoryForm } from '../model/story-form.ts'
import { ImageOption } from './image-option.tsx'
import { PrintedText } from './printed-text.tsx'
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
        <PrintedText
          name="customTheme"
          max={PHRASE_MAX}
          label={messages.customTheme}
          hint={messages.customThemeHint}
          required
          className="max-w-md animate-rise"
        />
      )}
    </Section>
  )
}
