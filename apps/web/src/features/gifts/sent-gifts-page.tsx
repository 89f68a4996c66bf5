import { sentGiftsMessages as messages } from '@kahani/messages/en/sent-gifts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { errorMessage } from '../../lib/error-message.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { BrushLine } from '../../ui/art/ornaments.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sentGiftsQuery } from './api/sent-gifts.ts'
import { GiftBox } from './components/gift-box.tsx'
import { SentGiftCard } from './components/sent-gift.tsx'

/** The gifts that the account has given. */
export default function SentGiftsPage() {
  const { data: gifts, error, isFetching, refetch } = useQuery(sentGiftsQuery())
  return (
    <div className="page-width grid min-h-dvh content-start gap-6 py-8 md:py-10">
      <PageMeta title={messages.title} />
      <header>
        <Link to={paths.shop()} className="text-link inline-flex min-h-11 items-center gap-1 text-sm">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {messages.back}
        </Link>
        <h1 className="text-4xl">{messages.title}</h1>
        <BrushLine className="mt-2 h-2.5 w-32 text-marigold" />
        <p className="mt-3 max-w-prose text-ink-soft">{messages.lead}</p>
      </header>
      {gifts ? (
        gifts.length === 0 ? (
          <NoGifts />
        ) : (
          <ul className="grid gap-5 md:grid-cols-2">
            {gifts.map(gift => (
              <li key={gift.id} className="grid">
                <SentGiftCard gift={gift} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <Alert variant="destructive" title={messages.failed}>
          <p>{errorMessage(error)}</p>
          <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()} className="mt-3">
            {messages.retry}
          </Button>
        </Alert>
      ) : (
        <div role="status" className="grid gap-5 md:grid-cols-2">
          <span className="sr-only">{messages.loading}</span>
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      )}
    </div>
  )
}

function NoGifts() {
  return (
    <div className="grid justify-items-center gap-3 rounded-drawn border-2 border-dashed border-line p-8 text-center">
      <GiftBox open={false} className="h-32" />
      <h2 className="text-2xl">{messages.empty}</h2>
      <p className="max-w-prose text-ink-soft">{messages.emptyAbout}</p>
      <ButtonLink to={paths.shop()} className="mt-2">
        {messages.toShop}
      </ButtonLink>
    </div>
  )
}
