import { type AgeBand, WORDS_PER_PAGE } from '@kahani/contracts/options'
import { countWords } from '@kahani/wishes/count-words'
import { capitalize } from '@kahani/wishes/grammar'
import type { Wording } from '../wording/wording.ts'

/** The texts of the pages, of which the first that names the pet says what it is, if it has room: "Asha’s dog Bruno". */
export function introducePet(texts: readonly string[], age: AgeBand, wording: Wording): readonly string[] {
  const word = (slot: string) => wording.get(slot) ?? ''
  const name = word('pet')
  if (name === '' || name.startsWith('the ')) return texts
  const first = texts.findIndex(text => text.includes(name))
  const text = texts[first]
  if (text === undefined || text.includes(`${word('petNoun')} ${name}`)) return texts
  const at = text.indexOf(name)
  const before = text.slice(0, at)
  const own = /(^|[.!?…:]”?\s|“)$/.test(before) ? capitalize(word('petOwn')) : word('petOwn')
  const introduced = before + own + text.slice(at + name.length)
  return countWords(introduced) > WORDS_PER_PAGE[age][1] ? texts : texts.with(first, introduced)
}
