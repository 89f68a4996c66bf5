import { LOCALE } from '@kahani/messages/en/formats'
import { readerMessages } from '@kahani/messages/en/reader'

type NamedVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang'>

const { voice: messages } = readerMessages.settings

const VENDOR = /^(?:Microsoft|Google|Apple|Android|Samsung)\b/i
const QUALITY = /\b(?:Online|Natural|Neural|Enhanced|Premium|Compact)\b/gi
/** Such as "(India)", "+Andy" and " - English (India)". */
const DETAILS = /\s*(?:[(+]|\s[-–]\s).*$/
/** A voice that has an identifier instead of a name, such as "en-in-x-ene-local". */
const IDENTIFIER = /[_/]|-x-|^[a-z]{2,3}-[a-z]{2}\b/i
/** Short names of regions. */
const SHORT = ['UK', 'US', 'USA', 'Great Britain']

function displayName(type: 'language' | 'region', locales: readonly string[], code: string | undefined): string[] {
  if (!code) return []
  try {
    return locales.flatMap(locale => new Intl.DisplayNames(locale, { type }).of(code) ?? [])
  } catch {
    return []
  }
}

const partsOf = ({ lang }: NamedVoice) => lang.replaceAll('_', '-').split('-')
const regionOf = (voice: NamedVoice) => partsOf(voice).find(part => /^[A-Z]{2}$/.test(part))

/** What is left of the name without maker, language and region, such as "Neerja". */
function ownName(voice: NamedVoice): string {
  if (IDENTIFIER.test(voice.name)) return ''
  const [language] = partsOf(voice)
  const locales = ['en', ...(language ? [language] : [])]
  const words = [
    ...displayName('language', locales, language),
    ...displayName('region', locales, regionOf(voice)),
    ...SHORT,
  ]
  const name = voice.name.replace(VENDOR, '').replace(DETAILS, '').replace(QUALITY, '')
  return words
    .reduce((rest, word) => rest.replace(word, ''), name)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The names of voices as a family calls them, such as "Neerja, India". Voices without a name of their own are numbered. */
export function voiceNames(voices: readonly NamedVoice[]): string[] {
  let unnamed = 0
  return voices.map(voice => {
    const own = ownName(voice)
    const [region] = displayName('region', [LOCALE], regionOf(voice))
    const gender = own === 'Female' || own === 'Male' ? messages.genders[own] : ''
    if (!own) unnamed += 1
    return [gender || own || messages.unnamed(unnamed), region].filter(Boolean).join(', ')
  })
}
