import { createStoryMessages as messages } from '@kahani/messages/en/create-story'
import { storyDelayMessages as delay } from '@kahani/messages/en/story-delays'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../../lib/api-error.ts'
import { issuesOf } from '../../../lib/error-message.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { familyQuery } from '../../../lib/family.ts'
import { showIssues } from '../../../lib/form-issues.ts'
import { attemptFor, fingerprint } from '../../../lib/idempotency-key.ts'
import { paths } from '../../../lib/paths.ts'
import { userQuery } from '../../../lib/session.ts'
import { storyCreditsQuery } from '../../../lib/story-credits.ts'
import { toast } from '../../../lib/toast.ts'
import { delayedUntil, type GenerateStoryRequest, generateStory, isDefinite } from '../api/generate-story.ts'
import type { DraftStore } from './draft.ts'
import type { FilledBrief, StoryForm } from './story-form.ts'

/** A story that is being made. `paused`: the device is offline, and the request is sent again when it is online. */
export interface PendingStory {
  idempotencyKey: string
  paused: boolean
}

/** Generates the story and handles the response, even after the user has opened another page. */
export function useGenerateStory(form: UseFormReturn<StoryForm, unknown, FilledBrief>, draft: DraftStore) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutationKey } = generateStory()
  // The form of this call. One that is opened later shows the story as pending, but does not get its errors.
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const [pending] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }): PendingStory => ({
      idempotencyKey: (state.variables as GenerateStoryRequest).idempotencyKey,
      paused: state.isPaused,
    }),
  })

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: storyCreditsQuery().queryKey })
    void queryClient.invalidateQueries({ queryKey: userQuery().queryKey })
    void queryClient.invalidateQueries({ queryKey: ['stories'] })
    void queryClient.invalidateQueries({ queryKey: familyQuery().queryKey })
  }

  function redirectToShop(): void {
    toast({ title: messages.outOfCredits.title, description: messages.outOfCredits.body, variant: 'destructive' })
    if (isOnCreateStoryPage()) navigate(paths.shop())
  }

  const { mutate, isSuccess, variables, error } = useMutation({
    ...generateStory(),
    onSuccess: ({ story }, { brief, notSaved }) => {
      draft.clear()
      refresh()
      const open = () => navigate(paths.story(story.id))
      if (isOnCreateStoryPage()) {
        toast({
          title: messages.created.title,
          ...(notSaved && { description: notSaved.title, action: notSaved.action }),
        })
        open()
        return
      }
      const action = { label: messages.created.read, onSelect: open }
      toast({ title: messages.created.title, description: messages.created.body(brief.characterName), action })
    },
    onError: error => {
      if (isDefinite(error)) draft.saveAttempt(null)
      const finishBy = delayedUntil(error)
      if (finishBy) {
        refresh()
        if (!isOpen.current) toast({ title: delay.title, description: delay.delayed(finishBy) })
        return
      }
      const status = error instanceof ApiError ? error.status : null
      if (status === 402) {
        refresh()
        redirectToShop()
        return
      }
      // The session has ended: redirects to the sign-in page, and the draft restores the form afterwards.
      if (status === 401) refresh()
      // Saved people may have been deleted on another device.
      if (issuesOf(error).length > 0) refresh()
      if (isOpen.current && showIssues(form, error)) return
      // The specification defines one text for every error without a message of the server.
      toastError(messages.failed.title, error, messages.failed.body, messages.failed.body)
    },
  })

  return {
    /** Remains true after success until the story page has loaded, so that another click does not order another story. */
    running: pending !== undefined || isSuccess,
    pending: isSuccess ? { idempotencyKey: variables.idempotencyKey, paused: false } : pending,
    /** When the story that was submitted last is finished at the latest, if an outage delays it. */
    delayedUntil: delayedUntil(error),
    redirectToShop,
    /** Whether this brief may have been submitted already, so that it needs no further credit. */
    isInProgress: (brief: FilledBrief) => draft.attempt()?.fingerprint === fingerprint(brief),
    generate(brief: FilledBrief, notSaved?: GenerateStoryRequest['notSaved']): void {
      // A double click fires twice before the button is disabled.
      if (queryClient.isMutating({ mutationKey }) > 0) return
      const attempt = attemptFor(draft.attempt(), fingerprint(brief))
      draft.saveAttempt(attempt)
      mutate({ brief, idempotencyKey: attempt.key, notSaved })
    },
  }
}

const isOnCreateStoryPage = () => window.location.pathname === paths.createStory()
