import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { PageMeta } from '../../../ui/page-meta.tsx'

/** The layout of the administrator's screens that the dashboard links to. */
export function AdminPage({ title, subtitle, children }: { title: string; subtitle: string; children: ReactNode }) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 md:py-10">
      <PageMeta title={title} />
      <header className="grid gap-1">
        <Link
          to={paths.adminDashboard('settings')}
          className="flex min-h-9 items-center gap-1 justify-self-start text-sm font-semibold text-peacock hover:underline"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          {adminListMessages.backToDashboard}
        </Link>
        <h1 className="text-4xl">{title}</h1>
        <p className="max-w-prose text-ink-soft">{subtitle}</p>
      </header>
      {children}
    </div>
  )
}
