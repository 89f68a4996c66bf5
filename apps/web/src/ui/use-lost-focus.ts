import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Browsers focus nothing when a focused control is disabled or removed. Then `successor` receives the focus: the control
 * that takes it over, or null to wait for a later rendering.
 * @param successor is called with the control that had the focus
 * @returns handlers for the control, or for an element around it
 */
export function useLostFocus(successor: (last: HTMLElement) => HTMLElement | null | undefined) {
  const last = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    // Firefox leaves the focus on a disabled control.
    const lost = focused === document.body || focused?.matches(':disabled')
    if (last.current && lost) successor(last.current)?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (!target.matches(':disabled')) last.current = null
    },
  }
}
