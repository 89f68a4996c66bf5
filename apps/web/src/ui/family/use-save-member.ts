import type { FamilyMember, FamilyMemberKind } from '@kahani/contracts/family'
import { familyMemberMessages as messages } from '@kahani/messages/en/family-members'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { toastError } from '../../lib/error-toast.ts'
import { addMember, changeMember, familyQuery, type SaveFamilyMember } from '../../lib/family.ts'
import { showIssues } from '../../lib/form-issues.ts'
import { toast } from '../../lib/toast.ts'
import { type MemberForm, needsConsent } from './member-form.ts'

/** Saves the member of the dialog, and shows what is wrong at its fields. */
export function useSaveMember(
  form: UseFormReturn<MemberForm, unknown, SaveFamilyMember>,
  target: FamilyMember | FamilyMemberKind,
  onSaved: (member: FamilyMember) => void,
) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (member: SaveFamilyMember) =>
      typeof target === 'string' ? addMember(member) : changeMember(target.id, member),
    onSuccess: async member => {
      const { queryKey } = familyQuery()
      // Before what is shown next refers to it.
      queryClient.setQueryData(queryKey, members => [...(members ?? []).filter(({ id }) => id !== member.id), member])
      void queryClient.invalidateQueries({ queryKey })
      toast({ title: messages.saved(member.name) })
      onSaved(member)
    },
    onError: error => {
      if (!showIssues(form, error)) toastError(messages.saveFailed, error)
    },
  })
  return {
    saving: isPending,
    save: (member: SaveFamilyMember) => mutate({ ...member, ...consentsOf(form.getValues(), target) }),
  }
}

/** The consents that a new child needs, and a change of the consent to keep its likeness. */
function consentsOf({ kind, keepsSheet, detailsConsent }: MemberForm, target: FamilyMember | FamilyMemberKind) {
  if (!needsConsent(kind)) return {}
  const given = { noticeVersion: PRIVACY_VERSION, ...(kind === 'child' && { keepsSheet }) }
  if (typeof target === 'string') return { detailsConsent, ...given }
  return keepsSheet === (target.consent?.keepsSheetSince != null) ? {} : given
}
