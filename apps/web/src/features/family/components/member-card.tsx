import type { FamilyMember } from '@kahani/contracts/family'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { familyMemberMessages } from '@kahani/messages/en/family-members'
import { familyPageMessages as messages } from '@kahani/messages/en/family-page'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { toastError } from '../../../lib/error-toast.ts'
import { deleteMember, familyQuery } from '../../../lib/family.ts'
import { toast } from '../../../lib/toast.ts'
import { AnotherStory } from '../../../ui/another-story.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { MemberPicture } from '../../../ui/family/member-picture.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { MemberConsent } from './member-consent.tsx'

interface MemberCardProps {
  member: FamilyMember
  onEdit: () => void
  online: boolean
}

/** A member with its picture, and what can be done with it. */
export function MemberCard({ member, onEdit, online }: MemberCardProps) {
  const { name } = member
  const { remove, removing } = useDeleteMember(member)
  return (
    <li className="grid">
      <Card className="grid content-start gap-4">
        <div className="flex items-start gap-4">
          <MemberPicture member={member} crop="none" className="size-28 border-2 border-line text-3xl sm:size-32" />
          <div className="grid min-w-0 gap-0.5">
            <h3 className="text-xl wrap-anywhere">
              <IsolatedText text={name} />
            </h3>
            <p className="text-ink-soft">{describe(member)}</p>
          </div>
        </div>
        {member.consent && <MemberConsent member={member} consent={member.consent} online={online} />}
        <div className="flex flex-wrap items-center gap-2.5">
          {member.kind === 'child' && <AnotherStory child={member} className="max-sm:w-full" />}
          <Button
            variant="secondary"
            disabled={!online}
            aria-label={familyMemberMessages.change(name)}
            onClick={onEdit}
          >
            <Pencil className="size-5" aria-hidden="true" />
            {messages.change}
          </Button>
          <ConfirmButton
            variant="ghost"
            busy={removing}
            disabled={!online}
            aria-label={removing ? undefined : messages.deleteOf(name)}
            dialog={{
              title: messages.confirm.title(name),
              description: messages.confirm.body,
              cancel: messages.confirm.cancel,
              confirm: messages.confirm.confirm,
              destructive: true,
            }}
            onConfirm={remove}
          >
            {!removing && <Trash2 className="size-5" aria-hidden="true" />}
            {removing ? messages.deleting : messages.delete}
          </ConfirmButton>
        </div>
      </Card>
    </li>
  )
}

/** Age and gender, relation or kind. */
function describe(member: FamilyMember): string {
  if (member.kind === 'pet') return createStoryMessages.pets[member.pet]
  if (member.kind === 'grown-up') return familyMemberMessages.relations[member.relation]
  const age = member.age === null ? messages.ageUnknown : createStoryMessages.ages[member.age]
  return `${age} · ${familyMemberMessages.genders[member.gender]}`
}

function useDeleteMember({ id, name }: FamilyMember) {
  const queryClient = useQueryClient()
  const { queryKey } = familyQuery()
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteMember(id),
    onSuccess: () => {
      queryClient.setQueryData(queryKey, members => members?.filter(member => member.id !== id))
      toast({ title: messages.deleted(name) })
      document.getElementById('main')?.focus()
    },
    onError: error => toastError(messages.deleteFailed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return { remove: () => mutate(), removing: isPending }
}
