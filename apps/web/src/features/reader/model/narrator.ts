import { createStore } from '../../../lib/store.ts'

/** What is being spoken. */
interface Narration {
  /** `ended` after the last sentence. */
  status: 'idle' | 'speaking' | 'paused' | 'ended'
  /** Index of the current sentence. */
  sentence: number
}

/** A part of the current sentence, in characters. */
export interface WordRange {
  start: number
  end: number
}

export interface Speech {
  voice: SpeechSynthesisVoice | null
  language: string
  rate: number
}

/** Safari and Firefox drop an utterance that is added right after `cancel`. */
const AFTER_CANCEL_MS = 100
/** Without `start` by then, the engine does not answer. */
const START_TIMEOUT_MS = 10_000
/** Longer than any voice takes. Some engines lose the `end` event. */
const maxDurationMs = (text: string, rate: number) => 10_000 + (text.length * 250) / rate

const WORD = /^[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/u
const IDLE: Narration = { status: 'idle', sentence: 0 }

export type Narrator = ReturnType<typeof createNarrator>

/**
 * Speaks sentences with the browser's speech synthesis, one utterance each. Pausing cancels the utterance, and resuming
 * repeats its sentence, because `speechSynthesis.pause` ends it on Android and blocks other tabs on Chrome.
 * @param onFailure the engine does not speak
 */
export function createNarrator(onFailure: () => void) {
  const narration = createStore(IDLE)
  let sentences: readonly string[] = []
  let speech: Speech = { voice: null, language: '', rate: 1 }
  let endsAfterSentence = false
  /** Events of earlier utterances are ignored. The reference prevents the garbage collection of the current one. */
  let current: SpeechSynthesisUtterance | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const wordListeners = new Set<(word: WordRange | null) => void>()

  function showWord(word: WordRange | null): void {
    for (const listener of wordListeners) listener(word)
  }
  function after(ms: number, action: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(action, ms)
  }

  /** Ends the current utterance. */
  function silence(): void {
    clearTimeout(timer)
    showWord(null)
    if (current) window.speechSynthesis.cancel()
    current = null
  }

  function halt(status: 'idle' | 'paused' | 'ended'): void {
    silence()
    narration.set(status === 'idle' ? IDLE : { ...narration.get(), status })
  }

  function fail(): void {
    halt('idle')
    onFailure()
  }

  function next(): void {
    showWord(null)
    const sentence = narration.get().sentence + 1
    if (endsAfterSentence || sentence >= sentences.length) {
      // The utterance is over: there is nothing to cancel.
      current = null
      halt('ended')
    } else speak(sentence, speech.voice)
  }

  function speak(sentence: number, voice: SpeechSynthesisVoice | null): void {
    const text = sentences[sentence]?.trim() ?? ''
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice?.lang ?? speech.language
    utterance.rate = speech.rate
    const listen = (type: keyof SpeechSynthesisUtteranceEventMap, handle: (event: SpeechSynthesisEvent) => void) =>
      utterance.addEventListener(type, event => {
        if (current === utterance) handle(event as SpeechSynthesisEvent)
      })
    listen('start', () =>
      after(maxDurationMs(text, speech.rate), () => {
        silence()
        next()
      }),
    )
    listen('boundary', ({ name, charIndex }) => {
      const word = name === 'word' ? WORD.exec(text.slice(charIndex)) : null
      if (word) showWord({ start: charIndex, end: charIndex + word[0].length })
    })
    listen('end', next)
    listen('error', event => {
      const { error } = event as SpeechSynthesisErrorEvent
      current = null
      // A call, or another tab.
      if (error === 'interrupted' || error === 'canceled') halt('paused')
      // An online voice without a connection.
      else if (voice) speak(sentence, null)
      else fail()
    })
    current = utterance
    // Another page may have left the shared engine paused.
    if (window.speechSynthesis.paused) window.speechSynthesis.resume()
    window.speechSynthesis.speak(utterance)
    after(START_TIMEOUT_MS, fail)
    narration.set({ status: 'speaking', sentence })
  }

  /** All tabs share one queue, which may hold utterances of others. */
  function begin(sentence: number): void {
    const busy = window.speechSynthesis.speaking || window.speechSynthesis.pending
    silence()
    if (busy) {
      window.speechSynthesis.cancel()
      narration.set({ status: 'speaking', sentence })
      after(AFTER_CANCEL_MS, () => speak(sentence, speech.voice))
    } else speak(sentence, speech.voice)
  }

  return {
    subscribe: narration.subscribe,
    current: narration.get,
    /** Calls `listener` with each word that is spoken, where the browser reports words, and with null after it. */
    onWord(listener: (word: WordRange | null) => void): () => void {
      wordListeners.add(listener)
      return () => wordListeners.delete(listener)
    },
    /** Applies from the current sentence on, which starts again. */
    configure(next: Speech): void {
      speech = next
      if (narration.get().status === 'speaking') begin(narration.get().sentence)
    },
    start(text: readonly string[]): void {
      sentences = text
      endsAfterSentence = false
      if (sentences.length > 0) begin(0)
      else narration.set({ status: 'ended', sentence: 0 })
    },
    pause(): void {
      if (narration.get().status === 'speaking' || narration.get().status === 'ended') halt('paused')
    },
    resume(): void {
      if (narration.get().status === 'paused') begin(narration.get().sentence)
    },
    /** Whether the current sentence is the last one. */
    endAfterSentence(ends: boolean): void {
      endsAfterSentence = ends
    },
    stop(): void {
      if (narration.get().status !== 'idle') halt('idle')
    },
  }
}
