import { offlineMessages } from '@kahani/messages/en/offline'
import { screenErrorMessages as messages } from '@kahani/messages/en/screen-errors'
import { RotateCw } from 'lucide-react'
import { errorMessage } from '../lib/error-message.ts'
import { ChunkError } from '../lib/load-chunk.ts'
import { paths } from '../lib/paths.ts'
import { useOnline } from '../lib/use-online.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { MoonPage } from '../ui/moon-page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

interface ScreenErrorProps {
  error: unknown
  /** Renders the screen again. */
  onRetry: () => void
}

/** Replaces a screen whose rendering failed. The header and the footer stay. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  const online = useOnline()
  const notLoaded = error instanceof ChunkError
  if (notLoaded && !online) return <NeedsInternet />
  return (
    <MoonPage
      title={messages.title}
      body={notLoaded ? messages.notLoaded : errorMessage(error, messages.unexpected)}
      alert
    >
      <PageMeta title={messages.title} unlisted />
      {/* The code of a screen is requested again only by a new page. */}
      <Button variant="secondary" onClick={notLoaded ? () => window.location.reload() : onRetry}>
        <RotateCw className="size-5" aria-hidden="true" />
        {messages.retry}
      </Button>
      <ButtonLink to={paths.home()}>{messages.goHome}</ButtonLink>
    </MoonPage>
  )
}

/** Shown offline instead of a screen that needs the server. */
export function NeedsInternet() {
  const { title, body, myStories } = offlineMessages.needsInternet
  return (
    <MoonPage scene="offline" title={title} body={body}>
      <PageMeta title={title} unlisted />
      <ButtonLink to={paths.myStories()}>{myStories}</ButtonLink>
    </MoonPage>
  )
}
