import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTheme } from '../../../lib/use-theme.ts'
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
  useTheme(dark ? 'bedtime' : null)
  useDarkBrowserBar(dark)

  const toggle = () => {
    if (bedtime === 'sunset') setException(dark === night ? { night } : null)
    else update({ bedtime: dark ? 'off' : 'on' })
  }
  return { dark, toggle }
}

/** Gives the browser's address bar the colour of the page in bedtime mode; otherwise it stays bright on phones. */
function useDarkBrowserBar(dark: boolean): void {
  useEffect(() => {
    if (!dark) return
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const previous = metas.map(meta => meta.content)
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
    for (const meta of metas) meta.content = paper
    return () => {
      for (const [index, meta] of metas.entries()) meta.content = previous[index] ?? ''
    }
  }, [dark])
}
