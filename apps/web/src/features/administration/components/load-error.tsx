import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { RotateCw } from 'lucide-react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

/** Replaces data that could not be loaded. */
export function LoadError({ title, retrying, onRetry }: { title: string; retrying: boolean; onRetry: () => void }) {
  return (
    <Alert variant="destructive" title={title}>
      <Button variant="secondary" size="sm" busy={retrying} onClick={onRetry} className="mt-2">
        {!retrying && <RotateCw className="size-4" aria-hidden="true" />}
        {adminListMessages.retry}
      </Button>
    </Alert>
  )
}
