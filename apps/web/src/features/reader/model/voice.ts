/** The properties that decide which voice is chosen. */
type VoiceTraits = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/**
 * Chooses a voice for the document's locale (`en-IN`), then for its language (`en`); null leaves the choice to the browser.
 * Prefers voices of the device, which do not send the story to a server.
 */
export function chooseVoice<V extends VoiceTraits>(voices: readonly V[], documentLanguage: string): V | null {
  const wanted = tagOf(documentLanguage)
  const [language] = wanted.split('-')
  const score = (voice: V) => {
    const tag = tagOf(voice.lang)
    const match = tag === wanted ? 8 : tag.split('-')[0] === language ? 4 : 0
    return match && match + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0)
  }
  let best: V | null = null
  for (const voice of voices) if (score(voice) > (best ? score(best) : 0)) best = voice
  return best
}

/** Android uses `en_IN`. */
const tagOf = (language: string) => language.toLowerCase().replaceAll('_', '-')
