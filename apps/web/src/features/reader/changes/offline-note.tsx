import { storyEditorMessages as messages } from '@kahani/messages/en/story-editor'
import { useOnline } from '../../../lib/use-online.ts'

/** That changes need a connection, while there is none. */
export function OfflineNote() {
  const online = useOnline()
  return (
    <p role="status" className="text-sm text-ink-soft empty:hidden">
      {!online && messages.offline}
    </p>
  )
}
