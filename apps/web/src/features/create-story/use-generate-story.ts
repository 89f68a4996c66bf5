import { createStoryMessages as messages } from '@kahani/messages/en/create-story'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ApiError, NetworkError } from '../../lib/api-error.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { showIssues } from '../../lib/form-issues.ts'
import { attemptFor, fingerprint } from '../../lib/idempotency-key.ts'
import { paths } from '../../lib/paths.ts'
import { userQuery } from '../../lib/session.ts'
import { storyCreditsQuery } from '../../lib/story-credits.ts'
import { toast } from '../../lib/toast.ts'
import { generateStory } from './api/generate-story.ts'
import { isDefinite } from './api/retry.ts'
import type { Drafts } from './draft.ts'
import type { FilledBrief, StoryForm } from './story-form.ts'

/** Sends the order and does what follows from its answer, also when its sender has gone to another page meanwhile. */
export function useGenerateStory(form: UseFormReturn<StoryForm, unknown, FilledBrief>, drafts: Drafts) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutationKey } = generateStory()
  const sending = useIsMutating({ mutationKey }) > 0

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: storyCreditsQuery().queryKey })
    void queryClient.invalidateQueries({ queryKey: userQuery().queryKey })
    void queryClient.invalidateQueries({ queryKey: ['stories'] })
  }

  function redirectToShop(): void {
    toast({ title: messages.outOfCredits.title, description: messages.outOfCredits.body, variant: 'destructive' })
    if (isOnCreateStoryPage()) navigate(paths.shop())
  }

  const { mutate, isSuccess } = useMutation({
    ...generateStory(),
    onSuccess: ({ story }, { brief }) => {
      drafts.clear()
      refresh()
      const open = () => navigate(paths.story(story.id))
      if (isOnCreateStoryPage()) {
        toast({ title: messages.created.title })
        open()
        return
      }
      const action = { label: messages.created.read, onSelect: open }
      toast({ title: messages.created.title, description: messages.created.body(brief.characterName), action })
    },
    onError: error => {
      if (isDefinite(error)) drafts.saveAttempt(null)
      const status = error instanceof ApiError ? error.status : null
      if (status === 402) {
        refresh()
        redirectToShop()
        return
      }
      // Somebody whose session has ended is shown the way to sign in, and comes back to the form as it was.
      if (status === 401) refresh()
      if (showIssues(form, error)) return
      // To the letter of the product: where the server has no words, these are the only ones.
      const description =
        error instanceof NetworkError ? messages.failed.body : errorMessage(error, messages.failed.body)
      toast({ title: messages.failed.title, description, variant: 'destructive' })
    },
  })

  return {
    /** Stays true once the story is made: until its screen has loaded, another click must not order another one. */
    running: sending || isSuccess,
    redirectToShop,
    /** Whether this order may be on its way already, so that it needs no further credit. */
    isInProgress: (brief: FilledBrief) => drafts.attempt()?.fingerprint === fingerprint(brief),
    send(brief: FilledBrief): void {
      // Two quick clicks are both here before the button is drawn anew.
      if (queryClient.isMutating({ mutationKey }) > 0) return
      const attempt = attemptFor(drafts.attempt(), fingerprint(brief))
      drafts.saveAttempt(attempt)
      mutate({ brief, idempotencyKey: attempt.key })
    },
  }
}

const isOnCreateStoryPage = () => window.location.pathname === paths.createStory()
