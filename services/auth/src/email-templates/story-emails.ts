import { storyEmailMessages } from '@kahani/messages/en/story-emails'
import { composeEmail, type EmailContentOf, type TemplateContent, type ToUrl } from './content.ts'

export function storyReadyEmail({ storyId }: EmailContentOf<'story-ready'>, toUrl: ToUrl): TemplateContent {
  const { ready, reason } = storyEmailMessages
  return composeEmail(ready, { reason, button: { label: ready.button, url: toUrl(`/story/${storyId}`) } })
}

export function storyFailedEmail(_: EmailContentOf<'story-failed'>, toUrl: ToUrl): TemplateContent {
  const { failed, reason } = storyEmailMessages
  return composeEmail(failed, { reason, button: { label: failed.button, url: toUrl('/create-story') } })
}
