import { type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAIN_ID } from './use-route-focus.ts'

interface BannerProps {
  icon: LucideIcon
  /** The text, which can contain a link. */
  children: ReactNode
  /** A small button; below the text on a phone. */
  action?: ReactNode
  dismissLabel: string
  onDismiss: () => void
}

/** A strip under the header. Dismissing it moves the focus to the page. A low window with an open book has no room for it. */
export function Banner({ icon: Icon, children, action, dismissLabel, onDismiss }: BannerProps) {
  const dismiss = () => {
    onDismiss()
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }
  return (
    <div
      data-banner
      className="bg-night text-on-night in-page:hidden [@media(max-height:40rem)]:in-book:hidden in-[:fullscreen]:hidden [&_:focus-visible]:outline-on-night"
    >
      <div className="page-width flex items-start gap-3 py-2.5 sm:items-center">
        <div className="flex grow flex-col gap-x-3 gap-y-2 sm:flex-row sm:items-center sm:justify-between">
          <div className="flex items-start gap-2.5 text-sm font-semibold sm:items-center sm:text-base">
            <Icon className="mt-0.5 size-5 shrink-0 text-marigold sm:mt-0" aria-hidden="true" />
            <p>{children}</p>
          </div>
          {action && <div className="max-sm:ml-7.5">{action}</div>}
        </div>
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={dismiss}
          className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-full hover:bg-on-night/15"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
