import { readerMessages } from '@kahani/messages/en/reader'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IsolatedText } from '../../../ui/isolated-text.tsx'

const { asleep: messages } = readerMessages

/**
 * Covers the page with darkness. Any touch or key ends it. An open dialog of the reader hides the page from screen readers and
 * takes its pointer events, so this is not part of the page.
 */
export function NightScreen({ child, onWake }: { child: string; onWake: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    // Modal: above everything, and the browser returns the focus afterwards.
    element?.showModal()
    return () => element?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby="good-night"
      onCancel={event => {
        event.preventDefault()
        onWake()
      }}
      data-theme="bedtime"
      className="pointer-events-auto m-0 size-full max-h-none max-w-none animate-dusk bg-paper-deep text-ink-soft backdrop:bg-transparent"
    >
      <button
        type="button"
        onClick={onWake}
        onKeyDown={event => {
          // The key would press the button that gets the focus back.
          event.preventDefault()
          onWake()
        }}
        className="grid size-full place-content-center gap-3"
      >
        <span id="good-night" className="font-display text-2xl font-semibold wrap-anywhere">
          <IsolatedText text={messages.title(child)} />
        </span>
        <span className="text-sm">{messages.wake}</span>
      </button>
    </dialog>,
    document.body,
  )
}
