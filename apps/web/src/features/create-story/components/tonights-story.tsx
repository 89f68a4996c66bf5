import type { Story } from '@kahani/contracts/stories'
import { createStoryGuideMessages } from '@kahani/messages/en/create-story-guide'
import { Dices, PenLine, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { afterFrame } from '../../../lib/after-frame.ts'
import { cn } from '../../../lib/class-names.ts'
import { Button, buttonVariants } from '../../../ui/button.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { LookPicture } from '../../../ui/look/look-picture.tsx'
import { describeStory } from '../model/describe-story.ts'
import { childOf, type Members } from '../model/saved-people.ts'
import { proposalFor } from '../model/start-form.ts'
import type { StoryForm } from '../model/story-form.ts'
import { type Surprise, surprise, undoneSurprise } from '../model/surprise.ts'
import { useChanges } from '../model/use-changes.ts'
import { previewOf } from './child-look.tsx'
import { jump } from './jump.ts'
import { headingId } from './section.tsx'
import { StoryChild } from './story-child.tsx'

const { surprise: surpriseMessages, tonight: messages } = createStoryGuideMessages

/** The id of the heading. */
export const TONIGHT_ID = 'tonight'

interface TonightsStoryProps {
  members: Members
  recent: readonly Story[]
  /** The answers of the form that are proposed and not the parent's. */
  proposed: Surprise
  onProposed: (answers: Surprise) => void
}

/** The story as it would be made now, which a saved child has at once and others after a surprise. */
export function TonightsStory({ members, recent, proposed, onProposed }: TonightsStoryProps) {
  const { control, getValues } = useFormContext<StoryForm>()
  const change = useChanges()
  const [undone, setUndone] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isSaved = useWatch({ control, compute: (form: StoryForm) => childOf(form, members) !== undefined })
  const isProposed = Object.keys(proposed).length > 0

  function answer(answers: Surprise, next: Surprise): void {
    change(answers)
    onProposed(next)
    setUndone(next === NOTHING)
  }
  /** Fills in what the parent has not answered. Most of the form changes: a slow phone answers the tap first. */
  const propose = () => void afterFrame(fillIn)
  function fillIn(): void {
    const form = getValues()
    const next = childOf(form, members) ? proposalFor(form, recent, proposed) : surprise(form, proposed, { recent })
    answer({ ...undoneSurprise(form, proposed), ...next }, next)
  }
  function undo(): void {
    answer(undoneSurprise(getValues(), proposed), NOTHING)
    button.current?.focus()
  }

  const isShown = isSaved || isProposed
  return (
    <section
      aria-labelledby={TONIGHT_ID}
      className={cn(
        'grid gap-4 rounded-drawn border-2 border-line bg-card shadow-soft sm:p-5',
        isShown ? 'p-4' : 'p-3 pl-4',
      )}
    >
      <h2 id={TONIGHT_ID} tabIndex={-1} className={cn('text-2xl outline-none', !isShown && 'sr-only')}>
        {messages.heading}
      </h2>
      <StoryChild members={members} onChoose={propose} />
      {isShown && <Proposal members={members} />}
      <div className={cn('flex items-center gap-2', isShown && 'flex-wrap')}>
        {!isShown && <p className="grow text-sm text-ink-soft sm:text-base">{surpriseMessages.hint}</p>}
        <Button ref={button} variant="secondary" size="compact" onClick={propose} className="shrink-0">
          <Dices className="size-5" aria-hidden="true" />
          {isSaved ? messages.another : surpriseMessages.button}
        </Button>
        {isSaved && (
          <a
            href={`#${headingId('child')}`}
            onClick={jump}
            className={buttonVariants({ variant: 'ghost', size: 'compact' })}
          >
            <PenLine className="size-5 max-sm:hidden" aria-hidden="true" />
            {messages.change}
          </a>
        )}
        {!isSaved && isProposed && (
          <Button variant="ghost" size="compact" onClick={undo}>
            <Undo2 className="size-5" aria-hidden="true" />
            {surpriseMessages.undo}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {undone && surpriseMessages.undone}
      </p>
    </section>
  )
}

const NOTHING: Surprise = {}

/** The child in the costume of the story, and the story in a sentence. */
function Proposal({ members }: { members: Members }) {
  const { control } = useFormContext<StoryForm>()
  const look = useWatch({ control, compute: previewOf })
  const { hero, story } = useWatch({ control, compute: (form: StoryForm) => describeStory(form, members) })
  return (
    <div className="flex items-center gap-4">
      <LookPicture look={look} name={hero} className="w-28 shrink-0 sm:w-36" />
      <p role="status" className="grid min-w-0 gap-1">
        <span className="font-display text-xl leading-tight font-bold wrap-anywhere sm:text-2xl">
          <IsolatedText text={hero} />
        </span>{' '}
        <span className="wrap-anywhere text-ink-soft">
          <IsolatedText text={messages.sentence(story)} />
        </span>
      </p>
    </div>
  )
}
