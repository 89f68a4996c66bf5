import type { FamilyMemberKind } from '@kahani/contracts/family'
import { familyMemberMessages } from '@kahani/messages/en/family-members'
import { familyPageMessages } from '@kahani/messages/en/family-page'
import { Plus } from 'lucide-react'
import { PaintedScene } from '../../../ui/art/painted-scene.tsx'
import { Button } from '../../../ui/button.tsx'

const { empty: messages } = familyPageMessages
const OTHERS = ['grown-up', 'friend', 'pet'] as const

interface EmptyFamilyProps {
  onAdd: (kind: FamilyMemberKind) => void
  disabled: boolean
}

export function EmptyFamily({ onAdd, disabled }: EmptyFamilyProps) {
  return (
    <div className="grid justify-items-center gap-4 py-4 text-center">
      <PaintedScene name="family" className="w-80" />
      <h2 className="text-2xl">{messages.title}</h2>
      <p className="max-w-md text-ink-soft">{messages.body}</p>
      <Button size="lg" disabled={disabled} onClick={() => onAdd('child')}>
        <Plus className="size-5" aria-hidden="true" />
        {familyMemberMessages.add.child}
      </Button>
      <p className="mt-2 text-sm text-ink-soft">{messages.others}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {OTHERS.map(kind => (
          <Button key={kind} variant="secondary" disabled={disabled} onClick={() => onAdd(kind)}>
            {familyMemberMessages.add[kind]}
          </Button>
        ))}
      </div>
    </div>
  )
}
