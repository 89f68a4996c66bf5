import type { FamilyMember } from '@kahani/contracts/family'
import { storyFamilyMessages } from '@kahani/messages/en/story-family'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { addMember, familyQuery, type SaveFamilyMember } from '../../../lib/family.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { birthMonthOf } from '../../../ui/family/birth-month.ts'
import type { FilledBrief, StoryForm } from './story-form.ts'

const messages = storyFamilyMessages.save

/** The story does not wait longer. */
const TIMEOUT_MS = 10_000

/** Saves the child of the form with its story, if the parent wants that. A failure is said, and the story is made all the same. */
export function useSaveChild(form: UseFormReturn<StoryForm, unknown, FilledBrief>) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { queryKey } = familyQuery()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (child: SaveFamilyMember) => addMember(child, AbortSignal.timeout(TIMEOUT_MS)),
    onSuccess: child => queryClient.setQueryData(queryKey, members => [...(members ?? []), child]),
    onError: (_error, { name }) =>
      toast({
        title: messages.failed(name),
        description: messages.failedBody,
        variant: 'destructive',
        action: { label: messages.family, onSelect: () => navigate(paths.family()) },
      }),
    // It may have been saved although there was no answer.
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  })
  return {
    saving: isPending,
    /** @returns the saved child; null if it could not be saved, undefined if it is not to be saved */
    async saveChild(): Promise<FamilyMember | null | undefined> {
      const values = form.getValues()
      const { saveChild, childId, characterName: name, characterGender: gender, look, keepsSheet } = values
      if (!saveChild || childId !== null || gender === null) return undefined
      const birthMonth = birthMonthOf(values)
      const consents = { detailsConsent: true, keepsSheet, noticeVersion: PRIVACY_VERSION }
      const saved = await mutateAsync({ kind: 'child', name, gender, birthMonth, look, ...consents }).catch(() => null)
      // It is not saved again if the story has to be.
      form.setValue('saveChild', false)
      if (saved) form.setValue('childId', saved.id)
      return saved
    },
  }
}
