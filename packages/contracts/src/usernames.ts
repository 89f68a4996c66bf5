/** Characters without a visible form: control, formatting, zero-width, bidirectional and unassigned ones. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const WORD = /[\p{L}\p{M}]+/gu

const INDIAN_SCRIPTS = [
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Arab',
  'Olck',
  'Mtei',
]
const OTHER_SCRIPTS = ['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr', 'Thai', 'Tibt', 'Ethi', 'Cher', 'Hang']
/** One script for this purpose, because Japanese names combine them. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const SCRIPTS = [...INDIAN_SCRIPTS, ...OTHER_SCRIPTS]
  .map(name => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }))
  .concat({ name: 'Jpan', pattern: JAPANESE })

const scriptOf = (letter: string) => SCRIPTS.find(({ pattern }) => pattern.test(letter))?.name ?? 'unknown'
const scriptsIn = (text: string) => new Set(Array.from(text.match(/\p{L}/gu) ?? [], scriptOf))

/** The form in which a username is stored: NFKC, without surrounding or repeated spaces. */
export const normalizeUsername = (text: string) => text.normalize('NFKC').replace(/ +/g, ' ').trim()

/** @param name a normalized username */
export const hasInvisibleCharacters = (name: string) => INVISIBLE.test(name)

/**
 * Whether a username could imitate another one with letters of a second script, such as a Cyrillic "а" between Latin
 * letters. Latin and one Indian script may be combined, in separate words.
 * @param name a normalized username
 */
export function mixesScripts(name: string): boolean {
  if ((name.match(WORD) ?? []).some(word => scriptsIn(word).size > 1)) return true
  const [first, ...others] = [...scriptsIn(name)].filter(script => script !== 'Latn')
  if (first === undefined) return false
  return others.length > 0 || (scriptsIn(name).has('Latn') && !INDIAN_SCRIPTS.includes(first))
}
