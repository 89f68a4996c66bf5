import { shellMessages } from '@kahani/messages/en/shell'
import { WifiOff } from 'lucide-react'
import { useOnline } from '../lib/use-online.ts'

export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-marigold-wash px-4 py-2 text-center text-sm">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          {shellMessages.offline}
        </p>
      )}
    </div>
  )
}
