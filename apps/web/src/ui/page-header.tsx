import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BrushLine } from './art/ornaments.tsx'

interface PageHeaderProps {
  title: string
  /** What the page is for. */
  lead: string
  /** The page that leads here. */
  back?: { to: string; label: string }
}

/** The top of a page of the account. */
export function PageHeader({ title, lead, back }: PageHeaderProps) {
  return (
    <header>
      {back && (
        <Link to={back.to} className="text-link inline-flex min-h-11 items-center gap-1 text-sm">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {back.label}
        </Link>
      )}
      <h1 className="text-4xl">{title}</h1>
      <BrushLine className="mt-2 h-2.5 w-32 text-marigold" />
      <p className="mt-3 max-w-prose text-ink-soft">{lead}</p>
    </header>
  )
}
