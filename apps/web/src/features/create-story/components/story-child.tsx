import { storyFamilyMessages } from '@kahani/messages/en/story-family'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isChild } from '../../../lib/family.ts'
import { Chip } from '../../../ui/chip.tsx'
import { MemberPicture } from '../../../ui/family/member-picture.tsx'
import { FieldSet } from '../../../ui/field.tsx'
import { childOf, chooseChild, leaveChild, type Members, type Renaming } from '../model/saved-people.ts'
import type { StoryForm } from '../model/story-form.ts'
import { useChanges } from '../model/use-changes.ts'
import type { useRenaming } from '../model/use-renaming.ts'
import { OptionRow } from './option-row.tsx'

const messages = storyFamilyMessages.child

interface StoryChildProps {
  members: Members
  /** Called when a saved child was chosen. */
  onChoose: () => void
}

/** The saved children, of whom one tap answers what the form asks about the child. */
export function StoryChild({ members, onChoose }: StoryChildProps) {
  const { control, getValues, setFocus, formState } = useFormContext<StoryForm>()
  const childId = useWatch({ control, name: 'childId' })
  const change = useChanges()
  const group = useId()
  const children = members.filter(isChild)
  if (children.length === 0) return null

  function chooseOther(): void {
    const child = childOf(getValues(), members)
    if (child) change({ ...leaveChild(getValues(), child), characterName: '' })
    setFocus('characterName')
  }
  return (
    <FieldSet legend={messages.legend} legendHidden error={formState.errors.childId?.message}>
      <OptionRow chosen={childId ?? ''} className="flex gap-2.5 sm:flex-wrap">
        {children.map(child => (
          <Chip
            key={child.id}
            name={group}
            value={child.id}
            label={child.name}
            art={<MemberPicture member={child} crop="face" className="size-10" />}
            checked={childId === child.id}
            onChange={() => {
              change(chooseChild(getValues(), child, members))
              onChoose()
            }}
            className="min-h-13 pl-1.5"
          />
        ))}
        <Chip
          name={group}
          value=""
          label={messages.other}
          checked={childId === null}
          onChange={chooseOther}
          className="min-h-13"
        />
      </OptionRow>
    </FieldSet>
  )
}

interface RenamedChildProps extends Pick<ReturnType<typeof useRenaming>, 'said' | 'correct'> {
  members: Members
}

/** What another name means for the saved child that was chosen, and the other meaning. */
export function RenamedChild({ said, correct, members }: RenamedChildProps) {
  const { control, getValues } = useFormContext<StoryForm>()
  const change = useChanges()
  const childId = useWatch({ control, name: 'childId' })
  // Another child may have been chosen since.
  const isCurrent = said !== null && childId === (said.meaning === 'same' ? said.child.id : null)

  function mean({ meaning, child }: NonNullable<Renaming['said']>): void {
    const form = getValues()
    const { characterName } = form
    change(meaning === 'same' ? leaveChild(form, child) : { ...chooseChild(form, child, members), characterName })
    correct()
  }
  return (
    <div role="status" className="max-w-md empty:hidden">
      {isCurrent && (
        <p className="flex flex-wrap items-center gap-x-2 rounded-drawn-sm bg-marigold-wash px-3 py-1 text-sm">
          {messages.renamed[said.meaning](said.child.name)}
          <button type="button" onClick={() => mean(said)} className="text-link min-h-11 px-1">
            {said.meaning === 'same' ? messages.renamed.notSame : messages.renamed.notOther(said.child.name)}
          </button>
        </p>
      )}
    </div>
  )
}
