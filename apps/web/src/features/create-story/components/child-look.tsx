import { NAME_MAX, PHRASE_MAX } from '@kahani/contracts/brief'
import type { LookPreview } from '@kahani/contracts/look-previews'
import { printProblem } from '@kahani/contracts/printed-text'
import { lookPictureMessages } from '@kahani/messages/en/look-picture'
import { useFormContext, useWatch } from 'react-hook-form'
import { LookDisclosure } from '../../../ui/look/look-disclosure.tsx'
import { REQUIRED_PLACEHOLDERS, type StoryForm } from '../model/story-form.ts'
import { useChanges } from '../model/use-changes.ts'

/** The button that opens the choice of the look. */
export const LOOK_BUTTON_ID = 'child-look'

/** How the child looks, with a preview in the costume of the story. */
export function ChildLook() {
  const { control } = useFormContext<StoryForm>()
  const change = useChanges()
  const [look, name] = useWatch({ control, name: ['look', 'characterName'] })
  const preview = useWatch({ control, compute: previewOf })
  return (
    <LookDisclosure
      kind="child"
      look={look}
      onChange={next => change({ look: next })}
      preview={preview}
      name={name.trim() || lookPictureMessages.unnamed.child}
      top="max-lg:top-[7.6rem] lg:top-20"
      buttonId={LOOK_BUTTON_ID}
    />
  )
}

/** The preview of the child, with placeholders for what is not answered or can't be printed. */
export function previewOf(form: StoryForm): LookPreview {
  const printable = (text: string, max: number) => (printProblem(text.trim(), max) === null ? text.trim() : '')
  const customCharacter = form.characterType === 'custom' ? printable(form.customCharacter, PHRASE_MAX) : ''
  return {
    kind: 'child',
    memberId: form.childId,
    name: printable(form.characterName, NAME_MAX),
    gender: form.characterGender ?? REQUIRED_PLACEHOLDERS.characterGender,
    age: form.characterAge ?? REQUIRED_PLACEHOLDERS.characterAge,
    look: form.look,
    // Nobody wears a costume that is not described.
    characterType: form.characterType === 'custom' && customCharacter === '' ? 'myself' : form.characterType,
    customCharacter,
  }
}
