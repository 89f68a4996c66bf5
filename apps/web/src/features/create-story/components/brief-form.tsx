import type { User } from '@kahani/contracts/accounts'
import type { StoryCredits } from '@kahani/contracts/credits'
import { ILLUSTRATION_STYLES } from '@kahani/contracts/options'
import { createStoryMessages as messages } from '@kahani/messages/en/create-story'
import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { cn } from '../../../lib/class-names.ts'
import { createDraftStore } from '../model/draft.ts'
import { FIELD_ORDER, storyFormSchema } from '../model/story-form.ts'
import { useDraftForm } from '../model/use-draft-form.ts'
import { useGenerateStory } from '../model/use-generate-story.ts'
import { usePhoto } from '../photo/use-photo.ts'
import { ChildSection } from './child-section.tsx'
import { ExtrasSection } from './extras-section.tsx'
import { FocusSection } from './focus-section.tsx'
import { PhotoField } from './photo-field.tsx'
import { Section } from './section.tsx'
import { StepBar } from './step-bar.tsx'
import { StyleGallery } from './style-gallery.tsx'
import { SubmitSection } from './submit-section.tsx'
import { SurpriseMe } from './surprise-me.tsx'
import { ThemeSection } from './theme-section.tsx'
import { WishesInStory } from './wishes-in-story.tsx'

interface BriefFormProps {
  user: User
  credits: StoryCredits
}

/** The create-story form. */
export function BriefForm({ user, credits }: BriefFormProps) {
  const photoRequired = user.subscriptionStatus === 'premium'
  const [draft] = useState(() => createDraftStore(user.id))
  const { form, photoLost } = useDraftForm(draft, photoRequired)
  const photo = usePhoto(form)
  const { running, pending, delayedUntil, generate, redirectToShop, isInProgress } = useGenerateStory(form, draft)
  const submitButton = useRef<HTMLButtonElement>(null)
  useUnloadWarning(running)
  useOnFinish(running, () => {
    if (!focusFirstError() && document.activeElement === document.body) submitButton.current?.focus()
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
    await form.handleSubmit(generate, focusFirstError)(event)
  }

  /** Focuses the topmost invalid field. Returns whether there is one. */
  function focusFirstError(): boolean {
    const first = FIELD_ORDER.find(name => form.getFieldState(name).invalid)
    if (!first) return false
    form.setFocus(first)
    document.activeElement?.scrollIntoView({ block: 'center' })
    return true
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit} onKeyDown={preventSubmitOnEnter} className="max-lg:**:scroll-mt-12">
        <StepBar photoRequired={photoRequired} inert={running} />
        <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
          <div inert={running} className={cn('grid gap-14 transition-opacity duration-150', running && 'opacity-60')}>
            <SurpriseMe draft={draft} />
            <ChildSection />
            <FocusSection />
            <ThemeSection />
            <ExtrasSection />
            <Section name="pictures" title={messages.pictures.title}>
              <PhotoField photo={photo} required={photoRequired} lost={photoLost} />
              <StyleGallery styles={ILLUSTRATION_STYLES} />
            </Section>
            <WishesInStory />
          </div>
          <SubmitSection running={running} pending={pending} delayedUntil={delayedUntil} buttonRef={submitButton} />
        </div>
      </form>
    </FormProvider>
  )
}

/** Prevents Enter in a field from spending a credit. On a phone, Enter closes the keyboard. */
function preventSubmitOnEnter(event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'file') return
  event.preventDefault()
  if (window.matchMedia('(pointer: coarse)').matches) target.blur()
}

/** Asks for confirmation before the page is closed or reloaded while `active`. */
function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirm)
    return () => window.removeEventListener('beforeunload', confirm)
  }, [active])
}

/** Calls `onFinish` after `running` has ended and the form is focusable again. */
function useOnFinish(running: boolean, onFinish: () => void): void {
  const wasRunning = useRef(false)
  const finish = useEffectEvent(onFinish)
  useEffect(() => {
    if (wasRunning.current && !running) finish()
    wasRunning.current = running
  }, [running])
}
