import { storyEditorMessages } from '@kahani/messages/en/story-editor'
import { Button } from '../../../ui/button.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { languageOf } from '../model/sentences.ts'

const { earlier: messages } = storyEditorMessages

interface EarlierWordingsProps {
  /** Newest first. */
  wordings: readonly string[]
  onUse: (wording: string) => void
}

/** What a page said before. Nothing if it was never changed. */
export function EarlierWordings({ wordings, onUse }: EarlierWordingsProps) {
  if (wordings.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {messages.summary(wordings.length)}
      </summary>
      <ul className="grid gap-2.5 pt-1">
        {wordings.map(wording => (
          <li
            key={wording}
            className="grid justify-items-start gap-1 rounded-drawn-sm border-2 border-line p-3 pb-1 sm:grid-cols-[1fr_auto] sm:items-start sm:gap-4"
          >
            <p lang={languageOf(wording)} dir="auto" className="wrap-anywhere whitespace-pre-line">
              <IsolatedText text={wording} />
            </p>
            <Button variant="ghost" size="sm" className="-ml-3 min-h-11 sm:ml-0" onClick={() => onUse(wording)}>
              {messages.use}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
