import { PRODUCT_NAME } from '@kahani/messages/product'
import { useEffect, useRef } from 'react'
import silence from './silence.flac'
import type { ReadAloud } from './use-read-aloud.ts'

interface LockScreenOptions {
  title: string
  /** Such as "Page 3 of 10". */
  page: string
  /** Path of the cover; null if there is none. */
  cover: string | null
}

/**
 * Shows the story and its controls on the lock screen while it is read aloud. Speech synthesis is no media to browsers:
 * only with an audio element that plays, here silence, do they show controls and keep a hidden page running (decision 029).
 */
export function useLockScreen(reading: ReadAloud, { title, page, cover }: LockScreenOptions): void {
  const { status, pause, resume, stop, skip } = reading
  const audio = useRef<HTMLAudioElement | null>(null)
  const active = status !== 'idle'

  useEffect(() => {
    if (!active || !('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    const element = new Audio(silence)
    element.loop = true
    audio.current = element
    return () => {
      element.pause()
      element.removeAttribute('src')
      audio.current = null
      mediaSession.metadata = null
      mediaSession.playbackState = 'none'
    }
  }, [active])

  useEffect(() => {
    if (!audio.current) return
    navigator.mediaSession.playbackState = status === 'paused' ? 'paused' : 'playing'
    if (status === 'paused') audio.current.pause()
    // Without permission to play, the story is read without controls.
    else audio.current.play().catch(() => undefined)
  }, [status])

  useEffect(() => {
    if (!active || !audio.current) return
    navigator.mediaSession.metadata = new MediaMetadata({
      title,
      album: page,
      artist: PRODUCT_NAME,
      artwork: cover ? [{ src: cover }] : [],
    })
  }, [active, title, page, cover])

  useEffect(() => {
    if (!active || !('mediaSession' in navigator)) return
    const handlers: Partial<Record<MediaSessionAction, () => void>> = {
      play: resume,
      pause,
      stop,
      nexttrack: () => skip('next'),
      previoustrack: () => skip('previous'),
    }
    const entries = Object.entries(handlers) as [MediaSessionAction, () => void][]
    for (const [action, handler] of entries) setHandler(action, handler)
    return () => {
      for (const [action] of entries) setHandler(action, null)
    }
  }, [active, resume, pause, stop, skip])
}

/** Browsers throw for actions that they don't know. */
function setHandler(action: MediaSessionAction, handler: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler)
  } catch {
    // The other actions work.
  }
}
