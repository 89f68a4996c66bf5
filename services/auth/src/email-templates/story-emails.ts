import { storyEmailMessages } from '@kahani/messages/en/story-emails'
import { composeEmail, type EmailContentOf, type TemplateContent, type ToUrl, toEmailImage } from './content.ts'
import { nightPicture } from './pictures.ts'

export function storyReadyEmail(content: EmailContentOf<'story-ready'>, toUrl: ToUrl): TemplateContent {
  const { storyId, title, cover } = content
  const { ready, reason } = storyEmailMessages
  const url = toUrl(`/story/${storyId}`)
  return composeEmail(ready, {
    reason,
    story: { title, url, cover: cover && toEmailImage(cover) },
    button: { label: ready.button, url },
  })
}

export function storyFailedEmail(_: EmailContentOf<'story-failed'>, toUrl: ToUrl): TemplateContent {
  const { failed, reason } = storyEmailMessages
  return composeEmail(failed, {
    reason,
    picture: nightPicture(),
    button: { label: failed.button, url: toUrl('/create-story') },
  })
}
