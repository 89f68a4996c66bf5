import { sentGiftsMessages as messages } from '@kahani/messages/en/sent-gifts'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sentGiftsQuery } from './api/sent-gifts.ts'
import { GiftBox } from './components/gift-box.tsx'
import { SentGiftCard } from './components/sent-gift.tsx'

/** The gifts that the account has given. */
export default function SentGiftsPage() {
  const query = useQuery(sentGiftsQuery())
  const { data: gifts, error } = query
  return (
    <div className="page-width grid min-h-dvh content-start gap-6 py-8 md:py-10">
      <PageMeta title={messages.title} />
      <PageHeader title={messages.title} lead={messages.lead} back={{ to: paths.shop(), label: messages.back }} />
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
        <LoadFailed title={messages.failed} query={query} retry={messages.retry} />
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
