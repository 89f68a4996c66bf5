import type { SentGift } from '@kahani/contracts/sent-gifts'
import { packageOf } from '@kahani/contracts/shop'
import { giftCardMessages as messages, sentGiftsMessages } from '@kahani/messages/en/sent-gifts'
import { isRightToLeft } from '@kahani/unicode/text-direction'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '../../../lib/class-names.ts'
import { paths } from '../../../lib/paths.ts'
import { Logo } from '../../../ui/art/logo.tsx'
import { LittleStar } from '../../../ui/art/ornaments.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { GiftBox } from './gift-box.tsx'
import { QrCode } from './qr-code.tsx'

interface CardProps {
  gift: SentGift
  /** What redeems the gift. */
  code: string
}

/** The pages of the card beside each other, as they are read. Sizes are relative to the width of a page. */
export function CardPreview({ gift, code }: CardProps) {
  const pages: [string, ReactNode][] = [
    [messages.parts.front, <Front key="front" gift={gift} />],
    [messages.parts.message, <Message key="message" gift={gift} />],
    [messages.parts.redeem, <Redeem key="redeem" gift={gift} code={code} />],
  ]
  return (
    <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map(([label, page]) => (
        <li key={label} className="grid content-start gap-2">
          <h2 className="text-base">{label}</h2>
          <div
            data-theme="day"
            className="@container aspect-105/148 overflow-hidden rounded-[2px] bg-[#fff] text-[#1d1510] shadow-lift"
          >
            {page}
          </div>
        </li>
      ))}
    </ol>
  )
}

/**
 * What the browser prints instead of the screen: an A4 sheet with four pages of A6. It is folded to the back twice, so the upper
 * pages, which are inside, are upside down.
 */
export function CardSheet({ gift, code }: CardProps) {
  return createPortal(
    <div data-theme="day" className="printed-book hidden text-[#1d1510] [page:gift-card] print:block">
      <div className="grid h-[296mm] w-[210mm] grid-cols-2 grid-rows-2 overflow-hidden *:overflow-hidden">
        <div className="@container rotate-180">
          <Redeem gift={gift} code={code} />
        </div>
        <div className="@container rotate-180">
          <Message gift={gift} />
        </div>
        <div className="@container">
          <Back />
        </div>
        <div className="@container">
          <Front gift={gift} />
        </div>
      </div>
    </div>,
    document.body,
  )
}

const Page = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={cn(
      'grid h-full content-center justify-items-center gap-[4cqw] p-[9cqw] text-center wrap-anywhere',
      className,
    )}
  >
    {children}
  </div>
)

function Front({ gift: { recipientName } }: { gift: SentGift }) {
  return (
    <Page>
      <GiftBox open={false} className="mb-[4cqw] aspect-square h-auto w-[72cqw]" />
      <p className="font-display text-[9cqw] leading-tight font-bold text-balance">
        <IsolatedText text={messages.forRecipient(recipientName ?? sentGiftsMessages.someone)} />
      </p>
      <p className="text-[4.8cqw] leading-snug text-balance">{messages.frontLine}</p>
    </Page>
  )
}

/** Smaller for a long message, which can have 500 characters. */
const messageSize = (text: string) =>
  text.length > 260 ? 'text-[4.3cqw]' : text.length > 120 ? 'text-[5cqw]' : 'text-[6cqw]'

function Message({ gift: { message, senderName } }: { gift: SentGift }) {
  return (
    <Page>
      <LittleStar className="size-[10cqw] text-[#d99a22]" />
      {message && (
        <p
          dir={isRightToLeft(message) ? 'rtl' : 'ltr'}
          className={cn('leading-snug whitespace-pre-line', messageSize(message))}
        >
          <IsolatedText text={message} />
        </p>
      )}
      {senderName && (
        <p className="font-display text-[6cqw] leading-tight font-semibold">
          <IsolatedText text={messages.from(senderName)} />
        </p>
      )}
    </Page>
  )
}

function Redeem({ gift: { packageId }, code }: CardProps) {
  const { stories, printedCopies } = packageOf(packageId)
  const { origin, host } = window.location
  return (
    <Page className="gap-[3cqw]">
      <p className="font-display text-[7.5cqw] leading-tight font-bold text-balance">
        {messages.contents(stories, printedCopies)}
      </p>
      <p className="text-[4.3cqw] leading-snug text-balance">{messages.what}</p>
      <QrCode
        text={new URL(paths.redeemGift(code), origin).href}
        label={messages.qrLabel}
        className="my-[1cqw] w-[42cqw]"
      />
      <p className="text-[4.3cqw] leading-snug text-balance">{messages.scan}</p>
      <p className="text-[4.3cqw] leading-snug text-balance">{messages.type(host + paths.redeemGift())}</p>
      <p className="text-[6.5cqw] font-bold tracking-wide tabular-nums">{code}</p>
      <p className="text-[3.8cqw] leading-snug text-balance">{messages.how}</p>
    </Page>
  )
}

function Back() {
  return (
    <Page className="content-end">
      <Logo className="scale-75" />
    </Page>
  )
}
