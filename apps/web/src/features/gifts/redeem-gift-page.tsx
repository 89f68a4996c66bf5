import { redeemGiftMessages as messages } from '@kahani/messages/en/gifts'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { RedeemCard } from './components/redeem-card.tsx'

export default function RedeemGiftPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <div className="page-width grid grow place-items-center py-10 sm:py-16">
      <PageMeta title={messages.title} />
      {token ? <RedeemCard key={token} token={token} /> : <MissingToken />}
    </div>
  )
}

function MissingToken() {
  return (
    <div className="grid w-full max-w-lg justify-items-center gap-5">
      <h1 className="sr-only">{messages.heading}</h1>
      <Alert variant="destructive" title={messages.missing.title} className="w-full">
        {messages.missing.body}
      </Alert>
      <ButtonLink to={paths.home()}>{messages.missing.goHome}</ButtonLink>
    </div>
  )
}
