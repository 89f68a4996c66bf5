import { PHRASE_MAX } from '@kahani/contracts/brief'
import { PRIMARY_VALUES, type PrimaryValue } from '@kahani/contracts/options'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import {
  Flower2,
  Gift,
  HandHeart,
  Handshake,
  HeartHandshake,
  type LucideIcon,
  Mountain,
  PenLine,
  Scale,
  Shield,
  Sprout,
  Telescope,
} from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Badge } from '../../../ui/badge.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { FieldSet } from '../../../ui/field.tsx'
import { RadioCard } from '../../../ui/radio-cards.tsx'
import type { StoryForm } from '../model/story-form.ts'
import { OptionRow } from './option-row.tsx'
import { PrintedText } from './printed-text.tsx'
import { Section } from './section.tsx'

const messages = createStoryMessages.focus

const ICONS: Record<PrimaryValue, LucideIcon> = {
  kindness: HandHeart,
  honesty: Scale,
  perseverance: Mountain,
  gratitude: Flower2,
  sharing: Gift,
  courage: Shield,
  respect: Handshake,
  responsibility: Sprout,
  curiosity: Telescope,
  friendship: HeartHandshake,
  custom: PenLine,
}

export function FocusSection() {
  const { register, control } = useFormContext<StoryForm>()
  const value = useWatch({ control, name: 'primaryValue' })
  return (
    <Section name="focus" title={messages.title}>
      <FieldSet legend={messages.legend} legendHidden>
        <div className="grid grid-cols-2 gap-2.5 sm:gap-3">
          <RadioCard
            {...register('storyFocus')}
            value="values"
            label={messages.values}
            description={<span className="max-sm:hidden">{messages.valuesAbout}</span>}
          />
          <RadioCard
            {...register('storyFocus')}
            value="growth"
            label={messages.growth}
            description={<span className="max-sm:hidden">{messages.growthAbout}</span>}
            mark={<Badge variant="quiet">{createStoryMessages.comingSoon}</Badge>}
            disabled
          />
        </div>
      </FieldSet>
      <FieldSet legend={messages.value}>
        <OptionRow chosen={value} className="grid auto-cols-max grid-flow-col grid-rows-2 gap-2.5 sm:flex sm:flex-wrap">
          {PRIMARY_VALUES.map(option => {
            const Icon = ICONS[option]
            return (
              <Chip
                key={option}
                {...register('primaryValue')}
                value={option}
                label={createStoryMessages.values[option]}
                art={<Icon className="size-5 shrink-0" aria-hidden="true" />}
              />
            )
          })}
        </OptionRow>
      </FieldSet>
      {value === 'custom' && (
        <PrintedText
          name="customValue"
          max={PHRASE_MAX}
          label={messages.customValue}
          hint={messages.customValueHint}
          required
          className="max-w-md animate-rise"
        />
      )}
    </Section>
  )
}
