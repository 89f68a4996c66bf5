import { useSyncExternalStore } from 'react'

/** The properties that decide which voice is chosen. */
type VoiceTraits = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'voiceURI' | 'name'>

const GOOD = /natural|neural|premium|enhanced|siri|google/i
/** Robotic voices, and those that Apple made for fun. */
const POOR = /espeak|eloquence|speech\.synthesis\.voice/i

/** Android uses `en_IN`. */
const tagOf = (language: string) => language.toLowerCase().replaceAll('_', '-')
const baseOf = (language: string) => tagOf(language).split('-')[0]

const qualityOf = ({ name, voiceURI }: VoiceTraits) =>
  POOR.test(voiceURI + name) ? 0 : GOOD.test(voiceURI + name) ? 2 : 1

/** The voices of a language (`en`), best first: those of its locale (`en-IN`) before others, then by quality. */
export function voicesOf<V extends VoiceTraits>(voices: readonly V[], language: string): V[] {
  const rank = (voice: V) => [
    Number(tagOf(voice.lang) === tagOf(language)),
    qualityOf(voice),
    Number(voice.localService),
    Number(voice.default),
  ]
  const compare = (a: number[], b: number[]) => b.map((value, index) => value - (a[index] ?? 0)).find(Boolean) ?? 0
  return voices.filter(voice => baseOf(voice.lang) === baseOf(language)).toSorted((a, b) => compare(rank(a), rank(b)))
}

/**
 * The voice named `wanted`, else the best voice of the device, which does not send the story to a server, else the best one.
 * Null leaves the choice to the browser.
 */
export function chooseVoice<V extends VoiceTraits>(
  voices: readonly V[],
  language: string,
  wanted: string | null,
): V | null {
  const candidates = voicesOf(voices, language)
  return (
    candidates.find(({ voiceURI }) => voiceURI === wanted) ??
    candidates.find(({ localService }) => localService) ??
    candidates[0] ??
    null
  )
}

export const isSpeechSupported = () => 'speechSynthesis' in window

let known: SpeechSynthesisVoice[] = []

/** The same array until the voices change. */
function currentVoices(): SpeechSynthesisVoice[] {
  const voices = isSpeechSupported() ? window.speechSynthesis.getVoices() : []
  const changed =
    voices.length !== known.length || voices.some(({ voiceURI }, index) => voiceURI !== known[index]?.voiceURI)
  if (changed) known = voices
  return known
}

function subscribe(onChange: () => void): () => void {
  const speech = isSpeechSupported() ? window.speechSynthesis : null
  // Older Safari has voices at once, and no events.
  speech?.addEventListener?.('voiceschanged', onChange)
  return () => speech?.removeEventListener?.('voiceschanged', onChange)
}

/** The voices of the browser. Most browsers load them after the first call. */
export const useVoices = () => useSyncExternalStore(subscribe, currentVoices)
