import { trackingUrl } from '@kahani/contracts/couriers'
import { deliveryOfCopy } from '@kahani/contracts/delivery-window'
import type { StoryPrintedCopy } from '@kahani/contracts/prints'
import { orderedCopyMessages as messages } from '@kahani/messages/en/prints'
import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { useFirstView } from '../../../lib/use-first-view.ts'
import { storyPrintedCopiesQuery } from '../api/printed-copies.ts'

/** The printed copies of the story that are on order, which are requested when this comes into view. */
export function OrderedCopies({ storyId }: { storyId: number }) {
  const [seen, setSeen] = useState(false)
  const section = useRef<HTMLElement>(null)
  useFirstView(section, () => setSeen(true))
  const { data } = useQuery({ ...storyPrintedCopiesQuery(storyId), enabled: seen })
  const copies = data?.printedCopies.filter(isDated) ?? []
  return (
    <section ref={section} aria-label={messages.label} hidden={seen && copies.length === 0} className="w-full">
      {copies.length > 0 && (
        <ul className="grid justify-items-center gap-2">
          {copies.map(copy => (
            <OrderedCopy key={copy.id} copy={copy} />
          ))}
        </ul>
      )}
    </section>
  )
}

type DatedCopy = StoryPrintedCopy & { createdAt: string; updatedAt: string }

/** Earlier versions of the service send no dates. */
const isDated = (copy: StoryPrintedCopy): copy is DatedCopy =>
  copy.createdAt !== undefined && copy.updatedAt !== undefined

function OrderedCopy({ copy }: { copy: DatedCopy }) {
  const { status, held = false, createdAt, courier = null, trackingNumber = null } = copy
  const days = deliveryOfCopy({ ...copy, held }, new Date())
  const url = trackingUrl(courier, trackingNumber)
  return (
    <li className="flex gap-2">
      <Truck className="mt-0.5 size-5 shrink-0 text-peacock" aria-hidden="true" />
      <p>
        {messages.statuses[status](createdAt)}. {days && `${messages.arrival(days)} `}
        {url && (
          <>
            <a href={url} target="_blank" rel="noreferrer" className="text-link">
              {messages.track}
            </a>{' '}
            ·{' '}
          </>
        )}
        <Link to={paths.printedCopiesOfAccount()} className="text-link">
          {messages.all}
        </Link>
      </p>
    </li>
  )
}
