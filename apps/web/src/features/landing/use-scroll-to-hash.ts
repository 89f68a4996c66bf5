import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the section that the address names, smoothly unless the visitor wants less motion. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key lets the same link scroll again
  useEffect(() => {
    if (hash === '') return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
  }, [hash, key])
}
