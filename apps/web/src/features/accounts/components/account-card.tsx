import type { ReactNode } from 'react'
import { LogoMark } from '../../../ui/art/logo.tsx'
import { LittleStar } from '../../../ui/art/ornaments.tsx'
import { Card } from '../../../ui/card.tsx'

interface AccountCardProps {
  heading: string
  lead: string
  /** The form. */
  children: ReactNode
  /** A line below the card that links to the other account page. */
  footer?: ReactNode
}

/** The layout of the account pages. */
export function AccountCard({ heading, lead, children, footer }: AccountCardProps) {
  return (
    <div className="page-width grid grow place-items-center py-10 sm:py-16">
      <div className="grid w-full max-w-md gap-5">
        <Card className="relative grid gap-6 sm:p-8">
          <LittleStar className="absolute -top-3 left-10 size-6 text-marigold" />
          <LittleStar className="absolute top-7 right-8 size-4 text-marigold" />
          <div className="grid justify-items-center gap-2 text-center">
            <LogoMark className="size-16" />
            <h1 className="text-3xl">{heading}</h1>
            <p className="text-ink-soft">{lead}</p>
          </div>
          {children}
        </Card>
        {footer && <p className="text-center">{footer}</p>}
      </div>
    </div>
  )
}
