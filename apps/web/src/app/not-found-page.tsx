import { notFoundMessages as messages } from '@kahani/messages/en/shell'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { MoonPage } from '../ui/moon-page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

export default function NotFoundPage() {
  return (
    <MoonPage title={messages.heading} body={messages.body}>
      <PageMeta title={messages.title} unlisted />
      <ButtonLink to={paths.home()}>{messages.goHome}</ButtonLink>
    </MoonPage>
  )
}
