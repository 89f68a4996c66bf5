const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const withoutSpace = (text: string) => text.normalize('NFC').replace(/[\s\u200c-\u200f]/g, '')

/** Whether a page shows a text. In scripts that run right to left only the letters count: they are in visual order. */
export function isSameText(actual: string, expected: string): boolean {
  const [shown, wanted] = [withoutSpace(actual), withoutSpace(expected)]
  const sorted = (letters: string) => [...letters.normalize('NFKD')].sort().join('')
  return shown === wanted || (RIGHT_TO_LEFT.test(wanted) && sorted(shown) === sorted(wanted))
}
