import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { FamilyMember } from '@kahani/contracts/family'
import { familyMemberMessages } from '@kahani/messages/en/family-members'
import { storyFamilyMessages as messages } from '@kahani/messages/en/story-family'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { isTransient } from '../../../lib/api-error.ts'
import { addMember, changeMember, familyQuery, isChild, type SaveFamilyMember } from '../../../lib/family.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { birthMonthOf } from '../../../ui/family/birth-month.ts'
import type { GenerateStoryRequest } from '../api/generate-story.ts'
import { childWithNewLook, type Members } from './saved-people.ts'
import type { FilledBrief, StoryForm } from './story-form.ts'

/** The story does not wait longer. */
const TIMEOUT_MS = 10_000

type ChildInput = Extract<SaveFamilyMember, { kind: 'child' }>
interface Saving {
  child: ChildInput
  /** Of the saved child that gets a new look; null for a new child. */
  id: string | null
}

/** Saves the child of the form with its story, or its new look. A failure is said, and the story is made all the same. */
export function useSaveChild(form: UseFormReturn<StoryForm, unknown, FilledBrief>, members: Members) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { queryKey } = familyQuery()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ child, id }: Saving) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      if (id !== null) return changeMember(id, child, signal)
      // It may have been saved although there was no answer.
      return savedAs(child, queryClient.getQueryData(queryKey) ?? []) ?? addMember(child, signal)
    },
    onSuccess: saved =>
      queryClient.setQueryData(queryKey, list => {
        const isKnown = list?.some(({ id }) => id === saved.id)
        return isKnown ? list?.map(member => (member.id === saved.id ? saved : member)) : [...(list ?? []), saved]
      }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  })

  function notSaved(saving: Saving, error: unknown): NonNullable<GenerateStoryRequest['notSaved']> {
    const texts = saving.id === null ? messages.save : messages.keepLook
    const action = isTransient(error)
      ? { label: messages.retry, onSelect: () => void retry(saving) }
      : { label: messages.save.family, onSelect: () => navigate(paths.family()) }
    const failed = { title: texts.failed(saving.child.name), action }
    toast({ ...failed, description: texts.failedBody, variant: 'destructive' })
    return failed
  }
  async function retry(saving: Saving): Promise<void> {
    try {
      const { name } = await mutateAsync(saving)
      form.setValue('saveChild', false)
      toast({ title: familyMemberMessages.saved(name) })
    } catch (error) {
      notSaved(saving, error)
    }
  }

  return {
    saving: isPending,
    /**
     * @param inProgress whether this story may be made already: its request stays the same then, without the id of a new child
     * @returns the id of the saved child of the story, and what could not be saved
     */
    async saveChild(inProgress: boolean): Promise<Pick<GenerateStoryRequest, 'notSaved'> & Pick<StoryForm, 'childId'>> {
      const values = form.getValues()
      const { childId } = values
      const saving = values.saveChild ? savingOf(values, members) : null
      if (!saving) return { childId }
      try {
        const { id } = await mutateAsync(saving)
        form.setValue('saveChild', false)
        if (inProgress) return { childId }
        form.setValue('childId', id)
        return { childId: id }
      } catch (error) {
        if (!isTransient(error)) form.setValue('saveChild', false)
        return { childId, notSaved: notSaved(saving, error) }
      }
    },
  }
}

function savingOf(form: StoryForm, members: Members): Saving | null {
  const { childId, characterName: name, characterGender: gender, look, keepsSheet } = form
  const saved = childWithNewLook(form, members)
  if (saved) {
    const { id, kind, name, gender, birthMonth } = saved
    return { id, child: { kind, name, gender, birthMonth, look } }
  }
  if (childId !== null || gender === null) return null
  const consents = { detailsConsent: true, keepsSheet, noticeVersion: PRIVACY_VERSION }
  return { id: null, child: { kind: 'child', name, gender, birthMonth: birthMonthOf(form), look, ...consents } }
}

const savedAs = ({ name, birthMonth }: ChildInput, members: Members): FamilyMember | undefined =>
  members
    .filter(isChild)
    .find(child => canonicalize(child.name) === canonicalize(name) && child.birthMonth === birthMonth)
