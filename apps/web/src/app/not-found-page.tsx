import { notFoundTexts as says } from '@kahani/messages/en/shell'
import { paths } from '../lib/paths.ts'
import { LostMoon } from '../ui/art/lost-moon.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

export function NotFoundPage() {
  return (
    <div className="page-width grid grow content-center justify-items-center gap-4 py-16 text-center">
      <PageMeta title={says.title} unlisted />
      <LostMoon className="w-56" />
      <h1 className="text-3xl">{says.heading}</h1>
      <p className="text-ink-soft">{says.body}</p>
      <ButtonLink to={paths.home()} className="mt-2">
        {says.goHome}
      </ButtonLink>
    </div>
  )
}
