import type { FamilyMember } from '@kahani/contracts/family'
import { FAMILY_MAX } from '@kahani/contracts/family'
import { COMPANIONS_MAX } from '@kahani/contracts/people'
import { familyMemberMessages } from '@kahani/messages/en/family-members'
import { storyFamilyMessages } from '@kahani/messages/en/story-family'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { MemberPicture } from '../../../ui/family/member-picture.tsx'
import { useMemberDialog } from '../../../ui/family/use-member-dialog.tsx'
import { FieldSet } from '../../../ui/field.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import type { DraftStore } from '../model/draft.ts'
import {
  addCompanion,
  consistentCompanions,
  hasRoomFor,
  type Members,
  peopleAlong,
  removeCompanion,
} from '../model/saved-people.ts'
import { EMPTY_FORM, type StoryForm } from '../model/story-form.ts'
import { useChanges } from '../model/use-changes.ts'
import { OptionRow } from './option-row.tsx'

const messages = storyFamilyMessages.companions
const KINDS = ['child', 'grown-up', 'friend', 'pet'] as const

interface CompanionsProps {
  members: Members
  draft: DraftStore
}

/** The saved people and pets who can come along. */
export function Companions({ members, draft }: CompanionsProps) {
  const { control, getValues, setValue, formState } = useFormContext<StoryForm>()
  const change = useChanges()
  const form = useWatch({
    control,
    compute: ({ childId, companionIds, friendName, pet }: StoryForm) => ({ childId, companionIds, friendName, pet }),
  })
  const petBefore = useRef(EMPTY_FORM.pet)
  const others = members.filter(({ id }) => id !== form.childId)

  // The choice of pets below, a surprise and a deletion change who comes along, too.
  const { childId, pet } = form
  useEffect(() => {
    const values = getValues()
    const companionIds = consistentCompanions({ ...values, childId, pet }, members)
    if (companionIds.length < values.companionIds.length) setValue('companionIds', companionIds)
  }, [childId, pet, members, getValues, setValue])

  function toggle(member: FamilyMember, comes: boolean): void {
    const values = getValues()
    if (!comes) {
      change(removeCompanion(values, member, members, petBefore.current))
      return
    }
    const hasPet = members.some(({ id, kind }) => kind === 'pet' && values.companionIds.includes(id))
    if (member.kind === 'pet' && !hasPet) petBefore.current = values.pet
    change(addCompanion(values, member, members, draft.surprise()))
  }
  // Somebody who has just been saved is in the list of members a little later.
  const [savedId, setSavedId] = useState<string | null>(null)
  const saved = members.find(({ id }) => id === savedId)
  const onListed = useEffectEvent((member: FamilyMember) => {
    setSavedId(null)
    toggle(member, true)
  })
  useEffect(() => {
    if (saved) onListed(saved)
  }, [saved])

  const full = peopleAlong(form, members).length >= COMPANIONS_MAX
  return (
    <FieldSet
      legend={messages.legend}
      hint={others.length > 0 ? messages.hint(COMPANIONS_MAX) : messages.emptyHint}
      error={formState.errors.companionIds?.message}
    >
      <OptionRow className="flex items-center gap-2.5 sm:flex-wrap">
        {others.map(member => {
          const comes = form.companionIds.includes(member.id)
          return (
            <Chip
              key={member.id}
              type="checkbox"
              label={member.name}
              art={<MemberPicture member={member} crop="face" className="size-10" />}
              checked={comes}
              disabled={!comes && !hasRoomFor(member, getValues(), members)}
              onChange={event => toggle(member, event.target.checked)}
              className="min-h-13 pl-1.5"
            />
          )
        })}
        {members.length < FAMILY_MAX && <AddMember onSaved={({ id }) => setSavedId(id)} />}
      </OptionRow>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {full && messages.full(COMPANIONS_MAX)}
      </p>
    </FieldSet>
  )
}

/** Saves somebody while the form stays open. */
function AddMember({ onSaved }: { onSaved: (member: FamilyMember) => void }) {
  const { dialog, edit } = useMemberDialog(onSaved)
  return (
    <div>
      <Menu>
        <MenuTrigger asChild>
          <Button variant="secondary" className="px-4">
            <Plus className="size-5" aria-hidden="true" />
            {messages.add}
          </Button>
        </MenuTrigger>
        <MenuContent align="start">
          {KINDS.map(kind => (
            <MenuItem key={kind} onSelect={() => edit(kind)}>
              {familyMemberMessages.add[kind]}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
      {dialog}
    </div>
  )
}
