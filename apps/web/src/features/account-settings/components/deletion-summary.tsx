import type { KeptData } from '@kahani/contracts/account-deletion'
import { accountDeletionMessages } from '@kahani/messages/en/account-deletion'

const { deletedItems, keptHeading, keptOrders, keptCopies, cancelled, nothingKept } = accountDeletionMessages.summary

/** Lists what is deleted with an account. */
export const DeletedItems = ({ heading }: { heading: string }) => <Items heading={heading} items={deletedItems} />

/** Lists what is kept of a deleted account, and until when. */
export function KeptItems({ orders, printedCopiesInTransit, printedCopiesCancelled, keptUntil }: KeptData) {
  const items = []
  if (keptUntil !== null) items.push(keptOrders(orders, keptUntil))
  if (printedCopiesInTransit > 0) items.push(keptCopies(printedCopiesInTransit))
  return (
    <>
      {items.length > 0 ? (
        <Items heading={keptHeading} items={items} />
      ) : (
        <p className="text-sm font-semibold">{nothingKept}</p>
      )}
      {printedCopiesCancelled > 0 && <p className="text-sm">{cancelled(printedCopiesCancelled)}</p>}
    </>
  )
}

function Items({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">{heading}</p>
      <ul className="grid list-disc gap-0.5 pl-5 text-ink-soft">
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
