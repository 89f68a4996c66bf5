import { offlineMessages } from '@kahani/messages/en/offline'
import { screenErrorMessages as messages } from '@kahani/messages/en/screen-errors'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorMessage } from '../lib/error-message.ts'
import { ChunkError } from '../lib/load-chunk.ts'
import { paths } from '../lib/paths.ts'
import { useOnline } from '../lib/use-online.ts'
import { SleepingMoon } from '../ui/art/sleeping-moon.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
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
    <Notice
      title={messages.title}
      body={notLoaded ? messages.notLoaded : errorMessage(error, messages.unexpected)}
      alert
    >
      {/* The code of a screen is requested again only by a new page. */}
      <Button variant="secondary" onClick={notLoaded ? () => window.location.reload() : onRetry}>
        <RotateCw className="size-5" aria-hidden="true" />
        {messages.retry}
      </Button>
      <ButtonLink to={paths.home()}>{messages.goHome}</ButtonLink>
    </Notice>
  )
}

/** Shown offline instead of a screen that needs the server. */
export function NeedsInternet() {
  const { title, body, myStories } = offlineMessages.needsInternet
  return (
    <Notice title={title} body={body}>
      <ButtonLink to={paths.myStories()}>{myStories}</ButtonLink>
    </Notice>
  )
}

interface NoticeProps {
  title: string
  body: string
  /** Whether screen readers announce it at once. */
  alert?: boolean
  children: ReactNode
}

function Notice({ title, body, alert = false, children }: NoticeProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="page-width grid grow content-center justify-items-center gap-4 py-16 text-center"
    >
      <PageMeta title={title} unlisted />
      <SleepingMoon className="w-56" />
      <h1 className="text-3xl">{title}</h1>
      <p className="max-w-md text-ink-soft">{body}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
