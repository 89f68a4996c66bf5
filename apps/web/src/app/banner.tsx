import { type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAIN_ID } from './use-route-focus.ts'

interface BannerProps {
  icon: LucideIcon
  text: string
  /** A small button or link with the classes of `bannerAction`. */
  action: ReactNode
  dismissLabel: string
  onDismiss: () => void
}

/** Layout of the action: below the text on a phone, where it is also taller. */
export const bannerAction = 'max-sm:row-start-2 max-sm:ml-7.5 max-sm:min-h-11 max-sm:justify-self-start'

/** A strip under the header. Dismissing it moves the focus to the page. */
export function Banner({ icon: Icon, text, action, dismissLabel, onDismiss }: BannerProps) {
  const dismiss = () => {
    onDismiss()
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }
  return (
    <div className="bg-night text-on-night">
      <div className="page-width grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 py-2.5 sm:grid-cols-[1fr_auto_auto]">
        <p className="flex items-start gap-2.5 text-sm font-semibold sm:items-center sm:text-base">
          <Icon className="mt-0.5 size-5 shrink-0 text-marigold sm:mt-0" aria-hidden="true" />
          {text}
        </p>
        {action}
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={dismiss}
          className="-mr-2.5 grid size-11 place-items-center self-start rounded-full hover:bg-on-night/15"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
