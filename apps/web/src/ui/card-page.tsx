import { type ReactNode, useEffect, useRef } from 'react'
import { LogoMark } from './art/logo.tsx'
import { LittleStar } from './art/ornaments.tsx'
import { Card } from './card.tsx'

interface CardPageProps {
  heading: string
  lead: ReactNode
  /** Moves the focus to the heading when the heading changes: for the result of a submitted form. */
  focusHeading?: boolean
  /** The form. */
  children?: ReactNode
  /** A line below the card that links to another page. */
  footer?: ReactNode
}

/**
 * The layout of a page that is one small card, such as the sign-in page. The card is at the top: a centered one would move when
 * a slow connection delivers the rest of the document.
 */
export function CardPage({ heading, lead, focusHeading = false, children, footer }: CardPageProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new heading is a new result
  useEffect(() => {
    if (focusHeading) title.current?.focus()
  }, [focusHeading, heading])
  return (
    <div className="page-width grid grow content-start justify-items-center py-10 sm:py-16 [@media(max-height:30rem)]:py-5">
      <div className="grid w-full max-w-md gap-5">
        <Card className="relative grid gap-6 sm:p-8">
          <LittleStar className="absolute -top-3 left-10 size-6 text-marigold" />
          <LittleStar className="absolute top-7 right-8 size-4 text-marigold" />
          <div className="grid justify-items-center gap-2 text-center">
            <LogoMark className="size-16 [@media(max-height:30rem)]:hidden" />
            <h1 ref={title} tabIndex={-1} className="text-3xl outline-none">
              {heading}
            </h1>
            <p className="wrap-anywhere text-ink-soft">{lead}</p>
          </div>
          {children}
        </Card>
        {footer && <p className="text-center">{footer}</p>}
      </div>
    </div>
  )
}
