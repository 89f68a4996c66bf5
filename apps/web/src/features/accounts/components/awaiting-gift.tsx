import { redeemGiftMessages as messages } from '@kahani/messages/en/gifts'
import { useQuery } from '@tanstack/react-query'
import { giftDetailsQuery, unredeemableMessage } from '../../../lib/gift-details.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { GiftMessage } from '../../../ui/gift-message.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { redirectUrl } from '../redirect-url.ts'

/** The gift that a visitor can redeem after signing in: who sent it, or why it can't be redeemed. */
export function AwaitingGift({ redirectTo }: { redirectTo: string | undefined }) {
  const token = giftTokenOf(redirectTo)
  const { data: gift, error } = useQuery({ ...giftDetailsQuery(token ?? ''), enabled: token !== null })
  const unredeemable = unredeemableMessage(error)
  if (unredeemable !== null) {
    return (
      <Alert variant="destructive" title={messages.error}>
        {unredeemable}
      </Alert>
    )
  }
  if (!gift) return null
  const { packageName, senderName, message } = gift
  return (
    <div className="grid gap-3">
      <Alert variant="info" title={<IsolatedText text={messages.found(packageName, senderName)} />}>
        {messages.signInFirst}
      </Alert>
      {message && <GiftMessage senderName={senderName} message={message} />}
    </div>
  )
}

/** The token of the page that opens after signing in, if that redeems a gift. */
function giftTokenOf(redirectTo: string | undefined): string | null {
  const { pathname, searchParams } = redirectUrl(redirectTo)
  return pathname === paths.redeemGift() ? searchParams.get('token') || null : null
}
