import { useRef } from 'react'

/** Returns the focus of a closed dialog to the element that opened it. Radix does so only for its own trigger. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return
      event.preventDefault()
      opener.current.focus()
      // The opener is disabled while the confirmed action runs, or gone.
      if (document.activeElement !== opener.current)
        opener.current.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    },
  }
}
