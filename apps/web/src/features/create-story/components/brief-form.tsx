import type { User } from '@kahani/contracts/accounts'
import type { StoryCredits } from '@kahani/contracts/credits'
import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { cn } from '../../../lib/class-names.ts'
import { createDrafts } from '../draft.ts'
import { usePhoto } from '../photo/use-photo.ts'
import { FIELD_ORDER, storyFormSchema } from '../story-form.ts'
import { useDraftForm } from '../use-draft-form.ts'
import { useGenerateStory } from '../use-generate-story.ts'
import { useLeaveWarning } from '../use-leave-warning.ts'
import { ChildSection } from './child-section.tsx'
import { ExtrasSection } from './extras-section.tsx'
import { FocusSection } from './focus-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { SubmitSection } from './submit-section.tsx'
import { ThemeSection } from './theme-section.tsx'

interface BriefFormProps {
  user: User
  credits: StoryCredits
}

/** All that a parent says about a story, and the button that has it written. */
export function BriefForm({ user, credits }: BriefFormProps) {
  const photoRequired = user.subscriptionStatus === 'premium'
  const [drafts] = useState(() => createDrafts(user.id))
  const { form, photoLost } = useDraftForm(drafts, photoRequired)
  const photo = usePhoto(form)
  const { running, send, redirectToShop, isInProgress } = useGenerateStory(form, drafts)
  const button = useRef<HTMLButtonElement>(null)
  useLeaveWarning(running)
  useOnFinish(running, () => {
    if (!focusFirstError() && document.activeElement === document.body) button.current?.focus()
  })

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (running) return
    await photo.settled()
    if (credits.storiesRemaining <= 0) {
      const { data } = storyFormSchema(photoRequired).safeParse(form.getValues())
      if (!data || !isInProgress(data)) {
        redirectToShop()
        return
      }
    }
    await form.handleSubmit(send, focusFirstError)(event)
  }

  /** Leads to the topmost field with an error, where there is one. */
  function focusFirstError(): boolean {
    const first = FIELD_ORDER.find(name => form.getFieldState(name).invalid)
    if (!first) return false
    form.setFocus(first)
    document.activeElement?.scrollIntoView({ block: 'center' })
    return true
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={onSubmit}
        onKeyDown={preventSubmitOnEnter}
        className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16"
      >
        <div inert={running} className={cn('grid gap-14 transition-opacity duration-150', running && 'opacity-60')}>
          <ChildSection />
          <FocusSection />
          <ThemeSection />
          <ExtrasSection />
          <PicturesSection photo={photo} required={photoRequired} lost={photoLost} />
        </div>
        <SubmitSection running={running} buttonRef={button} />
      </form>
    </FormProvider>
  )
}

/** Enter in a field must not spend a credit; on a phone it puts the keyboard away. */
function preventSubmitOnEnter(event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'file') return
  event.preventDefault()
  if (window.matchMedia('(pointer: coarse)').matches) target.blur()
}

/** Runs `then` when `running` has ended: what was out of reach meanwhile can be focused again. */
function useOnFinish(running: boolean, then: () => void): void {
  const ran = useRef(false)
  const onEnd = useEffectEvent(then)
  useEffect(() => {
    if (ran.current && !running) onEnd()
    ran.current = running
  }, [running])
}
