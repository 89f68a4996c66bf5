import { giftCardMessages as messages, sentGiftsMessages } from '@kahani/messages/en/sent-gifts'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { matchPath, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sentGiftsQuery } from './api/sent-gifts.ts'
import { CardPreview, CardSheet } from './components/gift-card.tsx'

/** A card to print and fold, with the code that redeems the gift. */
export default function GiftCardPage() {
  const { pathname } = useLocation()
  const id = matchPath(paths.giftCard(':id'), pathname)?.params.id
  const query = useQuery(sentGiftsQuery())
  const { data: gifts, error } = query
  const gift = gifts?.find(sent => sent.id === id)
  return (
    <div className="page-width grid min-h-dvh content-start gap-6 py-8 md:py-10">
      <PageMeta title={messages.title} />
      <PageHeader title={messages.title} lead={messages.lead} back={{ to: paths.sentGifts(), label: messages.back }} />
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
        <LoadFailed title={sentGiftsMessages.failed} query={query} retry={sentGiftsMessages.retry} />
      ) : (
        <div role="status">
          <span className="sr-only">{sentGiftsMessages.loading}</span>
          <Skeleton className="h-80" />
        </div>
      )}
    </div>
  )
}
