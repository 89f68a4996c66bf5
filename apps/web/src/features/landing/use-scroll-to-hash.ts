import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the section in the URL hash, smoothly unless the visitor prefers reduced motion. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same link scroll again
  useEffect(() => {
    if (hash === '') return
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth' })
  }, [hash, key])
}
