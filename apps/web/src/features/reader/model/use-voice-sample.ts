import { readerMessages } from '@kahani/messages/en/reader'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { toast } from '../../../lib/toast.ts'
import { createNarrator, type Speech } from './narrator.ts'
import { paragraphsOf } from './sentences.ts'

const { voice: messages } = readerMessages.settings

/** Long enough to hear a voice, in characters. */
const ENOUGH = 45

/** The first sentences of a text. */
function sampleOf(text: string): string[] {
  const sentences = paragraphsOf(text).flat()
  let length = 0
  const end = sentences.findIndex(sentence => {
    length += sentence.length
    return length >= ENOUGH
  })
  return end === -1 ? sentences : sentences.slice(0, end + 1)
}

/** Speaks a sample with one voice at a time, until the component unmounts or something else speaks. */
export function useVoiceSample(text: string) {
  const [narrator] = useState(() => createNarrator(() => toast({ ...messages.sampleFailed, variant: 'destructive' })))
  const { status } = useSyncExternalStore(narrator.subscribe, narrator.current)
  const [voice, setVoice] = useState<string | null>(null)
  useEffect(() => narrator.stop, [narrator])
  return {
    /** The id of the voice that speaks. */
    playing: status === 'speaking' ? voice : null,
    stop: narrator.stop,
    play(id: string, speech: Speech): void {
      narrator.stop()
      setVoice(id)
      narrator.configure(speech)
      narrator.start(sampleOf(text))
    },
  }
}
