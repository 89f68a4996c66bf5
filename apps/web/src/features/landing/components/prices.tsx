import { PACKAGES, PRINTED_COPY_PRICE } from '@kahani/contracts/packages'
import { formatCurrency } from '@kahani/messages/en/formats'
import { landingMessages } from '@kahani/messages/en/landing'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { LittleStar } from '../../../ui/art/ornaments.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

const messages = landingMessages.prices
const PAISE = 100
const inRupees = (paise: number) => formatCurrency(paise / PAISE, 'INR')

/** The packages of the shop. An account has used its free story, or has it in its credits. */
export function Prices() {
  const { user } = useSession()
  return (
    <section className="page-width grid gap-8 py-12 sm:py-16">
      <div className="grid gap-3 text-center">
        <h2 className="text-3xl sm:text-4xl">{messages.heading}</h2>
        <p className="text-lg text-ink-soft">{messages.lead}</p>
      </div>
      {!user && (
        <p className="mx-auto flex items-center gap-3 rounded-drawn-sm bg-marigold-wash px-5 py-3">
          <LittleStar className="size-6 shrink-0 text-marigold-deep" />
          <span>
            <strong className="font-display text-lg">{messages.free.title}.</strong> {messages.free.text}
          </span>
        </p>
      )}
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-4">
        {PACKAGES.map(({ id, name, price, stories, printedCopies }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 border-b-2 border-line py-3 sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto] sm:gap-1 sm:rounded-drawn sm:border-0 sm:bg-card sm:p-5 sm:shadow-soft"
          >
            <h3 className="text-lg">{name}</h3>
            <p className="font-display sm:order-last">
              <span className="text-2xl font-bold">{inRupees(price)}</span>
              <span className="text-sm text-ink-soft">{messages.oneTime}</span>
            </p>
            <p className="col-span-full text-ink-soft">{messages.contents(stories, printedCopies)}</p>
          </li>
        ))}
      </ul>
      <p className="mx-auto max-w-2xl text-center text-balance text-ink-soft">
        {messages.printed(inRupees(PRINTED_COPY_PRICE))}
      </p>
      <ButtonLink to={paths.shop()} variant="secondary" className="mx-auto">
        {messages.shop}
      </ButtonLink>
    </section>
  )
}
