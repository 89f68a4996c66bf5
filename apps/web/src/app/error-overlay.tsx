import { errorOverlayMessages as messages } from '@kahani/messages/en/shell'
import { errorMessage } from '../lib/error-message.ts'
import { Button } from '../ui/button.tsx'

/** Replaces the app when rendering its layout fails. */
export function ErrorOverlay({ error }: { error: unknown }) {
  return (
    <div
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="error-title"
      className="fixed inset-0 z-60 grid place-items-center overflow-auto bg-paper p-5"
    >
      <div className="grid max-w-lg justify-items-start gap-4 rounded-drawn border-2 border-brick bg-card p-7 shadow-lift">
        <h1 id="error-title" className="text-3xl">
          {messages.title}
        </h1>
        <p className="w-full rounded-drawn-sm bg-brick-wash px-4 py-3 text-sm break-words text-ink">
          {errorMessage(error, messages.unknown)}
        </p>
        <p className="text-ink-soft">{messages.advice}</p>
        <Button onClick={() => window.location.reload()}>{messages.refresh}</Button>
      </div>
    </div>
  )
}
