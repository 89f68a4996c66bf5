import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '@kahani/contracts/currencies'
import { shellMessages } from '@kahani/messages/en/shell'
import { ChevronDown } from 'lucide-react'
import { cn } from '../lib/class-names.ts'
import { storeCurrency } from '../lib/currency.ts'

const messages = shellMessages.currency

/** Lists all currencies; only INR can be selected. */
export function CurrencySelect({ className }: { className?: string }) {
  return (
    <span className={cn('relative', className)}>
      <select
        aria-label={messages.label}
        defaultValue={DEFAULT_CURRENCY}
        onChange={event => storeCurrency(event.currentTarget.value)}
        className="min-h-11 w-full appearance-none rounded-drawn-sm border-2 border-transparent bg-transparent py-1 pr-8 pl-2.5 font-semibold text-ink hover:border-line md:w-18 lg:w-20"
      >
        {CURRENCIES.map(currency => (
          <option
            key={currency.code}
            value={currency.code}
            disabled={currency.code !== DEFAULT_CURRENCY}
            className="bg-card text-ink"
          >
            {optionLabel(currency)}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-ink-soft"
        aria-hidden="true"
      />
    </span>
  )
}

/** Omits the currency symbols, which would load another font file on every page. */
function optionLabel({ code, name, razorpaySupported }: Currency): string {
  if (code === DEFAULT_CURRENCY) return code
  return `${code} · ${name} (${razorpaySupported ? messages.notAvailable : messages.willConvert})`
}
