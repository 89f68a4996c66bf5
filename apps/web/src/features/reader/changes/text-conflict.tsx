import { storyEditorMessages } from '@kahani/messages/en/story-editor'
import { useEffect, useId, useRef } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'

const { conflict: messages, notSaved } = storyEditorMessages

interface TextConflictProps {
  /** The paragraphs of each text. */
  mine: readonly string[]
  theirs: readonly string[]
  saving: boolean
  /** Why the family's own text could not be kept. */
  problem: string | null
  onKeepMine: () => void
  onKeepTheirs: () => void
}

/** Two devices changed the same text: shows both until one of them is chosen. Has the focus when it appears. */
export function TextConflict({ mine, theirs, saving, problem, onKeepMine, onKeepTheirs }: TextConflictProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className="grid gap-4 outline-none">
      <div className="grid gap-1">
        <h3 id={id} className="text-lg">
          {messages.title}
        </h3>
        <p>{messages.body}</p>
      </div>
      <Version label={messages.mine} paragraphs={mine} />
      <Version label={messages.theirs} paragraphs={theirs} />
      {problem && (
        <Alert variant="destructive" title={notSaved}>
          {problem}
        </Alert>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onKeepTheirs}>
          {messages.keepTheirs}
        </Button>
        <Button busy={saving} onClick={onKeepMine}>
          {messages.keepMine}
        </Button>
      </DialogActions>
    </section>
  )
}

interface VersionProps {
  label: string
  paragraphs: readonly string[]
}

/** A text with its label, to be compared with another one. */
export function Version({ label, paragraphs }: VersionProps) {
  return (
    <div className="grid gap-1.5 rounded-drawn border-2 border-line bg-paper-deep p-3.5">
      <p className="text-sm font-semibold text-ink-soft">{label}</p>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered
        <p key={index} dir="auto" className="text-lg wrap-anywhere whitespace-pre-line">
          <IsolatedText text={paragraph} />
        </p>
      ))}
    </div>
  )
}
