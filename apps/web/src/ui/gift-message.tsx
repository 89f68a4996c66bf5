import { redeemGiftMessages as messages } from '@kahani/messages/en/gifts'
import { isRightToLeft } from '@kahani/unicode/text-direction'
import { IsolatedText } from './isolated-text.tsx'

/** What the sender of a gift wrote. */
export function GiftMessage({ senderName, message }: { senderName: string; message: string }) {
  return (
    <figure className="grid gap-1 rounded-drawn-sm bg-marigold-wash px-4 py-3 text-left">
      <figcaption className="font-semibold">
        <IsolatedText text={messages.messageFrom(senderName)} />
      </figcaption>
      <blockquote dir={isRightToLeft(message) ? 'rtl' : 'ltr'} className="whitespace-pre-line wrap-anywhere">
        <IsolatedText text={message} />
      </blockquote>
    </figure>
  )
}
