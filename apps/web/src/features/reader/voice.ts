/** The parts of a browser's voice that a choice is made by. */
export type VoiceTraits = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/**
 * The voice to read with: one of the document's very language (`en-IN`), else one of its language at all (`en`), else
 * null, which leaves it to the browser. Among equals one of the device itself, so that no page of the story leaves it.
 */
export function chooseVoice<V extends VoiceTraits>(voices: readonly V[], documentLanguage: string): V | null {
  const wanted = tagOf(documentLanguage)
  const [language] = wanted.split('-')
  const closeness = (voice: V) => {
    const tag = tagOf(voice.lang)
    const near = tag === wanted ? 8 : tag.split('-')[0] === language ? 4 : 0
    return near && near + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0)
  }
  let best: V | null = null
  for (const voice of voices) if (closeness(voice) > (best ? closeness(best) : 0)) best = voice
  return best
}

/** Android writes `en_IN`. */
const tagOf = (language: string) => language.toLowerCase().replaceAll('_', '-')
