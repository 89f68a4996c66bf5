import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { RotateCw } from 'lucide-react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

const { error: messages } = myStoriesMessages

export function StoryListError() {
  return (
    <Alert variant="destructive" title={messages.title}>
      <p>{messages.body}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => window.location.reload()}>
        <RotateCw className="size-4" aria-hidden="true" />
        {messages.retry}
      </Button>
    </Alert>
  )
}
