import { giftCardMessages as messages, sentGiftsMessages } from '@kahani/messages/en/sent-gifts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Printer } from 'lucide-react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { errorMessage } from '../../lib/error-message.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { BrushLine } from '../../ui/art/ornaments.tsx'
import { Button } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sentGiftsQuery } from './api/sent-gifts.ts'
import { CardPreview, CardSheet } from './components/gift-card.tsx'

/** A card to print and fold, with the code that redeems the gift. */
export default function GiftCardPage() {
  const { pathname } = useLocation()
  const id = matchPath(paths.giftCard(':id'), pathname)?.params.id
  const { data: gifts, error, isFetching, refetch } = useQuery(sentGiftsQuery())
  const gift = gifts?.find(sent => sent.id === id)
  return (
    <div className="page-width grid min-h-dvh content-start gap-6 py-8 md:py-10">
      <PageMeta title={messages.title} />
      <header>
        <Link to={paths.sentGifts()} className="text-link inline-flex min-h-11 items-center gap-1 text-sm">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {messages.back}
        </Link>
        <h1 className="text-4xl">{messages.title}</h1>
        <BrushLine className="mt-2 h-2.5 w-32 text-marigold" />
        <p className="mt-3 max-w-prose text-ink-soft">{messages.lead}</p>
      </header>
      {gift?.code ? (
        <>
          <div className="grid justify-items-start gap-2">
            <Button size="lg" onClick={() => window.print()}>
              <Printer className="size-5" aria-hidden="true" />
              {messages.print}
            </Button>
            <p className="text-sm text-ink-soft">{messages.secret}</p>
          </div>
          <CardPreview gift={gift} code={gift.code} />
          <CardSheet gift={gift} code={gift.code} />
        </>
      ) : gifts ? (
        <Alert title={gift ? messages.notOpen : messages.unknown} />
      ) : error ? (
        <Alert variant="destructive" title={sentGiftsMessages.failed}>
          <p>{errorMessage(error)}</p>
          <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()} className="mt-3">
            {sentGiftsMessages.retry}
          </Button>
        </Alert>
      ) : (
        <div role="status">
          <span className="sr-only">{sentGiftsMessages.loading}</span>
          <Skeleton className="h-80" />
        </div>
      )}
    </div>
  )
}
