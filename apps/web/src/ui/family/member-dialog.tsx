import type { FamilyMember, FamilyMemberKind } from '@kahani/contracts/family'
import { familyMemberMessages as messages } from '@kahani/messages/en/family-members'
import { Dialog } from '../dialog.tsx'
import { MemberFields } from './member-fields.tsx'

interface MemberDialogProps {
  /** The member that is changed, or the kind of a new one. */
  target: FamilyMember | FamilyMemberKind
  open: boolean
  onOpenChange: (open: boolean) => void
  onSaved?: (member: FamilyMember) => void
}

/** Adds or changes a member of the family. */
export function MemberDialog({ target, open, onOpenChange, onSaved }: MemberDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title={typeof target === 'string' ? messages.add[target] : messages.change(target.name)}
    >
      <MemberFields
        target={target}
        onSaved={member => {
          onOpenChange(false)
          onSaved?.(member)
        }}
      />
    </Dialog>
  )
}
