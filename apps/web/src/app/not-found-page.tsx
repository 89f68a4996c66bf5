import { notFoundMessages as messages } from '@kahani/messages/en/shell'
import { paths } from '../lib/paths.ts'
import { SleepingMoon } from '../ui/art/sleeping-moon.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

export default function NotFoundPage() {
  return (
    <div className="page-width grid grow content-center justify-items-center gap-4 py-16 text-center">
      <PageMeta title={messages.title} unlisted />
      <SleepingMoon className="w-56" />
      <h1 className="text-3xl">{messages.heading}</h1>
      <p className="text-ink-soft">{messages.body}</p>
      <ButtonLink to={paths.home()} className="mt-2">
        {messages.goHome}
      </ButtonLink>
    </div>
  )
}
