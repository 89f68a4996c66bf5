import { act } from '@testing-library/react'
import { vi } from 'vitest'

class FakeUtterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  rate = 1
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

/**
 * A speech synthesis that a test drives, with the events of Chrome in their order: `start`, `boundary` for each word, and
 * `end`, or `error` after `cancel`. The test unstubs the globals.
 */
export function startFakeSpeech(voices: Partial<SpeechSynthesisVoice>[] = []) {
  const queue: FakeUtterance[] = []
  const spoken: FakeUtterance[] = []
  const dispatch = (utterance: FakeUtterance | undefined, type: string, detail: object = {}) =>
    void utterance?.dispatchEvent(Object.assign(new Event(type), detail))
  const send = (...event: Parameters<typeof dispatch>) => act(async () => dispatch(...event))
  const synthesis = Object.assign(new EventTarget(), {
    paused: false,
    speak(utterance: FakeUtterance) {
      queue.push(utterance)
      spoken.push(utterance)
    },
    cancel() {
      for (const [index, utterance] of queue.splice(0).entries()) {
        // The browser sends these events after the call.
        queueMicrotask(() => dispatch(utterance, 'error', { error: index === 0 ? 'interrupted' : 'canceled' }))
      }
    },
    resume() {},
    getVoices: () => voices.map(voice => ({ ...voice })),
  })
  Object.defineProperties(synthesis, {
    speaking: { get: () => queue.length > 0 },
    pending: { get: () => queue.length > 1 },
  })
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)

  return {
    /** The utterances of the test, in their order. */
    spoken,
    /** The text that is being spoken; undefined in silence. */
    current: () => queue[0]?.text,
    start: () => send(queue[0], 'start'),
    /** Speaks a word of the current text. */
    word: (word: string) =>
      send(queue[0], 'boundary', { name: 'word', charIndex: queue[0]?.text.indexOf(word), charLength: word.length }),
    /** Speaks the current text to its end. */
    async finish() {
      await send(queue[0], 'start')
      await send(queue.shift(), 'end')
    },
    fail: (error: string) => send(queue.shift(), 'error', { error }),
  }
}
