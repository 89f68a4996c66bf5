import { useEffect } from 'react'

/** How long the screen is kept on after the last page was turned, in ms: long enough for a page, short enough to doze off. */
const AWAKE_FOR = 10 * 60 * 1000

/** Keeps the screen on while somebody reads, where the browser can; every change of `turn` counts as reading. */
export function useScreenAwake(turn: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turned page starts the time anew
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let over = false
    const hold = async () => {
      if (over || document.visibilityState !== 'visible') return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (over) await held.release()
        else lock = held
      } catch {
        // The device refuses, such as on a low battery.
      }
    }
    const letGo = () => {
      over = true
      void lock?.release()
    }
    void hold()
    // The browser lets go by itself whenever the page is hidden.
    document.addEventListener('visibilitychange', hold)
    const timer = setTimeout(letGo, AWAKE_FOR)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hold)
      letGo()
    }
  }, [turn])
}
