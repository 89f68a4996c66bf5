import type { FamilyMember, FamilyMemberKind } from '@kahani/contracts/family'
import { familyMemberMessages } from '@kahani/messages/en/family-members'
import { familyPageMessages } from '@kahani/messages/en/family-page'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { MemberCard } from './member-card.tsx'

const KINDS = ['child', 'grown-up', 'friend', 'pet'] as const

interface MemberGroupsProps {
  members: readonly FamilyMember[]
  onEdit: (target: FamilyMember | FamilyMemberKind) => void
  online: boolean
  /** Whether nobody can be added. */
  full: boolean
}

/** The members by kind, and a button for each kind. */
export function MemberGroups({ members, onEdit, online, full }: MemberGroupsProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      {KINDS.map(kind => {
        const group = members.filter(member => member.kind === kind)
        return (
          <section key={kind} aria-labelledby={`family-${kind}`} className="grid content-start gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id={`family-${kind}`} className="text-2xl">
                {familyPageMessages.groups[kind]}
              </h2>
              <Button variant="secondary" disabled={!online || full} onClick={() => onEdit(kind)}>
                <Plus className="size-5" aria-hidden="true" />
                {familyMemberMessages.add[kind]}
              </Button>
            </div>
            {group.length > 0 && (
              <ul className="grid gap-4">
                {group.map(member => (
                  <MemberCard key={member.id} member={member} onEdit={() => onEdit(member)} online={online} />
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}
