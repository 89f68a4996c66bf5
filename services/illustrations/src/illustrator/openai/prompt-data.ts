/** Words out of a story as they go into a prompt: between marks that they can't close, in one line, cut to a length. */
export function quoted(mark: string, words: string, longest: number): string {
  const plain = words
    .replace(/[<>\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `<${mark}>${cut(plain, longest)}</${mark}>`
}

/** Counted as a prompt's length is, and never through the middle of a character. */
function cut(text: string, longest: number): string {
  const short = text.slice(0, longest)
  return short.isWellFormed() ? short : short.slice(0, -1)
}
