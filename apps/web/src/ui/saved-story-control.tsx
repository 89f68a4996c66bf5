import { offlineMessages as messages } from '@kahani/messages/en/offline'
import { CloudDownload, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import { useSavedStory } from '../lib/offline/use-kept-stories.ts'
import { useOnline } from '../lib/use-online.ts'
import { Button } from './button.tsx'
import { useLostFocus } from './use-lost-focus.ts'

interface SavedStoryControlProps {
  story: { id: number; title: string }
  className?: string
}

/** Saves a story with its pictures on this device, and removes it. */
export function SavedStoryControl({ story: { id, title }, className }: SavedStoryControlProps) {
  const { saved, progress, save, remove } = useSavedStory(id)
  const online = useOnline()
  const control = useRef<HTMLDivElement>(null)
  const lostFocus = useLostFocus(() => control.current?.querySelector<HTMLElement>('button:enabled'))
  return (
    <div ref={control} role="status" className={className} {...lostFocus}>
      {saved ? (
        <p className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 text-sm text-ink-soft">
          <Smartphone className="size-5 text-leaf" aria-hidden="true" />
          {messages.saved}
          <button
            type="button"
            onClick={remove}
            aria-label={messages.removeOf(title)}
            className="text-link min-h-11 px-1"
          >
            {messages.remove}
          </button>
        </p>
      ) : (
        <Button
          variant="ghost"
          className="w-full"
          busy={progress !== null}
          disabled={!online}
          onClick={save}
          aria-label={progress ? undefined : messages.saveOf(title)}
        >
          {!progress && <CloudDownload className="size-5" aria-hidden="true" />}
          {progress ? savingText(progress) : messages.save}
        </Button>
      )}
    </div>
  )
}

/** How far a story is saved. */
export function savingText(progress: { saved: number; total: number }): string {
  return progress.total === 0 ? messages.starting : messages.saving(progress.saved, progress.total)
}
