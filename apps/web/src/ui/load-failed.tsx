import { errorMessage } from '../lib/error-message.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface LoadFailedProps {
  title: string
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  /** The label of the button that loads again. */
  retry: string
}

/** In place of what could not be loaded. */
export function LoadFailed({ title, query: { error, isFetching, refetch }, retry }: LoadFailedProps) {
  return (
    <Alert variant="destructive" title={title}>
      <p>{errorMessage(error)}</p>
      <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()} className="mt-3">
        {retry}
      </Button>
    </Alert>
  )
}
