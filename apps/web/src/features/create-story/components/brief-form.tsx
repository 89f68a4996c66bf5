import type { User } from '@kahani/contracts/accounts'
import type { StoryCredits } from '@kahani/contracts/credits'
import type { FamilyMember } from '@kahani/contracts/family'
import { DEFAULT_STYLE, ILLUSTRATION_STYLES } from '@kahani/contracts/options'
import type { Story } from '@kahani/contracts/stories'
import { createStoryMessages as messages } from '@kahani/messages/en/create-story'
import { storyFamilyMessages } from '@kahani/messages/en/story-family'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { cn } from '../../../lib/class-names.ts'
import { privacyNoticeQuery } from '../../../lib/privacy-notice.ts'
import { takeStartedStory } from '../../../lib/started-story.ts'
import { createDraftStore } from '../model/draft.ts'
import { savedFamily } from '../model/saved-family.ts'
import { isLikenessKnown } from '../model/saved-people.ts'
import { freshStart, startOf } from '../model/start-form.ts'
import { FIELD_ORDER, type StoryForm, storyFormSchema } from '../model/story-form.ts'
import type { Surprise } from '../model/surprise.ts'
import { useDraftForm } from '../model/use-draft-form.ts'
import { useGenerateStory } from '../model/use-generate-story.ts'
import { useRenaming } from '../model/use-renaming.ts'
import { useSaveChild } from '../model/use-save-child.ts'
import { usePhoto } from '../photo/use-photo.ts'
import { ChildSection } from './child-section.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ExtrasSection } from './extras-section.tsx'
import { FocusSection } from './focus-section.tsx'
import { LookFromPhoto } from './look-from-photo.tsx'
import { PhotoField } from './photo-field.tsx'
import { Section } from './section.tsx'
import { StepBar } from './step-bar.tsx'
import { StyleGallery } from './style-gallery.tsx'
import { SubmitSection } from './submit-section.tsx'
import { ThemeSection } from './theme-section.tsx'
import { TonightsStory } from './tonights-story.tsx'
import { WishesInStory } from './wishes-in-story.tsx'

interface BriefFormProps {
  user: User
  credits: StoryCredits
  family: UseQueryResult<FamilyMember[]>
  /** The saved child that the story is about from the start. */
  childId: string | null
  /** The newest stories of the account. */
  recent: readonly Story[]
}

/** The create-story form. */
export function BriefForm({ user, credits, childId, recent, ...queries }: BriefFormProps) {
  const family = savedFamily(queries.family)
  const { members } = family
  const { data: notice } = useQuery(privacyNoticeQuery())
  const drawsFromPhoto = notice?.aiProvider !== null
  const isPremium = user.subscriptionStatus === 'premium'
  const styles = notice?.illustrationStyles?.[isPremium ? 'premium' : 'free'] ?? [DEFAULT_STYLE]
  const needsPhoto = (form: StoryForm) => isPremium && !isLikenessKnown(form, members, drawsFromPhoto)
  const [draft] = useState(() => createDraftStore(user.id, styles))
  const options = { draft, members, childId, recent }
  const [start] = useState(() => startOf({ ...options, started: takeStartedStory() }))
  const [proposed, setProposed] = useState(start.proposed)
  function propose(answers: Surprise): void {
    draft.saveSurprise(answers)
    setProposed(answers)
  }
  const { form, photoLost } = useDraftForm({ draft, start, hasChild: childId !== null, needsPhoto })
  const photoRequired = useWatch({ control: form.control, compute: needsPhoto })
  const renaming = useRenaming(form, members)
  const { saveChild, saving } = useSaveChild(form, members)
  const photo = usePhoto(form)
  const { running, pending, delayedUntil, generate, redirectToShop, isInProgress } = useGenerateStory(form, draft)
  const submitButton = useRef<HTMLButtonElement>(null)
  const busy = running || saving
  useUnloadWarning(busy)
  useOnFinish(busy, () => {
    if (!focusFirstError() && document.activeElement === document.body) submitButton.current?.focus()
  })

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    renaming.settle()
    await photo.settled()
    if (credits.storiesRemaining <= 0) {
      const { data } = storyFormSchema(needsPhoto(form.getValues())).safeParse(form.getValues())
      if (!data || !isInProgress(data)) {
        redirectToShop()
        return
      }
    }
    await form.handleSubmit(async brief => {
      const { childId, notSaved } = await saveChild(isInProgress(brief))
      generate({ ...brief, childId }, notSaved)
    }, focusFirstError)(event)
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
      <form
        noValidate
        onSubmit={onSubmit}
        onKeyDown={preventSubmitOnEnter}
        className="flex flex-col gap-6 max-lg:**:scroll-mt-12 max-lg:**:scroll-mb-20 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16"
      >
        <div
          inert={busy}
          className={cn('grid min-w-0 gap-8 transition-opacity duration-150 sm:gap-14', busy && 'opacity-60')}
        >
          {start.origin === 'draft' && (
            <DraftNotice draft={draft} freshStart={() => freshStart(options)} onProposed={propose} />
          )}
          <TonightsStory members={members} recent={recent} proposed={proposed} onProposed={propose} />
          <StepBar photoRequired={photoRequired} />
          <ChildSection family={family} renaming={renaming} />
          <FocusSection />
          <ThemeSection />
          <ExtrasSection family={family} draft={draft} />
          <Section name="pictures" title={messages.pictures.title}>
            {drawsFromPhoto ? (
              <PhotoField
                photo={photo}
                required={photoRequired}
                hint={photoHint(isPremium, photoRequired)}
                lost={photoLost}
              />
            ) : (
              <LookFromPhoto required={photoRequired} />
            )}
            <StyleGallery styles={ILLUSTRATION_STYLES} available={styles} />
          </Section>
          <WishesInStory />
        </div>
        <SubmitSection
          members={members}
          cost={messages.submit.cost(credits.storiesRemaining, !isPremium)}
          running={busy}
          pending={pending}
          delayedUntil={delayedUntil}
          buttonRef={submitButton}
        />
      </form>
    </FormProvider>
  )
}

function photoHint(isPremium: boolean, required: boolean): string {
  if (!isPremium) return messages.photo.hintFree
  return required ? messages.photo.hintPremium : storyFamilyMessages.photoNotNeeded
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
