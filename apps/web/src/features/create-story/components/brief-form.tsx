import type { User } from '@kahani/contracts/accounts'
import type { StoryCredits } from '@kahani/contracts/credits'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, FormProvider } from 'react-hook-form'
import { cn } from '../../../lib/class-names.ts'
import { createDrafts } from '../draft.ts'
import { FIELD_ORDER, type StoryForm, storyFormSchema } from '../story-form.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { useLeaveWarning } from '../use-leave-warning.ts'
import { useStoryOrder } from '../use-story-order.ts'
import { ChildSection } from './child-section.tsx'
import { ExtrasSection } from './extras-section.tsx'
import { Finish } from './finish.tsx'
import { FocusSection } from './focus-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { ThemeSection } from './theme-section.tsx'

interface BriefFormProps {
  user: User
  credits: StoryCredits
}

/** All that a parent says about a story, and the button that has it written. */
export function BriefForm({ user, credits }: BriefFormProps) {
  const photoRequired = user.subscriptionStatus === 'premium'
  const [drafts] = useState(() => createDrafts(user.id))
  const { form, photoLost } = useKeptForm(drafts, photoRequired)
  const { running, send, goShopping, isUnderWay } = useStoryOrder(form, drafts)
  const button = useRef<HTMLButtonElement>(null)
  useLeaveWarning(running)
  useFocusAfter(running, button)

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (running) return
    if (credits.storiesRemaining <= 0) {
      const { data } = storyFormSchema(photoRequired).safeParse(form.getValues())
      if (!data || !isUnderWay(data)) {
        goShopping()
        return
      }
    }
    void form.handleSubmit(send, showFirst)(event)
  }

  function showFirst(errors: FieldErrors<StoryForm>): void {
    const first = FIELD_ORDER.find(name => errors[name])
    if (!first) return
    form.setFocus(first)
    document.activeElement?.scrollIntoView({ block: 'center' })
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={onSubmit}
        onKeyDown={keepEnterFromOrdering}
        className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16"
      >
        <div inert={running} className={cn('grid gap-14 transition-opacity duration-150', running && 'opacity-60')}>
          <ChildSection />
          <FocusSection />
          <ThemeSection />
          <ExtrasSection />
          <PicturesSection photoRequired={photoRequired} photoLost={photoLost} />
        </div>
        <Finish running={running} buttonRef={button} />
      </form>
    </FormProvider>
  )
}

/** Enter in a field must not spend a credit; on a phone it puts the keyboard away. */
function keepEnterFromOrdering(event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'file') return
  event.preventDefault()
  if (window.matchMedia('(pointer: coarse)').matches) target.blur()
}

/** A button that was busy has lost the focus; it gets it back where the page stays. */
function useFocusAfter(running: boolean, button: { current: HTMLButtonElement | null }): void {
  const ran = useRef(false)
  useEffect(() => {
    if (ran.current && !running && document.activeElement === document.body) button.current?.focus()
    ran.current = running
  }, [running, button])
}
