import { readerMessages } from '@kahani/messages/en/reader'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../../lib/toast.ts'
import { chooseVoice } from './voice.ts'

const { speech: messages } = readerMessages

/** A little slower than people speak. */
const RATE = 0.9

/** Reads the open page aloud by the browser's own voice. Falls silent when the page turns and when it is left. */
export function useReadAloud(page: number, text: string) {
  const [reading, setReading] = useState(false)
  /** What is being spoken; a late event of an earlier one means nothing. Held so that it isn't collected while it speaks. */
  const spoken = useRef<SpeechSynthesisUtterance | null>(null)

  const stop = () => {
    if (spoken.current === null) return
    spoken.current = null
    window.speechSynthesis.cancel()
    setReading(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is spoken belongs to the page
  useEffect(() => {
    // Some browsers go on speaking after the page is gone, and some know their voices only once asked.
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
    utterance.rate = RATE
    const finish = () => {
      if (spoken.current !== utterance) return
      spoken.current = null
      setReading(false)
    }
    utterance.addEventListener('end', finish)
    utterance.addEventListener('error', finish)
    // Another tab's reading may be waiting in the browser's one queue.
    if (window.speechSynthesis.speaking || window.speechSynthesis.pending) window.speechSynthesis.cancel()
    spoken.current = utterance
    window.speechSynthesis.speak(utterance)
    setReading(true)
    toast(messages.reading)
  }

  return { reading, toggle }
}
