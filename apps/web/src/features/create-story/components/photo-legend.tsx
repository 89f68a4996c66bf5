import { createStoryMessages } from '@kahani/messages/en/create-story'
import { Badge } from '../../../ui/badge.tsx'

const messages = createStoryMessages.photo

/** The name of a field for a photo, and whether it must be filled in. */
export function PhotoLegend({ text, required }: { text: string; required: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {text}
      <Badge variant={required ? 'info' : 'quiet'}>{required ? messages.required : messages.optional}</Badge>
    </span>
  )
}
