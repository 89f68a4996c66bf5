import { readerMessages } from '@kahani/messages/en/reader'
import { voiceHelpMessages as voiceHelp } from '@kahani/messages/en/voice-help'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type ToastContent, toast } from '../../../lib/toast.ts'
import { createNarrator, type Narrator, type Speech } from './narrator.ts'
import { COVER, type PageTarget } from './page-navigation.ts'
import { paragraphsOf } from './sentences.ts'
import { isSpeechSupported } from './voices.ts'

const { speech: messages } = readerMessages

/** Between two pages, in which a listener looks at the next picture. */
const PAGE_PAUSE_MS = 900

/** What is read before the sleep timer ends the reading. */
export type ReadingLimit = 'sentence' | 'page' | 'story'

interface ReadAloudOptions {
  /** The text of each page. */
  texts: readonly string[]
  /** The current page, from 1, or `COVER`. */
  page: number
  goTo: (target: PageTarget) => void
  speech: Speech
  limit: ReadingLimit | null
  /** Called when the limit is reached. */
  onLimit: () => void
  /** Whether the browser names a voice for the language. Some speak with voices that they don't name. */
  hasVoice: boolean
  /** Shows how to get a voice. */
  onVoiceHelp: () => void
}

export interface ReadAloud {
  status: 'idle' | 'reading' | 'paused'
  /** Index of the sentence to mark on the page; null for none. */
  sentence: number | null
  narrator: Narrator
  /** Whether the story was read to its end, until another page is opened. */
  finished: boolean
  start: () => void
  pause: () => void
  resume: () => void
  stop: () => void
  /** Reads another page. */
  skip: (target: 'next' | 'previous') => void
}

/** Reads the story aloud from the current page to the end. Stops when the reader leaves the page. */
export function useReadAloud(options: ReadAloudOptions): ReadAloud {
  const { texts, page, goTo, speech, limit, onLimit, hasVoice, onVoiceHelp } = options
  const help = { label: voiceHelp.open, onSelect: onVoiceHelp }
  const failure = useRef<ToastContent>(messages.failed)
  useEffect(() => {
    failure.current = hasVoice
      ? messages.failed
      : { ...voiceHelp.noVoice, action: { label: voiceHelp.open, onSelect: onVoiceHelp } }
  }, [hasVoice, onVoiceHelp])
  const [narrator] = useState(() => createNarrator(() => toast({ ...failure.current, variant: 'destructive' })))
  const { status, sentence } = useSyncExternalStore(narrator.subscribe, narrator.current)
  const [finishedPage, setFinishedPage] = useState<number | null>(null)
  /** The change of the page belongs to the reading. */
  const continues = useRef(false)
  const text = texts[page - 1] ?? ''

  const { voice, language, rate } = speech
  useEffect(() => narrator.configure({ voice, language, rate }), [narrator, voice, language, rate])

  const turnTo = useCallback(
    (target: 'next' | 'previous') => {
      continues.current = true
      goTo(target)
    },
    [goTo],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page or a new text starts and stops the reading
  useEffect(() => {
    if (continues.current) narrator.start(paragraphsOf(text).flat())
    continues.current = false
    setFinishedPage(null)
    return () => {
      if (!continues.current) narrator.stop()
    }
  }, [page, text, narrator])

  useEffect(() => {
    // Some browsers keep speaking after the page is closed.
    window.addEventListener('pagehide', narrator.stop)
    return () => window.removeEventListener('pagehide', narrator.stop)
  }, [narrator])

  useEffect(() => {
    // The narrator may already be reading the page that has just opened.
    if (status !== 'ended' || narrator.current().status !== 'ended') return
    const last = page === texts.length
    if (last || limit === 'sentence' || limit === 'page') {
      narrator.stop()
      if (last && limit !== 'sentence') setFinishedPage(page)
      if (limit) onLimit()
      return
    }
    // A hidden page runs its timers late.
    const timer = setTimeout(() => turnTo('next'), document.hidden ? 0 : PAGE_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [status, page, texts.length, limit, onLimit, narrator, turnTo])

  useEffect(() => {
    if (limit !== 'sentence' || status === 'ended') return
    if (status === 'speaking') {
      narrator.endAfterSentence(true)
      return () => narrator.endAfterSentence(false)
    }
    narrator.stop()
    onLimit()
  }, [limit, status, narrator, onLimit])

  const start = () => {
    if (!isSpeechSupported()) return toast({ ...messages.notSupported, variant: 'destructive', action: help })
    if (page > COVER && text.trim() === '') return toast({ ...messages.noContent, variant: 'destructive' })
    setFinishedPage(null)
    if (page === COVER) turnTo('next')
    else narrator.start(paragraphsOf(text).flat())
    toast(hasVoice ? messages.reading : { ...messages.reading, description: voiceHelp.uncertain, action: help })
  }
  const skip = useCallback(
    (target: 'next' | 'previous') => {
      if (target === 'next' ? page < texts.length : page > 1) turnTo(target)
    },
    [page, texts.length, turnTo],
  )

  return {
    status: status === 'idle' || status === 'paused' ? status : 'reading',
    sentence: status === 'speaking' || status === 'paused' ? sentence : null,
    narrator,
    finished: finishedPage === page,
    start,
    pause: narrator.pause,
    resume: narrator.resume,
    stop: narrator.stop,
    skip,
  }
}
