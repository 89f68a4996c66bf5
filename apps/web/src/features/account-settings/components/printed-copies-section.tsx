import { trackingUrl } from '@kahani/contracts/couriers'
import { deliveryOfCopy } from '@kahani/contracts/delivery-window'
import { formatMoney } from '@kahani/contracts/money'
import type { AccountPrintedCopy } from '@kahani/contracts/prints'
import { accountPrintedCopiesMessages as messages } from '@kahani/messages/en/account-printed-copies'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { endpoints } from '../../../lib/endpoints.ts'
import { PRINTED_COPIES, paths } from '../../../lib/paths.ts'
import { BlankCover } from '../../../ui/art/blank-cover.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { printedCopiesQuery, useCancelPrintedCopy } from '../api/printed-copies.ts'
import { ListSection } from './settings-section.tsx'

export function PrintedCopiesSection() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${PRINTED_COPIES}`) document.getElementById(PRINTED_COPIES)?.focus()
  }, [hash])
  return (
    <ListSection id={PRINTED_COPIES} messages={messages} query={useInfiniteQuery(printedCopiesQuery())}>
      {copies => <PrintedCopies copies={copies} />}
    </ListSection>
  )
}

function PrintedCopies({ copies }: { copies: AccountPrintedCopy[] }) {
  if (copies.length === 0) return <p className="text-ink-soft">{messages.empty}</p>
  return (
    <ul className="grid gap-3">
      {copies.map(copy => (
        <PrintedCopyItem key={copy.id} copy={copy} />
      ))}
    </ul>
  )
}

function PrintedCopyItem({ copy }: { copy: AccountPrintedCopy }) {
  const { id, storyId, title, inLibrary, status, held, updatedAt } = copy
  const days = deliveryOfCopy(copy, new Date())
  const name = title === null ? messages.number(id) : <IsolatedText text={title} />
  return (
    <li data-printed-copy className="flex gap-3 rounded-drawn-sm border-2 border-line p-3.5 sm:gap-4">
      <PrintedCover copy={copy} />
      <div className="grid min-w-0 grow content-start gap-2">
        <div>
          <p className="font-semibold wrap-anywhere">
            {inLibrary ? (
              <Link to={paths.story(storyId)} className="text-link">
                {name}
              </Link>
            ) : (
              name
            )}
          </p>
          {title !== null && <p className="text-sm text-ink-soft">{messages.number(id)}</p>}
        </div>
        <div className="grid gap-1 text-sm font-semibold">
          <p className="text-peacock">{messages.statuses[status](updatedAt)}</p>
          {held && <p className="text-brick">{messages.held}</p>}
          {days && <p>{messages.arrival(days)}</p>}
        </div>
        <Details copy={copy} />
        <Actions copy={copy} />
      </div>
    </li>
  )
}

/** The front of the printed cover: the right half of the sheet. */
function PrintedCover({ copy: { storyId, filesVersion, inLibrary } }: { copy: AccountPrintedCopy }) {
  const [failed, setFailed] = useState(false)
  const size = 'size-14 shrink-0 rounded-drawn-sm sm:size-24'
  if (failed || !inLibrary || filesVersion === null) return <BlankCover className={size} />
  return (
    <img
      src={endpoints.printPreview(storyId, 0, filesVersion)}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
      className={`${size} bg-paper-deep object-cover object-right`}
    />
  )
}

function Details({ copy }: { copy: AccountPrintedCopy }) {
  const { labels } = messages
  const { status, createdAt, paid, shippingAddress, courier, trackingNumber } = copy
  const facts: [string, ReactNode][] = [
    ...(status === 'placed' ? [] : ([[labels.ordered, messages.date(createdAt)]] as [string, ReactNode][])),
    [labels.price, paid ? formatMoney(paid) : messages.included],
  ]
  if (courier) facts.push([labels.courier, courier])
  if (trackingNumber) facts.push([labels.tracking, <TrackingNumber key="number" copy={copy} />])
  if (shippingAddress) facts.push([labels.address, <IsolatedText key="address" text={shippingAddress} />])
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="sm:contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One click selects the number, for the page of a courier that has no link to a parcel. */
function TrackingNumber({ copy: { courier, trackingNumber } }: { copy: AccountPrintedCopy }) {
  const url = trackingUrl(courier, trackingNumber)
  return (
    <>
      <span className="mr-3 select-all">{trackingNumber}</span>
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className="text-link font-semibold">
          {messages.track}
        </a>
      )}
    </>
  )
}

function Actions({ copy }: { copy: AccountPrintedCopy }) {
  const { status } = copy
  if (status === 'placed') return <CancelButton copy={copy} />
  if (status === 'cancelled') return null
  return (
    <p className="text-sm text-ink-soft">
      {status === 'returned' ? messages.returned : messages.question}{' '}
      <Link to={paths.contact()} className="text-link">
        {messages.contact}
      </Link>
    </p>
  )
}

function CancelButton({ copy: { id, title, paid } }: { copy: AccountPrintedCopy }) {
  const { mutate, isPending } = useCancelPrintedCopy(id)
  const { confirm } = messages
  return (
    <ConfirmButton
      variant="secondary"
      size="sm"
      busy={isPending}
      aria-label={messages.cancelOf(title ?? messages.number(id))}
      dialog={{
        ...{ title: confirm.title, cancel: confirm.keep, confirm: confirm.confirm, destructive: true },
        description: paid ? confirm.refunded(formatMoney(paid)) : confirm.returned,
      }}
      onConfirm={() => mutate()}
      className="justify-self-start max-sm:min-h-11"
    >
      {messages.cancel}
    </ConfirmButton>
  )
}
