import { createStoryMessages } from '@kahani/messages/en/create-story'
import { ExternalLink } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { StoryForm } from '../model/story-form.ts'

const messages = createStoryMessages.photo

/** The consent to use the photo. */
export function PhotoConsent() {
  const { register, formState } = useFormContext<StoryForm>()
  return (
    <div className="my-2 grid max-w-prose animate-rise justify-items-start">
      <Checkbox
        {...register('photoConsent')}
        label={messages.consent}
        error={formState.errors.photoConsent?.message}
        required
      />
      <Link
        to={paths.privacy()}
        target="_blank"
        className="text-link ml-9 inline-flex min-h-11 items-center gap-1.5 text-sm"
      >
        {messages.consentMore}
        <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
        <span className="sr-only">{messages.newTab}</span>
      </Link>
    </div>
  )
}
