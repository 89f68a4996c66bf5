import { type AvailableGift, type RedeemedGift, receivedRedeemedGiftSchema } from '@kahani/contracts/gifts'
import { redeemGiftMessages as messages } from '@kahani/messages/en/gifts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { postJson } from '../../../lib/api.ts'
import { availableGiftsQuery, useAvailableGifts } from '../../../lib/available-gifts.ts'
import { cn } from '../../../lib/class-names.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import { giftDetailsQuery, unredeemableMessage } from '../../../lib/gift-details.ts'
import { paths } from '../../../lib/paths.ts'
import { userQuery } from '../../../lib/session.ts'
import { storyCreditsQuery } from '../../../lib/story-credits.ts'
import { toast } from '../../../lib/toast.ts'
import { Alert } from '../../../ui/alert.tsx'
import { LittleStar } from '../../../ui/art/ornaments.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { GiftMessage } from '../../../ui/gift-message.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { GiftBox } from './gift-box.tsx'

/** Redeems a gift, then shows its contents. */
export function RedeemCard({ token }: { token: string }) {
  const { gifts, loading } = useAvailableGifts()
  const { redeem, variables, data: redeemed, error, isPending } = useRedeemGift()
  const gift = variables?.gift ?? gifts.find(available => available.token === token)
  // A gift for another address, or one that nobody can redeem.
  const enabled = !loading && !gift && !redeemed
  const details = useQuery({ ...giftDetailsQuery(token), enabled })
  const shown = gift ?? details.data
  const problem = error ? redeemErrorMessage(error) : redeemed ? null : unredeemableMessage(details.error)
  return (
    <div className="relative grid w-full max-w-lg wrap-anywhere gap-5 overflow-hidden rounded-drawn border-2 border-dashed border-edge bg-card p-5 text-center shadow-soft sm:p-8">
      <header className="grid justify-items-center gap-2">
        <div className="relative -mx-5 -mt-5 mb-2 grid h-48 justify-self-stretch place-items-center overflow-hidden rounded-t-[inherit] bg-marigold-wash sm:-mx-8 sm:-mt-8 sm:h-56">
          <LittleStar className="absolute top-6 left-[14%] size-6 animate-twinkle text-marigold" />
          <LittleStar className="absolute top-12 right-[16%] size-4 text-marigold" />
          <LittleStar className="absolute bottom-8 left-[22%] size-4 text-marigold" />
          <LittleStar className="absolute right-[13%] bottom-6 size-5 animate-twinkle text-marigold" />
          {/* It moves when it is known what is inside, and again while it is opened. */}
          <GiftBox
            key={redeemed ? 'open' : isPending ? 'opening' : shown ? 'known' : 'closed'}
            open={redeemed !== undefined}
            className={cn('h-36 sm:h-44', redeemed ? 'animate-rise' : (shown || isPending) && 'animate-wiggle')}
          />
        </div>
        <h1 className="text-3xl">{messages.heading}</h1>
        <p aria-live="polite" className="text-ink-soft">
          <IsolatedText text={giftDescription({ gift, loading, redeemed })} />
        </p>
      </header>
      {shown?.message && <GiftMessage senderName={shown.senderName} message={shown.message} />}
      {problem !== null && (
        <Alert variant="destructive" title={messages.error} className="text-left">
          {problem}
        </Alert>
      )}
      {redeemed ? (
        <Redeemed gift={redeemed} />
      ) : (
        <Button size="lg" busy={isPending} disabled={loading} onClick={() => redeem({ token, gift })}>
          {isPending ? messages.redeeming : messages.redeem}
        </Button>
      )}
    </div>
  )
}

interface GiftState {
  /** Undefined if the gift is not among the user's available gifts, for example because its link was forwarded. */
  gift: AvailableGift | undefined
  loading: boolean
  redeemed: RedeemedGift | undefined
}

/** The text below the heading. */
function giftDescription({ gift, loading, redeemed }: GiftState): string {
  if (redeemed) return messages.redeemed(redeemed.storyCredits)
  if (gift) return messages.found(gift.packageName, gift.senderName)
  return loading ? messages.loading : messages.generic
}

/** Takes the focus from the removed button. */
function Redeemed({ gift: { printedCopies } }: { gift: RedeemedGift }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={container} tabIndex={-1} className="grid gap-5 outline-none">
      <Alert variant="success" title={messages.success} className="text-left">
        {printedCopies > 0 ? messages.addedWithBooklets(printedCopies) : messages.added}
      </Alert>
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink to={paths.createStory()}>{messages.createStory}</ButtonLink>
        <ButtonLink to={paths.myStories()} variant="secondary">
          {messages.viewStories}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The error text of a failed redemption, for the toast and the page. */
const redeemErrorMessage = (error: unknown) => errorMessage(error, messages.failed, messages.unexpected)

interface Redemption {
  token: string
  /** The gift as shown before redeeming: afterwards it is no longer among the available gifts. */
  gift: AvailableGift | undefined
}

const mutationKey = ['redeem-gift']

function useRedeemGift() {
  const queryClient = useQueryClient()
  const { mutate, ...redemption } = useMutation({
    mutationKey,
    mutationFn: ({ token }: Redemption) => postJson(endpoints.redeemGift(), receivedRedeemedGiftSchema, { token }),
    onSuccess: ({ storyCredits }) => toast(messages.toast(storyCredits)),
    onError: error => toast({ title: messages.error, description: redeemErrorMessage(error), variant: 'destructive' }),
    // Also after an error: the gift may have been redeemed although the response was lost.
    onSettled: () => {
      const changed = [userQuery().queryKey, storyCreditsQuery().queryKey, availableGiftsQuery().queryKey]
      for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey })
    },
  })
  return {
    ...redemption,
    redeem(redemption: Redemption): void {
      // A double click fires twice before the button is disabled.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(redemption)
    },
  }
}
