import type { TaleChoice } from '@kahani/wishes/nearest-tale'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { StoryForm } from './story-form.ts'
import { aboutOf } from './wish-list.ts'

type OwnTheme = Pick<StoryForm, 'theme' | 'customTheme'>

/** Puts the nearest tale into the form instead of the family's own theme, and can take it back while nothing else has changed. */
export function useNearestTale() {
  const { control, getValues, setValue, formState } = useFormContext<StoryForm>()
  const [theme, customTheme] = useWatch({ control, name: ['theme', 'customTheme'] })
  const [choice, setChoice] = useState<{ tale: TaleChoice; own: OwnTheme; chosen: OwnTheme } | null>(null)
  const isChosen = choice?.chosen.theme === theme && choice.chosen.customTheme === customTheme

  function enter({ theme, customTheme }: OwnTheme): void {
    setValue('theme', theme, { shouldValidate: formState.isSubmitted })
    setValue('customTheme', customTheme, { shouldValidate: formState.isSubmitted })
  }
  return {
    /** What the tale that was chosen is about; null without one. */
    chosen: isChosen ? aboutOf(choice.tale) : null,
    choose(tale: TaleChoice): void {
      const own: OwnTheme = { theme: getValues('theme'), customTheme: getValues('customTheme') }
      const chosen = 'idea' in tale ? { ...own, customTheme: aboutOf(tale) } : { ...own, theme: tale.theme }
      setChoice({ tale, own, chosen })
      enter(chosen)
    },
    undo(): void {
      if (choice) enter(choice.own)
      setChoice(null)
    },
  }
}
