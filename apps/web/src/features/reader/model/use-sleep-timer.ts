import { useCallback, useEffect, useState } from 'react'
import type { ReadingLimit } from './use-read-aloud.ts'

/** Minutes, or the end of the page or of the story that is read aloud. */
export const SLEEP_TIMERS = ['off', 10, 20, 30, 'page', 'story'] as const
type SleepTimerChoice = (typeof SLEEP_TIMERS)[number]

const MINUTE_MS = 60_000
const CHECK_INTERVAL_MS = 5_000

export interface SleepTimer {
  choice: SleepTimerChoice
  choose: (choice: SleepTimerChoice) => void
  /** Null unless minutes were chosen. */
  minutesLeft: number | null
  /** Where reading aloud ends now. */
  limit: ReadingLimit | null
  asleep: boolean
  sleep: () => void
  wake: () => void
}

/** Ends the reading. It is not stored: it belongs to one evening. */
export function useSleepTimer(): SleepTimer {
  const [choice, choose] = useState<SleepTimerChoice>('off')
  const [minutesLeft, setMinutesLeft] = useState<number | null>(null)
  const [asleep, setAsleep] = useState(false)

  useEffect(() => {
    if (typeof choice !== 'number') return
    const deadline = Date.now() + choice * MINUTE_MS
    const check = () => setMinutesLeft(Math.max(Math.ceil((deadline - Date.now()) / MINUTE_MS), 0))
    check()
    const timer = setInterval(check, CHECK_INTERVAL_MS)
    // A device that slept has run no timers.
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
      setMinutesLeft(null)
    }
  }, [choice])

  const sleep = useCallback(() => {
    choose('off')
    setAsleep(true)
  }, [])
  const wake = useCallback(() => setAsleep(false), [])
  const limit = choice === 'page' || choice === 'story' ? choice : minutesLeft === 0 ? 'sentence' : null
  return { choice, choose, minutesLeft, limit, asleep, sleep, wake }
}
