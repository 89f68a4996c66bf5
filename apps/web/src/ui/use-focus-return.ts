import { useRef } from 'react'

/** Returns the focus of a closed dialog to the element that opened it. Radix does so only for its own trigger. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      // Radix focuses the first radio button of a group, which may not be the checked one.
      if (!(event.currentTarget instanceof Element)) return
      const first = event.currentTarget.querySelector<HTMLInputElement>('input, select, textarea, button')
      if (first?.type !== 'radio' || first.checked) return
      event.preventDefault()
      event.currentTarget.querySelector<HTMLInputElement>('input:checked')?.focus()
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
