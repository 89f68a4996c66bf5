import { useEffect } from 'react'

/** Long enough to read a page; afterwards the reader has probably fallen asleep. */
const WAKE_LOCK_TIMEOUT_MS = 10 * 60 * 1000

/** Keeps the screen on, where supported, until `activity` has not changed for ten minutes, or is null. */
export function useScreenWakeLock(activity: string | null): void {
  useEffect(() => {
    if (activity === null || !('wakeLock' in navigator)) return
    let wakeLock: WakeLockSentinel | null = null
    let released = false
    const request = async () => {
      if (released || wakeLock?.released === false || document.visibilityState !== 'visible') return
      try {
        const sentinel = await navigator.wakeLock.request('screen')
        if (released) await sentinel.release()
        else wakeLock = sentinel
      } catch {
        // The device refuses, for example because its battery is low.
      }
    }
    const release = () => {
      released = true
      void wakeLock?.release()
    }
    void request()
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', request)
    const timer = setTimeout(release, WAKE_LOCK_TIMEOUT_MS)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', request)
      release()
    }
  }, [activity])
}
