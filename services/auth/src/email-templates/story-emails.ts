import { storyEmailMessages } from '@kahani/messages/en/story-emails'
import type { EmailContentOf, TemplateContent, ToUrl } from './content.ts'

export function storyReadyEmail({ storyId }: EmailContentOf<'story-ready'>, toUrl: ToUrl): TemplateContent {
  const { subject, preheader, heading, lead, button } = storyEmailMessages.ready
  return {
    subject,
    preheader,
    heading,
    lead: [lead],
    facts: [],
    button: { label: button, url: toUrl(`/story/${storyId}`) },
    closing: [],
    reason: storyEmailMessages.reason,
  }
}
