import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ReadingPreferences } from './reading-preferences.ts'
import { isNight } from './sun.ts'

const CHECK_INTERVAL_MS = 60_000

const isNightNow = () => isNight(new Date())

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_INTERVAL_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

interface Bedtime {
  /** Whether the bedtime theme is shown. */
  dark: boolean
  toggle: () => void
}

/** The bedtime theme, always or after sunset. What `toggle` changes after sunset lasts until the sun rises, or sets. */
export function useBedtime(
  { bedtime }: ReadingPreferences,
  update: (change: { bedtime: 'on' | 'off' }) => void,
): Bedtime {
  const night = useSyncExternalStore(subscribe, isNightNow)
  const [exception, setException] = useState<{ night: boolean } | null>(null)
  const dark = bedtime === 'sunset' ? (exception?.night === night ? !night : night) : bedtime === 'on'
  useBedtimeTheme(dark)

  const toggle = () => {
    if (bedtime === 'sunset') setException(dark === night ? { night } : null)
    else update({ bedtime: dark ? 'off' : 'on' })
  }
  return { dark, toggle }
}

/** Sets the theme of the document, and the colour of the browser's address bar, which otherwise stays bright on phones. */
function useBedtimeTheme(dark: boolean): void {
  useEffect(() => {
    if (!dark) return
    const root = document.documentElement
    root.dataset.theme = 'bedtime'
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const previous = metas.map(meta => meta.content)
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim()
    for (const meta of metas) meta.content = paper
    return () => {
      delete root.dataset.theme
      for (const [index, meta] of metas.entries()) meta.content = previous[index] ?? ''
    }
  }, [dark])
}
