import { createStoryGuideMessages } from '@kahani/messages/en/create-story-guide'
import { Check } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { cn } from '../../../lib/class-names.ts'
import { incompleteSections, SECTIONS, type SectionName, sectionsOf } from '../model/sections.ts'
import type { StoryForm } from '../model/story-form.ts'
import { useCurrentSection } from '../model/use-current-section.ts'
import { CoverArt } from './cover-art.tsx'
import { jump } from './jump.ts'
import { headingId } from './section.tsx'
import { TONIGHT_ID } from './tonights-story.tsx'

const messages = createStoryGuideMessages.steps

/** On narrow screens, the sections of the form and a small cover, which stay in view. */
export function StepBar({ photoRequired }: { photoRequired: boolean }) {
  const { control, formState } = useFormContext<StoryForm>()
  const current = useCurrentSection(headingId)
  const incomplete = useWatch({ control, compute: form => incompleteSections(form, photoRequired) })
  const incorrect = sectionsOf(Object.keys(formState.errors))
  return (
    <nav
      aria-label={messages.label}
      className="sticky top-16 z-30 [@media(max-height:30rem)]:static -mx-page border-b-2 border-line bg-paper/95 backdrop-blur-sm lg:hidden"
    >
      <div className="page-width flex max-w-2xl items-center gap-3 py-1">
        <ol className="isolate grid grow grid-cols-5">
          {SECTIONS.map((name, index) => (
            <Step
              key={name}
              name={name}
              number={index + 1}
              current={name === current}
              // A section with initial values is done when the parent has been there.
              done={!incomplete.includes(name) && index < SECTIONS.indexOf(current)}
              incorrect={incorrect.includes(name)}
            />
          ))}
        </ol>
        <a
          href={`#${TONIGHT_ID}`}
          onClick={jump}
          aria-label={messages.cover}
          data-theme="day"
          className="w-14 shrink-0 rounded-r-sm border-2 border-outline bg-peacock p-0.5 pl-1"
        >
          <CoverArt control={control} />
        </a>
      </div>
    </nav>
  )
}

interface StepProps {
  name: SectionName
  number: number
  current: boolean
  done: boolean
  incorrect: boolean
}

function Step({ name, number, current, done, incorrect }: StepProps) {
  const state = incorrect ? messages.incorrect : done ? messages.done : null
  return (
    <li className="relative not-first:before:absolute not-first:before:-z-1 not-first:before:top-[1.125rem] not-first:before:-left-1/2 not-first:before:h-0.5 not-first:before:w-full not-first:before:bg-line">
      <a
        href={`#${headingId(name)}`}
        onClick={jump}
        aria-current={current ? 'step' : undefined}
        className="relative grid min-h-12 content-center justify-items-center gap-1 rounded-drawn-sm"
      >
        <span
          className={cn(
            'grid size-6 place-items-center rounded-full border-2 font-display text-sm leading-none font-bold',
            incorrect
              ? 'border-brick bg-brick text-on-brick'
              : current
                ? 'border-peacock bg-peacock text-on-peacock'
                : done
                  ? 'border-outline bg-marigold text-on-marigold'
                  : 'border-edge bg-card text-ink-soft',
          )}
        >
          {done && !current && !incorrect ? (
            <Check className="size-3.5" strokeWidth={3.5} aria-hidden="true" />
          ) : (
            <span className="pt-0.5">{number}</span>
          )}
        </span>
        <span className={cn('text-xs leading-none', current ? 'font-semibold text-ink' : 'text-ink-soft')}>
          {messages.names[name]}
        </span>
        {state && (
          <>
            {' '}
            <span className="sr-only">({state})</span>
          </>
        )}
      </a>
    </li>
  )
}
