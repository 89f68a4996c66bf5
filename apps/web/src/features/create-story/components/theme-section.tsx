import { PHRASE_MAX } from '@kahani/contracts/brief'
import { THEMES } from '@kahani/contracts/options'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldSet } from '../../../ui/field.tsx'
import { ThemePicture } from '../art/pictures.tsx'
import type { StoryForm } from '../model/story-form.ts'
import { ImageOption } from './image-option.tsx'
import { OptionRow } from './option-row.tsx'
import { PrintedText } from './printed-text.tsx'
import { Section } from './section.tsx'

const messages = createStoryMessages.theme

export function ThemeSection() {
  const { register, control } = useFormContext<StoryForm>()
  const theme = useWatch({ control, name: 'theme' })
  return (
    <Section name="theme" title={messages.title}>
      <FieldSet legend={messages.legend} legendHidden>
        <OptionRow chosen={theme} className="flex gap-2.5 max-sm:*:w-[36vw] sm:grid sm:grid-cols-4 sm:gap-3">
          {THEMES.map(value => (
            <ImageOption
              key={value}
              {...register('theme')}
              value={value}
              label={createStoryMessages.themes[value]}
              art={
                <span className="block *:aspect-4/3">
                  <ThemePicture theme={value} />
                </span>
              }
            />
          ))}
        </OptionRow>
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
