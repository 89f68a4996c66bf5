import { readerMessages } from '@kahani/messages/en/reader'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { chooseVoice } from './voice.ts'

const { speech: messages } = readerMessages

/** Slightly slower than normal speech. */
const SPEECH_RATE = 0.9

/** Reads the page aloud with the browser's speech synthesis. Stops when the page changes or the reader closes. */
export function useReadAloud(page: number, text: string) {
  const [reading, setReading] = useState(false)
  /** The current utterance: events of earlier ones are ignored. The reference prevents its garbage collection. */
  const current = useRef<SpeechSynthesisUtterance | null>(null)

  const stop = () => {
    if (current.current === null) return
    current.current = null
    window.speechSynthesis.cancel()
    setReading(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page stops the speech of the previous one
  useEffect(() => {
    // Some browsers keep speaking after the page is closed, and some load their voices only on the first call.
    window.speechSynthesis?.getVoices()
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [page])

  const toggle = () => {
    if (reading) return stop()
    if (!('speechSynthesis' in window)) return toast({ ...messages.notSupported, variant: 'destructive' })
    if (text.trim() === '') return toast({ ...messages.noContent, variant: 'destructive' })
    const utterance = new SpeechSynthesisUtterance(text)
    const { lang } = document.documentElement
    utterance.voice = chooseVoice(window.speechSynthesis.getVoices(), lang)
    utterance.lang = utterance.voice?.lang ?? lang
    utterance.rate = SPEECH_RATE
    const finish = () => {
      if (current.current !== utterance) return
      current.current = null
      setReading(false)
    }
    utterance.addEventListener('end', finish)
    utterance.addEventListener('error', finish)
    // All tabs share one speech queue.
    if (window.speechSynthesis.speaking || window.speechSynthesis.pending) window.speechSynthesis.cancel()
    current.current = utterance
    window.speechSynthesis.speak(utterance)
    setReading(true)
    toast(messages.reading)
  }

  return { reading, toggle }
}
