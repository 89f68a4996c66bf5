import { createStoryGuideMessages } from '@kahani/messages/en/create-story-guide'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import type { DraftStore } from '../model/draft.ts'
import type { Start } from '../model/start-form.ts'
import type { StoryForm } from '../model/story-form.ts'
import type { Surprise } from '../model/surprise.ts'
import { applyChanges } from '../model/use-changes.ts'

const messages = createStoryGuideMessages.draft

interface DraftNoticeProps {
  draft: DraftStore
  /** What the form has without a draft. */
  freshStart: () => Start
  onProposed: (answers: Surprise) => void
}

/** Says that the form has the answers of a draft, which can be left, and taken up again. */
export function DraftNotice({ draft, freshStart, onProposed }: DraftNoticeProps) {
  const form = useFormContext<StoryForm>()
  const [left, setLeft] = useState<StoryForm | null>(null)

  function startOver(): void {
    const { form: fresh, proposed } = freshStart()
    setLeft(form.getValues())
    applyChanges(form, fresh, false)
    form.clearErrors()
    draft.clear()
    onProposed(proposed)
  }
  function undo(): void {
    if (left) applyChanges(form, left, false)
    onProposed({})
    setLeft(null)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <p role="status">{left ? messages.startedOver : messages.restored}</p>
      <Button variant="ghost" size="compact" onClick={left ? undo : startOver}>
        {left ? <Undo2 className="size-4" aria-hidden="true" /> : <RotateCcw className="size-4" aria-hidden="true" />}
        {left ? messages.undo : messages.startOver}
      </Button>
    </div>
  )
}
