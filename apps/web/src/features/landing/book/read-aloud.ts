import { useEffect, useEffectEvent, useState } from 'react'

/** The language of the book. */
const LANGUAGE = 'en-IN'
const RATE = 0.9
/** A browser that knows no voice may still have one. */
const MAX_SILENCE_MS = 4_000

const isEnglish = ({ lang }: SpeechSynthesisVoice) => /^en\b/i.test(lang.replace('_', '-'))
const isIndian = ({ lang }: SpeechSynthesisVoice) => /^en.IN/i.test(lang)

/** The best English voice: one of the device before one that is online, then an Indian one. */
const chooseVoice = (voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | null =>
  voices
    .filter(isEnglish)
    .toSorted(
      (a, b) => Number(b.localService) - Number(a.localService) || Number(isIndian(b)) - Number(isIndian(a)),
    )[0] ?? null

/** Speaks a text. @returns a function that ends it */
function speak(text: string, on: { end: () => void; fail: () => void }): () => void {
  if (!('speechSynthesis' in window)) {
    on.fail()
    return () => undefined
  }
  const speech = window.speechSynthesis
  const voices = speech.getVoices()
  const voice = chooseVoice(voices)
  const events = new AbortController()
  const { signal } = events
  const fail = () => {
    end()
    on.fail()
  }
  const silence = voices.length === 0 ? setTimeout(fail, MAX_SILENCE_MS) : undefined
  const end = () => {
    events.abort()
    clearTimeout(silence)
    speech.cancel()
  }
  if (voices.length > 0 && !voice) {
    on.fail()
    return end
  }
  const utterance = new SpeechSynthesisUtterance(text)
  Object.assign(utterance, { lang: voice?.lang ?? LANGUAGE, rate: RATE, voice })
  utterance.addEventListener('start', () => clearTimeout(silence), { signal })
  utterance.addEventListener('end', on.end, { signal })
  utterance.addEventListener('error', fail, { signal })
  speech.cancel()
  speech.speak(utterance)
  return end
}

export interface ReadAloud {
  state: 'silent' | 'reading' | 'no-voice'
  read: () => void
  stop: () => void
}

/** Reads the words of a page aloud, and then calls `onEnd`, which may turn to the next one. */
export function useReadAloud(words: string, onEnd: () => void): ReadAloud {
  const [state, setState] = useState<ReadAloud['state']>('silent')
  const end = useEffectEvent(onEnd)
  const reading = state === 'reading'
  useEffect(() => {
    if (reading) return speak(words, { end: () => end(), fail: () => setState('no-voice') })
  }, [reading, words])
  return { state, read: () => setState('reading'), stop: () => setState('silent') }
}
