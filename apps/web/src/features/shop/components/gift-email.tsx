import type { GiftPreview } from '@kahani/contracts/gift-preview'
import { formatDay } from '@kahani/messages/en/formats'
import { shopMessages } from '@kahani/messages/en/shop'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { isRightToLeft } from '@kahani/unicode/text-direction'
import { useEffect, useRef } from 'react'
import { IsolatedText } from '../../../ui/isolated-text.tsx'

const messages = shopMessages.gift

/** All emails are in English. */
const EMAIL_LANGUAGE = 'en-IN'

interface GiftEmailProps {
  email: GiftPreview
  /** The address of the recipient, if it is typed. */
  to: string
  /** The day on which it is sent; undefined for at once. */
  deliverOn: string | undefined
}

/**
 * The email as the recipient sees it: the look of `html-layout.ts` of the account service, in the styles of the app. Takes
 * the focus, because it replaces the fields.
 */
export function GiftEmail({ email, to, deliverOn }: GiftEmailProps) {
  const { subject, tagline, picture, heading, greeting, lead, message, button, closing, signature, footer } = email
  const article = useRef<HTMLElement>(null)
  useEffect(() => article.current?.focus(), [])
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={messages.previewLabel}
      className="grid scroll-mt-5 gap-3 outline-none"
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm wrap-anywhere">
        <dt className="text-ink-soft">{messages.to}</dt>
        <dd className="min-h-[1lh]">{to}</dd>
        <dt className="text-ink-soft">{messages.subject}</dt>
        <dd className="font-semibold">
          <IsolatedText text={subject} />
        </dd>
        <dt className="text-ink-soft">{messages.on}</dt>
        <dd>{deliverOn ? formatDay(deliverOn) : messages.atOnce}</dd>
      </dl>
      <div lang={EMAIL_LANGUAGE} className="rounded-drawn-sm border-2 border-line bg-paper p-3 wrap-anywhere sm:p-4">
        <div className="overflow-hidden rounded-drawn border-2 border-edge bg-card">
          <div className="bg-night px-5 py-4 text-center text-on-night">
            <p className="font-display text-2xl font-bold">{PRODUCT_NAME}</p>
            <p className="text-sm">{tagline}</p>
          </div>
          {picture && (
            <img
              src={`data:image/jpeg;base64,${picture.jpeg}`}
              alt={picture.altText}
              className="block w-full bg-night text-center text-sm text-on-night"
            />
          )}
          <div className="grid gap-3.5 p-5">
            <h3 className="text-2xl">
              <IsolatedText text={heading} />
            </h3>
            <p>
              <IsolatedText text={greeting} />
            </p>
            {lead.map(text => (
              <p key={text}>
                <IsolatedText text={text} />
              </p>
            ))}
            {message && (
              <div className="rounded-drawn-sm border-l-4 border-marigold bg-marigold-wash px-4 py-3">
                <p className="font-semibold">
                  <IsolatedText text={message.heading} />
                </p>
                <p dir={isRightToLeft(message.text) ? 'rtl' : 'ltr'} className="whitespace-pre-line">
                  <IsolatedText text={message.text} />
                </p>
              </div>
            )}
            <p className="my-2 text-center">
              <span className="inline-block rounded-full border-2 border-outline bg-marigold px-6 py-2.5 font-display font-bold text-on-marigold">
                {button}
              </span>
            </p>
            {closing.map(text => (
              <p key={text}>{text}</p>
            ))}
            <p className="whitespace-pre-line">{signature.join('\n')}</p>
          </div>
        </div>
        <div className="grid gap-2 px-3 pt-4 text-center text-sm text-ink-soft">
          {footer.map(text => (
            <p key={text}>
              <IsolatedText text={text} />
            </p>
          ))}
        </div>
      </div>
    </article>
  )
}
