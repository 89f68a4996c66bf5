import { notFoundMessages as messages } from '@kahani/messages/en/shell'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { MoonPage } from '../ui/moon-page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

export default function NotFoundPage() {
  const { user } = useSession()
  return (
    <MoonPage scene="lost" title={messages.heading} body={messages.body}>
      <PageMeta title={messages.title} unlisted />
      {user && <ButtonLink to={paths.myStories()}>{messages.toStories}</ButtonLink>}
      <ButtonLink to={paths.home()} variant={user ? 'secondary' : 'primary'}>
        {messages.goHome}
      </ButtonLink>
    </MoonPage>
  )
}
