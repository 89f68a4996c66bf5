import type { FamilyMember, FamilyMemberKind } from '@kahani/contracts/family'
import { familyMemberMessages as messages } from '@kahani/messages/en/family-members'
import { useState } from 'react'
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts'

const loadDialog = async () => (await import('./member-dialog.tsx')).MemberDialog

/** The dialog in which a member is added or changed, which is loaded when it is first opened. */
export function useMemberDialog(onSaved?: (member: FamilyMember) => void) {
  const { Dialog, open, onOpenChange, show } = useLazyDialog(loadDialog, messages.openFailed)
  const [target, setTarget] = useState<FamilyMember | FamilyMemberKind>('child')
  return {
    dialog: Dialog && <Dialog target={target} open={open} onOpenChange={onOpenChange} {...(onSaved && { onSaved })} />,
    /** Opens the dialog for a member, or for a new one of a kind. */
    edit(next: FamilyMember | FamilyMemberKind): void {
      setTarget(next)
      show()
    },
  }
}
