import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onView` when an element first comes into view. */
export function useFirstView(element: RefObject<Element | null>, onView: () => void): void {
  const view = useEffectEvent(onView)
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      view()
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
